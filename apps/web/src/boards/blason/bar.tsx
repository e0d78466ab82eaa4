import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasHerald } from './choice.ts';
import { useTable } from './context.ts';
import { moveWords, type SeatView } from './game.ts';
import { MarkSign } from './signs.tsx';
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
  const { herald, now, staged, placement, cost, tooMany, whole } = choice;
  const primary = useRef<HTMLButtonElement>(null);
  const decided = staged ?? placement?.move;
  useLayoutEffect(() => {
    // Once everything is chosen, Enter says yes; nothing takes the focus from elsewhere on the page.
    if (decided !== undefined && document.activeElement?.closest('.bl')) primary.current?.focus({ preventScroll: true });
  }, [decided]);
  const usable = hasHerald(legal) || herald;
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
      {staged !== undefined ? (
        <Primary of={primary} move={staged} text={moveWords(say, staged, name)} act={() => choice.offer(staged)} />
      ) : cost !== undefined || tooMany > 0 ? (
        <Primary
          of={primary}
          move={whole.join(', ')}
          off={whole.length === 0}
          text={tooMany > 0 ? strings.discard : placement === undefined ? strings.pay : strings.place}
          act={choice.confirm}
        />
      ) : now.swap !== undefined ? (
        <button
          type="button"
          class="button bl-act"
          data-move={now.swap}
          aria-label={strings.swapDisplay}
          onClick={() => choice.offer(now.swap!)}
        >
          {strings.swap}
        </button>
      ) : now.awards.size === 1 ? (
        [...now.awards.values()].map(move => (
          <Primary key={move} of={primary} move={move} text={moveWords(say, move, name)} act={() => choice.offer(move)} />
        ))
      ) : now.end !== undefined ? (
        <Primary of={primary} move={now.end} text={strings.endTurn} act={() => choice.offer(now.end!)} />
      ) : (
        now.pass !== undefined && <Primary of={primary} move={now.pass} text={strings.pass} act={() => choice.offer(now.pass!)} />
      )}
    </div>
  );
}

interface PrimaryProps {
  readonly of: preact.RefObject<HTMLButtonElement | null>;
  readonly move: string;
  readonly text: string;
  readonly off?: boolean;
  act(): unknown;
}

function Primary({ of, move, text, off = false, act }: PrimaryProps) {
  return (
    <button
      ref={of}
      type="button"
      class="button primary bl-act"
      data-send=""
      data-move={move}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      {text}
    </button>
  );
}
