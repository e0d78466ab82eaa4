import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from './context.ts';
import { moveWords, type SeatView } from './game.ts';
import { MarkSign } from './signs.tsx';
import type { Strings } from './strings.ts';
import { hasHerald } from './tappable.ts';
import type { Choice } from './use-choice.ts';

interface BarProps {
  readonly legal: readonly string[];
  readonly choice: Choice;
  readonly view: SeatView;
  readonly looking: boolean;
  lookAround(): void;
}

/** Always at the same place: my heralds, what things are, the way back, and the one primary button. */
export function Bar({ legal, choice, view, looking, lookAround }: BarProps) {
  const { strings, say, name, inspect } = useTable();
  const { herald, staged, placement } = choice;
  const primary = useRef<HTMLButtonElement>(null);
  const decided = staged ?? placement?.move;
  useLayoutEffect(() => {
    // Once everything is chosen, Enter says yes; nothing takes the focus from elsewhere on the page.
    if (decided !== undefined && document.activeElement?.closest('.bl')) primary.current?.focus({ preventScroll: true });
  }, [decided]);
  const usable = hasHerald(legal) || herald;
  const act = actOf(choice, strings, move => moveWords(say, move, name));
  return (
    <div class="bl-bar">
      <button
        type="button"
        class="button bl-herald"
        data-move={usable && !herald ? 'herald' : undefined}
        aria-pressed={herald}
        aria-disabled={!usable}
        title={say.herald}
        {...inspect({ herald: true })}
        onClick={() => usable && choice.toggleHerald()}
      >
        <span class="visually-hidden">{strings.heraldButton(view.heralds)}</span>
        <MarkSign of="herald" />
        <b aria-hidden="true">{view.heralds}</b>
      </button>
      <button
        type="button"
        class="button bl-info"
        aria-pressed={looking}
        aria-label={strings.info}
        title={strings.info}
        onClick={lookAround}
      >
        i
      </button>
      {choice.canGoBack && (
        <button type="button" class="button" data-back="" onClick={choice.goBack}>
          {strings.back}
        </button>
      )}
      {act !== undefined && <Act of={primary} {...act} />}
    </div>
  );
}

interface ActOf {
  readonly move: string;
  readonly text: string;
  /** What it is called, where the button has no room for it. */
  readonly label?: string;
  readonly off?: boolean;
  /** It is offered, and not what the turn waits for. */
  readonly aside?: boolean;
  act(): unknown;
}

/** The one thing to do next, if it is not tapped on the table. */
function actOf(choice: Choice, strings: Strings, said: (move: string) => string): ActOf | undefined {
  const { now, staged, cost, tooMany } = choice;
  const offer = (move: string, text: string): ActOf => ({ move, text, act: () => choice.offer(move) });
  if (staged !== undefined) return offer(staged, said(staged));
  if (cost !== undefined || tooMany > 0) return yesTo(choice, strings);
  if (now.swap !== undefined) return { ...offer(now.swap, strings.swap), label: strings.swapDisplay, aside: true };
  const [claim, ...others] = now.awards.values();
  if (claim !== undefined && others.length === 0) return offer(claim, said(claim));
  if (now.end !== undefined) return offer(now.end, strings.endTurn);
  return now.pass === undefined ? undefined : offer(now.pass, strings.pass);
}

/** Sends what was put together card by card, once it is whole. */
function yesTo({ whole, tooMany, placement, confirm }: Choice, strings: Strings): ActOf {
  const paying = placement === undefined ? strings.pay : strings.place;
  return { move: whole.join(', '), off: whole.length === 0, text: tooMany > 0 ? strings.discard : paying, act: confirm };
}

function Act({
  of,
  move,
  text,
  label,
  off = false,
  aside = false,
  act,
}: ActOf & { readonly of: preact.RefObject<HTMLButtonElement | null> }) {
  return (
    <button
      ref={aside ? null : of}
      type="button"
      class={aside ? 'button bl-act' : 'button primary bl-act'}
      data-send={aside ? undefined : ''}
      data-move={move}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      {text}
    </button>
  );
}
