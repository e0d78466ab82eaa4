import { kindOf } from '@tabard/tintenblut/questions';
import { useRoving } from '../kit/roving.ts';
import { useTable } from './context.ts';
import { PlacePicture } from './drawing.tsx';
import { cardNumber, cardsByNumber, colourOf, type Location, placeOf, planOf, type SeatView, type View } from './game.ts';
import { KindSign, MarkSign } from './signs.tsx';
import { planWords } from './slip.tsx';
import type { Choice } from './use-choice.ts';

interface HandProps {
  readonly seat: number;
  readonly view: View;
  readonly own: SeatView;
  readonly choice: Choice;
  readonly pending: string | undefined;
  consider(card: Location | undefined): void;
}

/** A finger that holds a card wants to know what it is; a mouse may drag it to its place. */
const isFine = matchMedia('(pointer: fine)').matches;

/** My ten location cards, always in the same order: those in hand, and those that lie played; once all do, each can be chosen again. */
export function Hand({ seat, view, own, choice, pending, consider }: HandProps) {
  const table = useTable();
  const { say, strings, inspect } = table;
  const cards = cardsByNumber(seat);
  const { group, groupProps, item } = useRoving(cards.length);
  const top = own.played.at(-1);
  const left = cards.length - own.played.length;
  const toldOf = (card: Location) => {
    const to = placeOf(card);
    return to && planWords(table, planOf(view, seat, card, to), seat);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="tb-hand" role="group" aria-label={strings.yourCards(left)} ref={group} data-anchor="hand" {...groupProps}>
      {cards.map((card, index) => {
        const played = own.played.includes(card) && !choice.now.journeys.has(card);
        const chosen = choice.act?.kind === 'journey' && choice.act.card === card;
        // Instead of one card another can be chosen.
        const open = choice.act === undefined || (choice.act.kind === 'journey' && !chosen);
        const move = open && choice.now.journeys.has(card) ? `go ${card}` : undefined;
        const state = played ? (card === top ? strings.onTop : strings.played) : move === undefined ? strings.inHand : strings.playable;
        const { onFocus, ...rove } = item(index);
        return (
          <button
            key={card}
            type="button"
            class="tb-location"
            data-card={card}
            data-anchor={`card:${card}`}
            data-move={move}
            data-played={played}
            data-top={card === top}
            data-payable={choice.now.journeys.has(card)}
            data-pending={pending === `go ${card}` || pending?.startsWith(`go ${card} `) === true}
            aria-pressed={chosen}
            aria-description={move === undefined ? undefined : toldOf(card)}
            draggable={move !== undefined && isFine}
            onDragStart={() => choice.tap({ type: 'card', card })}
            {...rove}
            {...inspect({ kind: 'location', card, colour: colourOf(seat) })}
            onFocus={event => {
              onFocus();
              // A focus that was handed over asks for nothing.
              if (event.currentTarget.matches(':focus-visible')) consider(card);
            }}
            onBlur={() => consider(undefined)}
            onMouseEnter={() => consider(card)}
            onMouseLeave={() => consider(undefined)}
            onClick={() => choice.tap({ type: 'card', card })}
          >
            <span class="visually-hidden">{strings.row([say.locations[card], String(cardNumber(seat, card)), state])}</span>
            <LocationFace card={card} number={cardNumber(seat, card)} />
          </button>
        );
      })}
    </div>
  );
}

/** A location card: number, picture, name. */
export function LocationFace({ card, number }: { readonly card: Location; readonly number: number }) {
  const { say, strings } = useTable();
  const place = placeOf(card);
  return (
    <span class="board-card tb-location-face" data-kind={place === undefined ? 'ink' : kindOf(place)} aria-hidden="true">
      <span class="tb-location-edge">
        <b>{number}</b>
        {place !== undefined && <KindSign of={kindOf(place)} />}
      </span>
      {place === undefined ? <MarkSign of="ink" /> : <PlacePicture place={place} />}
      <span class="tb-location-name">{strings.hyphenated[card] ?? say.locations[card]}</span>
    </span>
  );
}
