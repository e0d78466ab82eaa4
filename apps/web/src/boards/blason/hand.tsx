import { inBoxOrder } from '@tabard/blason/questions';
import { useRef } from 'preact/hooks';
import { useRoving } from '../kit/roving.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { draggable } from './drag.ts';
import type { Card } from './game.ts';

export interface HandProps {
  readonly cards: readonly Card[];
  readonly label: string;
  /** What a tap on a card means now, spelled. */
  moveOf(card: Card): string | undefined;
  /** The element being placed. */
  readonly element: Card | undefined;
  /** Cards picked to pay, or to discard. */
  readonly picked: readonly Card[];
  readonly pickedAs: 'pay' | 'discard';
  readonly fresh: readonly Card[];
  readonly pending: string | undefined;
  tap(card: Card, from: HTMLElement): void;
  /** Carried from the hand, and let go over something. */
  lift(card: Card): void;
  drop(card: Card, target: Element | null): void;
}

/** My cards, each as wide as the room allows; the left edge shows all that counts. */
export function Hand(props: HandProps) {
  const { cards, label, moveOf, element, picked, pickedAs, fresh, pending, tap } = props;
  // What is carried is let go in a later drawing than it was taken up in.
  const latest = useRef(props);
  latest.current = props;
  const carry = (card: Card) => draggable({ start: () => props.lift(card), drop: target => latest.current.drop(card, target) });
  const { say, strings, inspect } = useTable();
  const held = inBoxOrder(cards);
  const { group, groupProps, item } = useRoving(held.length);
  const roles = { element: strings.beingPlaced, pay: strings.pays, discard: strings.goes };
  const onItsWay = pending?.split(/[ ,]+/) ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      class="bl-hand"
      role="group"
      data-part="hand"
      aria-label={label}
      ref={group}
      data-anchor="hand"
      style={{ '--n': held.length }}
      {...groupProps}
    >
      {held.length === 0 && <p class="bl-empty">{strings.emptyHand}</p>}
      {held.map((card, index) => {
        const chosen = picked.includes(card) ? pickedAs : undefined;
        const role = card === element ? 'element' : chosen;
        const move = moveOf(card);
        const state = role === undefined ? (move === undefined ? strings.resting : strings.playable) : roles[role];
        return (
          <button
            key={card}
            type="button"
            class="bl-hand-card"
            data-anchor={`card:${card}`}
            data-move={move}
            data-playable={move !== undefined}
            data-role={role}
            data-fresh={fresh.includes(card)}
            data-pending={onItsWay.includes(card)}
            aria-pressed={role !== undefined}
            aria-description={say.about(card)}
            {...item(index)}
            {...inspect({ card })}
            {...(isPlaceable(move) ? carry(card) : {})}
            onClick={event => tap(card, event.currentTarget)}
          >
            <span class="visually-hidden">{strings.all([say.element(card), state])}</span>
            <CardFace card={card} />
            {role !== undefined && role !== 'element' && (
              <span class="bl-tag" aria-hidden="true">
                {state}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

const isPlaceable = (move: string | undefined): boolean => move !== undefined && /^(herald )?place /.test(move);
