import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from './context.ts';
import { Dustfinger } from './figures.tsx';
import { moveWords, type View } from './game.ts';
import type { Choice } from './use-choice.ts';

interface BarProps {
  readonly view: View;
  readonly choice: Choice;
  /** It is mine to decide. */
  readonly mine: boolean;
}

/** Always at the same place: the way back, what may be done besides, and the one primary button. */
export function Bar({ view, choice, mine }: BarProps) {
  const { strings, say, name } = useTable();
  const { act, now, proposed, asks } = choice;
  const primary = useRef<HTMLButtonElement>(null);
  const decided = proposed.find(choice.isLegal);
  useLayoutEffect(() => {
    // Once everything is chosen, Enter says yes; nothing takes the focus from elsewhere on the page.
    if (decided !== undefined && document.activeElement?.closest('.tb-hand, .tb-places, .tb-advantages, .tb-bar'))
      primary.current?.focus({ preventScroll: true });
  }, [decided]);
  if (!mine) return <div class="tb-bar" />;
  const words = (move: string) => (move.startsWith('lose ') ? strings.giveUp(choice.picked.length) : moveWords(say, move, name));
  return (
    <div class="tb-bar">
      {act !== undefined && (
        <button type="button" class="button" data-back="" onClick={() => choice.tap({ type: 'back' })}>
          {strings.back}
        </button>
      )}
      {act !== undefined &&
        proposed.map((move, index) => (
          <Send
            key={move}
            of={index === 0 ? primary : undefined}
            move={move}
            text={words(move)}
            off={!choice.isLegal(move)}
            second={index > 0}
            act={() => choice.send(move)}
          />
        ))}
      {act?.kind === 'use' && (asks === 'line' || asks === 'villain') && <Names choice={choice} />}
      {act === undefined && <Offers view={view} choice={choice} />}
      {act === undefined && now.end !== undefined && (
        <Send of={primary} move={now.end} text={words(now.end)} act={() => choice.offer(now.end!)} />
      )}
    </div>
  );
}

/** What can be named with a card, as buttons: a line of rewards, a villain. */
function Names({ choice }: { readonly choice: Choice }) {
  const { say, name } = useTable();
  if (choice.act?.kind !== 'use') return null;
  return (
    <>
      {[...(choice.now.uses.get(choice.act.card) ?? [])]
        .filter(([, move]) => !choice.proposed.includes(move))
        .map(([named, move]) => (
          <button key={move} type="button" class="button" data-move={move} onClick={() => choice.tap({ type: 'name', named })}>
            {moveWords(say, move, name)}
          </button>
        ))}
    </>
  );
}

/** Whole moves: to collect, to leave Dustfinger where he is, to choose who begins, to pass. */
function Offers({ view, choice }: { readonly view: View; readonly choice: Choice }) {
  const { say, strings, name } = useTable();
  const { now } = choice;
  const whole = [...now.collects, ...(now.stay === undefined ? [] : [now.stay]), ...now.starts.values()];
  return (
    <>
      {(view.phase === 'arrived' || now.dustfinger.size > 0) && (
        <button
          type="button"
          class="button tb-send-dustfinger"
          data-move={now.dustfinger.size > 0 ? 'dustfinger' : undefined}
          aria-disabled={now.dustfinger.size === 0}
          onClick={() => choice.tap({ type: 'dustfinger' })}
        >
          <Dustfinger />
          <span>{strings.moveDustfinger(say.dustfinger)}</span>
        </button>
      )}
      {now.pass !== undefined && (
        <button type="button" class="button" data-move={now.pass} onClick={() => choice.tap({ type: 'whole', move: now.pass! })}>
          {moveWords(say, now.pass, name)}
        </button>
      )}
      {whole.map((move, index) => (
        <Send key={move} move={move} text={moveWords(say, move, name)} second={index > 0} act={() => choice.offer(move)} />
      ))}
    </>
  );
}

interface SendProps {
  readonly of?: RefObject<HTMLButtonElement | null> | undefined;
  readonly move: string;
  readonly text: string;
  readonly off?: boolean;
  /** Beside another one that comes first. */
  readonly second?: boolean;
  act(): unknown;
}

function Send({ of, move, text, off = false, second = false, act }: SendProps) {
  return (
    <button
      {...(of === undefined ? {} : { ref: of })}
      type="button"
      class={second ? 'button tb-act' : 'button primary tb-act'}
      data-send=""
      data-move={move}
      aria-disabled={off}
      onClick={() => !off && act()}
    >
      {text}
    </button>
  );
}
