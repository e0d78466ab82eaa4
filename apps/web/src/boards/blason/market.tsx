import { hasEmptyColumn } from '@tabard/blason/questions';
import { useRoving } from '../kit/roving.ts';
import { CardBack, CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { draggable } from './drag.ts';
import type { Card, PileName, SeatView, View } from './game.ts';
import { usePlaces } from './places.ts';
import { MarkSign } from './signs.tsx';
import { soft } from './soft.ts';
import type { Tappable } from './tappable.ts';

interface MarketProps {
  readonly view: View;
  /** My seat; undefined for a spectator. */
  readonly mine: SeatView | undefined;
  readonly now: Tappable;
  /** Cards that have just come to the display. */
  readonly fresh: readonly Card[];
  /** A tap asks what a card is, whatever else it could do. */
  readonly looking: boolean;
  /** A move is on its way: a tap is none. */
  readonly isBusy: boolean;
  take(move: string): void;
  look(card: Card, from: HTMLElement): void;
}

/** The display of six with both stacks: what can be taken. */
export function Market({ view, mine, now, fresh, looking, isBusy, take, look }: MarketProps) {
  const { strings } = useTable();
  const rows = usePlaces(view.display);
  const { group, groupProps, item } = useRoving(view.display.length + rows.length);
  let index = 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="bl-market" role="group" aria-label={strings.display} data-part="common" data-anchor="market" ref={group} {...groupProps}>
      {rows.map(({ pile, places }) => (
        <div key={pile} class="bl-market-row" data-pile={pile}>
          <Stack pile={pile} view={view} move={now.stacks.get(pile)} take={take} rove={item(index++)} />
          {places.map((card, place) =>
            card === undefined ? (
              <span key={place} class="board-card bl-card bl-gap" aria-hidden="true" />
            ) : (
              <Offer
                key={card}
                card={card}
                move={looking ? undefined : now.display.get(card)}
                fits={mine !== undefined && hasEmptyColumn(mine, card)}
                fresh={fresh.includes(card)}
                take={take}
                look={(one, from) => !isBusy && look(one, from)}
                rove={item(index++)}
              />
            ),
          )}
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
  const { strings, say, lang } = useTable();
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
        onClick={event => move !== undefined && !isSecond(event) && take(move)}
      >
        <span class="visually-hidden">
          {strings.all([strings.stack(say.piles[pile], left), strings.discards(discards), move === undefined ? '' : strings.takeBlind])}
        </span>
        {left > 0 ? <CardBack pile={pile} /> : <span class="board-card bl-card bl-gap" aria-hidden="true" />}
        <span class="bl-stack-name" aria-hidden="true">
          {soft(lang, say.piles[pile])}
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
  /** It has an empty column to go to on my shield. */
  readonly fits: boolean;
  readonly fresh: boolean;
  readonly rove: Rove;
  take(move: string): void;
  look(card: Card, from: HTMLElement): void;
}

function Offer({ card, move, fits, fresh, rove, take, look }: OfferProps) {
  const { say, strings, inspect } = useTable();
  const drag = move === undefined ? {} : draggable({ drop: target => target?.closest('.bl-mine') && take(move) });
  return (
    <button
      type="button"
      class="bl-offer"
      data-anchor={`display:${card}`}
      data-move={move}
      data-fresh={fresh}
      aria-description={strings.all([say.about(card), fits ? strings.fits : ''])}
      {...rove}
      {...inspect({ card })}
      {...drag}
      onClick={event => {
        if (move === undefined) look(card, event.currentTarget);
        else if (!isSecond(event)) take(move);
      }}
    >
      <span class="visually-hidden">{move === undefined ? say.element(card) : strings.take(say.element(card))}</span>
      <CardFace card={card} />
      {fits && (
        <span class="bl-fits" title={strings.fits} aria-hidden="true">
          <MarkSign of="shield" />
        </span>
      )}
    </button>
  );
}

/** The second half of a double click takes nothing: by then another card lies there. */
const isSecond = ({ detail }: MouseEvent): boolean => detail > 1;
