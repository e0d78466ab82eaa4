import { useRoving } from '../kit/roving.ts';
import { CardBack, CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { type Card, displayed, type PileName, type View } from './game.ts';
import type { Tappable } from './tappable.ts';

interface MarketProps {
  readonly view: View;
  readonly now: Tappable;
  /** Cards that have just come to the display. */
  readonly fresh: readonly Card[];
  /** A tap asks what a card is, whatever else it could do. */
  readonly looking: boolean;
  take(move: string): void;
  look(card: Card, from: HTMLElement): void;
}

/** The display of six with both stacks: what can be taken. */
export function Market({ view, now, fresh, looking, take, look }: MarketProps) {
  const { strings } = useTable();
  const rows = displayed(view.display);
  const { group, groupProps, item } = useRoving(view.display.length + 2);
  let index = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="bl-market" role="group" aria-label={strings.display} ref={group} {...groupProps}>
      {rows.map(({ pile, cards }) => (
        <div key={pile} class="bl-market-row" data-pile={pile}>
          <Stack pile={pile} view={view} move={now.stacks.get(pile)} take={take} rove={item(index++)} />
          {cards.map(card => (
            <Offer
              key={card}
              card={card}
              move={looking ? undefined : now.display.get(card)}
              fresh={fresh.includes(card)}
              take={take}
              look={look}
              rove={item(index++)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type Rove = ReturnType<ReturnType<typeof useRoving>['item']>;

interface StackProps {
  readonly pile: PileName;
  readonly view: View;
  readonly move: string | undefined;
  readonly rove: Rove;
  take(move: string): void;
}

function Stack({ pile, view, move, rove, take }: StackProps) {
  const { strings, say } = useTable();
  const left = view.stacks[pile];
  const discards = view.discards[pile].length;
  return (
    <div class="bl-stack" data-anchor={`discard:${pile}`}>
      <button
        type="button"
        class="bl-offer"
        data-anchor={`stack:${pile}`}
        data-move={move}
        aria-disabled={move === undefined}
        {...rove}
        onClick={() => move !== undefined && take(move)}
      >
        <span class="visually-hidden">
          {strings.all([strings.stack(say.piles[pile], left), strings.discards(discards), move === undefined ? '' : strings.takeBlind])}
        </span>
        {left > 0 ? <CardBack pile={pile} /> : <span class="board-card bl-card bl-gap" aria-hidden="true" />}
        <span class="bl-stack-name" aria-hidden="true">
          {say.piles[pile]}
        </span>
        <span class="bl-stack-count" aria-hidden="true">
          <b>{left}</b>
          <span title={strings.discards(discards)}>+{discards}</span>
        </span>
      </button>
    </div>
  );
}

interface OfferProps {
  readonly card: Card;
  readonly move: string | undefined;
  readonly fresh: boolean;
  readonly rove: Rove;
  take(move: string): void;
  look(card: Card, from: HTMLElement): void;
}

function Offer({ card, move, fresh, rove, take, look }: OfferProps) {
  const { say, strings, inspect } = useTable();
  return (
    <button
      type="button"
      class="bl-offer"
      data-anchor={`display:${card}`}
      data-move={move}
      data-fresh={fresh}
      aria-description={say.about(card)}
      {...rove}
      {...inspect({ card })}
      onClick={event => (move === undefined ? look(card, event.currentTarget) : take(move))}
    >
      <span class="visually-hidden">{move === undefined ? say.element(card) : strings.take(say.element(card))}</span>
      <CardFace card={card} />
    </button>
  );
}
