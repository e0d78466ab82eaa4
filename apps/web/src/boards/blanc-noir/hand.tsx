import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { useRoving } from '../kit/roving.ts';
import { CardFace } from './card.tsx';
import { timesPicked } from './choice.ts';
import { useTable } from './context.ts';
import { useDrag } from './drag.ts';
import { fan } from './fan.ts';
import { type Card, printed, type Sorting, sorted } from './game.ts';
import type { Picked } from './tappable.ts';

/** The least that must show of a card: a finger's width. */
const STEP = 44;

interface HandProps {
  readonly cards: readonly Card[];
  readonly by: Sorting;
  readonly tappable: ReadonlyMap<Card, string>;
  readonly picked: Picked;
  readonly label: string;
  /** Cards that have just come. */
  readonly fresh: readonly Card[];
  /** The move on its way: its card waits. */
  readonly pending: string | undefined;
  tap(card: Card): void;
  putBack(card: Card): void;
  /** A card that cannot be chosen now was chosen all the same. */
  ask(card: Card, from: HTMLElement): void;
}

/** My cards, fanned and sorted; those I may choose are raised. A tap, a key or dragging it to the table chooses a card. */
export function Hand({ cards, by, tappable, picked, label, fresh, pending, tap, putBack, ask }: HandProps) {
  const { say, strings, inspect } = useTable();
  const held = useMemo(() => keyed(sorted(cards, by)), [cards, by]);
  const { group, groupProps, item } = useRoving(held.length);
  const { width, cardWidth, height } = useRoom(group);
  const chosenAt = (index: number) => timesPicked(picked, held[index]!.card) > held[index]!.copy;
  const act = (index: number, from: HTMLElement) => {
    const { card } = held[index]!;
    if (chosenAt(index)) putBack(card);
    else if (tappable.has(card)) tap(card);
    else ask(card, from);
  };
  const dragging = useDrag(group, act);

  const laid = fan(held.length, { width, height, cardWidth, cardHeight: cardWidth * 1.4, step: STEP });
  useInSight(group, `${[...tappable.keys()].join(' ')} ${laid.width}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      class="bn-hand"
      role="group"
      aria-label={label}
      ref={group}
      data-anchor="hand"
      data-part="hand"
      data-crowded={laid.rows > 1}
      {...groupProps}
      {...dragging}
    >
      <div class="bn-hand-room" style={{ height: `${laid.height}px`, width: `${laid.width}px` }}>
        {held.map(({ card, copy, key }, index) => {
          const chosen = chosenAt(index);
          const move = chosen ? undefined : tappable.get(card);
          const state = chosen ? strings.picked : move !== undefined ? strings.playable : strings.resting;
          const { x, y, turn, wide, high } = laid.cards[index]!;
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
              style={{
                '--w': `${cardWidth}px`,
                '--wide': `${wide}px`,
                '--high': `${high}px`,
                '--x': `${x}px`,
                '--y': `${y}px`,
                '--turn': `${turn}deg`,
              }}
              {...item(index)}
              {...inspect({ card })}
              onClick={event => act(index, event.currentTarget)}
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

/** A strip that scrolls shows what can be chosen: where none of it is in sight, it comes. Looked at anew in every other situation. */
function useInSight(group: { readonly current: HTMLElement | null }, situation: string): void {
  useEffect(() => {
    const strip = group.current;
    if (!strip || strip.scrollWidth <= strip.clientWidth) return;
    const cards = [...strip.querySelectorAll<HTMLElement>('.bn-hand-card[data-playable="true"]')].map(card => card.getBoundingClientRect());
    const { left, right } = strip.getBoundingClientRect();
    const [first] = cards;
    if (first && !cards.some(card => card.left >= left && card.right <= right))
      strip.scrollLeft += (first.left + first.right - left - right) / 2;
  }, [situation]);
}

interface Room {
  readonly width: number;
  readonly cardWidth: number;
  /** How high the rows may be together. */
  readonly height: number;
}

/** Measures what the board leaves to the hand. */
function useRoom(group: { readonly current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: 360, cardWidth: 70, height: 300 });
  useLayoutEffect(() => {
    const element = group.current;
    const board = element?.closest<HTMLElement>('.board-frame');
    if (!element || !board) return;
    const measure = () => {
      const { paddingInlineStart, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      const within = {
        width: element.clientWidth - 2 * Number.parseFloat(paddingInlineStart),
        height: element.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd),
      };
      const next = roomIn(within, board.clientWidth, board.clientHeight);
      setRoom(room => (room.width === next.width && room.cardWidth === next.cardWidth && room.height === next.height ? room : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return room;
}

/** Low boards lie in two columns, unless they are too narrow for that (see `room.css`). */
const LOW = 528;
const TWO_COLUMNS = 544;
/** What an upright board needs beside the hand, in pixels: the others, the piles, the sentence, scrolls and buttons. */
const REST = 425;

/** `within` is the hand's own box: in two columns it takes whatever height the others leave, upright it is as high as its cards. */
export function roomIn({ width, height }: Pick<Room, 'width' | 'height'>, boardWidth: number, boardHeight: number): Room {
  if (boardHeight < LOW && boardWidth >= TWO_COLUMNS) return { width, cardWidth: boardHeight < 360 ? 64 : 70, height };
  const cardWidth =
    boardWidth < 380 || boardHeight < LOW ? 64 : boardWidth < 704 ? 70 : boardHeight < 680 ? 84 : boardHeight < 900 ? 104 : 120;
  return { width, cardWidth, height: Math.max(cardWidth * 1.4, boardHeight - REST) };
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
