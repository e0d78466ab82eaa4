import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useRoving } from '../kit/roving.ts';
import { CardFace } from './card.tsx';
import { timesPicked } from './choice.ts';
import { useTable } from './context.ts';
import { fan } from './fan.ts';
import { type Card, printed, sorted } from './game.ts';
import type { Picked } from './tappable.ts';

/** Room for the tilt of the outer cards. */
const EDGE = 8;
/** Windows lower than this have smaller cards. */
const LOW = 780;

interface HandProps {
  readonly cards: readonly Card[];
  readonly tappable: ReadonlyMap<Card, string>;
  readonly picked: Picked;
  readonly label: string;
  /** Cards that have just come. */
  readonly fresh: readonly Card[];
  /** The move on its way: its card waits. */
  readonly pending: string | undefined;
  tap(card: Card, from: HTMLElement): void;
  putBack(card: Card): void;
  /** A card that cannot be chosen now was chosen all the same. */
  ask(card: Card, from: HTMLElement): void;
}

/** My cards, fanned, sorted by colour then number; those I may choose are raised. */
export function Hand({ cards, tappable, picked, label, fresh, pending, tap, putBack, ask }: HandProps) {
  const { say, strings, inspect } = useTable();
  const held = useMemo(() => keyed(sorted(cards)), [cards]);
  const { group, groupProps, item } = useRoving(held.length);
  const [width, setWidth] = useState(360);
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const element = group.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth - 2 * EDGE);
      setLow(innerHeight < LOW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);

  const cardWidth = width < 520 ? 70 : width < 680 || low ? 84 : 112;
  const laid = fan(held.length, { width, cardWidth, cardHeight: cardWidth * 1.4, step: 44 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="bn-hand" role="group" aria-label={label} ref={group} data-anchor="hand" {...groupProps}>
      <div class="bn-hand-room" style={{ height: `${laid.height}px` }}>
        {held.map(({ card, copy, key }, index) => {
          const chosen = timesPicked(picked, card) > copy;
          const move = chosen ? undefined : tappable.get(card);
          const act = (from: HTMLElement) => {
            if (chosen) putBack(card);
            else if (move !== undefined) tap(card, from);
            else ask(card, from);
          };
          const state = chosen ? strings.picked : move !== undefined ? strings.playable : strings.resting;
          const { x, y, turn } = laid.cards[index]!;
          return (
            <button
              key={key}
              type="button"
              class="bn-hand-card"
              data-anchor={`card:${card}`}
              data-move={move}
              data-playable={move !== undefined}
              data-chosen={chosen}
              data-fresh={copy < fresh.filter(one => one === card).length}
              data-pending={copy === 0 && pending?.split(' ').includes(card)}
              aria-pressed={chosen}
              aria-disabled={move === undefined && !chosen}
              {...(typeof printed(card).face === 'string' ? { 'aria-description': say.about(card) } : {})}
              style={{ '--w': `${cardWidth}px`, '--x': `${x}px`, '--y': `${y}px`, '--turn': `${turn}deg` }}
              {...item(index)}
              {...inspect({ card })}
              onClick={event => act(event.currentTarget)}
            >
              <span class="visually-hidden">{strings.row([say.card(card), state])}</span>
              <CardFace card={card} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Two copies of a card are two things in the hand. */
function keyed(cards: readonly Card[]): { readonly card: Card; readonly copy: number; readonly key: string }[] {
  const seen = new Map<Card, number>();
  return cards.map(card => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy, key: `${card} ${copy}` };
  });
}
