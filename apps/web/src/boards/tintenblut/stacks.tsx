import { useTable } from './context.ts';
import type { View } from './game.ts';
import { CardSign, MarkSign } from './signs.tsx';

interface StacksProps {
  readonly view: View;
  /** The last villain phase can be looked at again. */
  readonly reckoning: (() => void) | undefined;
}

/** What lies beside the map: the round, the villains' stack with the group of its top card, the advantage cards. */
export function Stacks({ view, reckoning }: StacksProps) {
  const { strings, inspect, look } = useTable();
  const { size, top } = view.villainStack;
  const villains = { kind: 'villain-stack', top } as const;
  const advantages = { kind: 'advantage-stack' } as const;
  return (
    <div class="tb-stacks">
      <span class="tb-round" data-last={view.lastRound}>
        {view.lastRound ? strings.theLastRound : strings.round(view.round)}
      </span>
      <button
        type="button"
        class="tb-pile"
        data-pile="villains"
        data-anchor="villains"
        {...inspect(villains)}
        onClick={event => (reckoning ? reckoning() : look(villains, event.currentTarget))}
      >
        <span class="visually-hidden">{strings.villainStack(size, top)}</span>
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
