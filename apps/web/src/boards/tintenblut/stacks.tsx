import { useTable } from './context.ts';
import { adderheadsLeft, mayBringEnd, type View, villainOf } from './game.ts';
import { CardSign, MarkSign, SeatSign, VillainSign } from './signs.tsx';
import type { Reckoning } from './trace.ts';

interface StacksProps {
  readonly view: View;
  /** Who reads it. */
  readonly me: number | undefined;
  /** The last villain phase. */
  readonly reckoning: Reckoning | undefined;
  /** Shows it at length. */
  open(): void;
}

/** What lies beside the map: the round, who drew the last villain, the villains' stack with the group of its top card, the advantage cards. */
export function Stacks({ view, me, reckoning, open }: StacksProps) {
  const { strings, inspect, look } = useTable();
  const { size, top } = view.villainStack;
  const villains = { kind: 'villain-stack', top } as const;
  const advantages = { kind: 'advantage-stack' } as const;
  const { left, all, cards } = adderheadsLeft(view);
  const counted = strings.villainCount(size, left, all, cards);
  return (
    <div class="tb-stacks">
      <Round view={view} me={me} />
      {reckoning && <LastVillain of={reckoning} me={me} open={open} />}
      <button
        type="button"
        class="tb-pile"
        data-pile="villains"
        data-anchor="villains"
        title={counted}
        {...inspect(villains)}
        onClick={event => look(villains, event.currentTarget)}
      >
        <span class="visually-hidden">{`${strings.villainStack(size, top)} ${counted}`}</span>
        <MarkSign of="villain" />
        <b aria-hidden="true">{top ?? '–'}</b>
        <span aria-hidden="true">{size}</span>
      </button>
      <button
        type="button"
        class="tb-pile"
        data-pile="advantages"
        data-anchor="pile"
        {...inspect(advantages)}
        onClick={event => look(advantages, event.currentTarget)}
      >
        <span class="visually-hidden">{strings.advantageStack(view.advantageStack)}</span>
        <CardSign />
        <span aria-hidden="true">{view.advantageStack}</span>
      </button>
    </div>
  );
}

/** The round, and whether it may be the last but one: somebody could reach the last gate. */
function Round({ view, me }: Pick<StacksProps, 'view' | 'me'>) {
  const { strings, say, name } = useTable();
  const near = mayBringEnd(view);
  const forecast = strings.mayBringEnd(say.and(near.map(seat => (seat === me ? strings.youMayBringEnd : name(seat)))));
  return (
    <span class="tb-round" data-last={view.lastRound}>
      {view.lastRound ? strings.theLastRound : strings.round(view.round)}
      {near.length > 0 && (
        <small class="tb-forecast" title={forecast}>
          <span class="visually-hidden">{forecast}</span>
          <span aria-hidden="true">{strings.endInSight}</span>
        </small>
      )}
    </span>
  );
}

/** In one line: which villain came to whom. */
function LastVillain({ of: { villain, adderhead }, me, open }: { readonly of: Reckoning; readonly me: number | undefined; open(): void }) {
  const { strings, say, name } = useTable();
  const drawn = villain?.type === 'villain' ? villain : undefined;
  const toMe = villain && me !== undefined ? say.toYou(villain, me, name) : '';
  const text = toMe || (villain ? say.fact(villain, name, me) : strings.reckoning);
  return (
    <button type="button" class="tb-lastvillain" data-struck={adderhead !== undefined} title={text} onClick={open}>
      <span class="visually-hidden">{text}</span>
      {drawn ? <VillainSign of={villainOf(drawn.villain)} /> : <MarkSign of="villain" />}
      {villain && (
        <>
          <span aria-hidden="true">→</span>
          <SeatSign seat={villain.seat} />
        </>
      )}
    </button>
  );
}
