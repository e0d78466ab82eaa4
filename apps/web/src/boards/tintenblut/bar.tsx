import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Table, useTable } from './context.ts';
import { Dustfinger } from './figures.tsx';
import { type Line, moveWords, type VillainName } from './game.ts';
import { SLIP } from './slip.tsx';
import type { Choice } from './use-choice.ts';

interface BarProps {
  readonly choice: Choice;
  /** It is mine to decide. */
  readonly mine: boolean;
  readonly me: number | undefined;
}

/** Always at the same place: the way back, what may be done besides, and last the one button that finishes. */
export function Bar({ choice, mine, me }: BarProps) {
  const table = useTable();
  const { act, asks } = choice;
  const primary = useRef<HTMLButtonElement>(null);
  const proposed = choice.proposed.filter(choice.isLegal);
  const decided = proposed[0];
  useLayoutEffect(() => {
    // Once everything is chosen, Enter says yes; nothing takes the focus from elsewhere on the page.
    if (decided !== undefined && document.activeElement?.closest('.tb-hand, .tb-places, .tb-advantages, .tb-bar'))
      primary.current?.focus({ preventScroll: true });
  }, [decided]);
  if (!mine) return <div class="tb-bar" />;
  if (choice.owed > 0) return <Loss choice={choice} primary={primary} />;
  if (act === undefined) return <Offers choice={choice} me={me} primary={primary} />;
  return (
    <div class="tb-bar">
      <Back choice={choice} isLast={decided === undefined} />
      {act.kind === 'use' && (asks === 'line' || asks === 'villain') && <Names choice={choice} />}
      {proposed.toReversed().map(move => (
        <Send
          key={move}
          of={move === decided ? primary : undefined}
          move={move}
          text={inWords(table, choice, me, move)}
          isLast={move === decided}
          isPrimary={move === decided}
          act={() => choice.send(move)}
        />
      ))}
    </div>
  );
}

function Back({ choice, isLast }: { readonly choice: Choice; readonly isLast: boolean }) {
  const { strings } = useTable();
  return (
    <button
      type="button"
      class="button"
      data-back=""
      data-part={isLast ? 'finish' : undefined}
      onClick={() => choice.tap({ type: 'back' })}
    >
      {strings.back}
    </button>
  );
}

/** Tiles are to be given up: the button waits until all of them are chosen. */
function Loss({ choice, primary }: Pick<BarProps, 'choice'> & { readonly primary: RefObject<HTMLButtonElement | null> }) {
  const { strings } = useTable();
  const { act, owed, proposed } = choice;
  const [move] = proposed;
  return (
    <div class="tb-bar">
      {act !== undefined && <Back choice={choice} isLast={false} />}
      <Send
        of={primary}
        move={move}
        text={strings.giveUp(act?.kind === 'whole' ? 1 : owed)}
        isLast
        isPrimary={move !== undefined}
        act={() => move !== undefined && choice.send(move)}
      />
    </div>
  );
}

/** A move on its button: of me it says «I». */
function inWords({ say, strings, name }: Table, { now }: Choice, me: number | undefined, move: string): string {
  return me !== undefined && move === now.starts.get(me) ? strings.iStart : moveWords(say, move, name);
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
          <button
            key={move}
            type="button"
            class="button"
            data-move={move}
            title={moveWords(say, move, name)}
            onClick={() => choice.tap({ type: 'name', named })}
          >
            {choice.asks === 'line' ? say.lines[named as Line] : say.villains[named as VillainName]}
          </button>
        ))}
    </>
  );
}

/** Whole moves: to collect, to leave Dustfinger where he is, to choose who begins, to pass, to end. */
function Offers({ choice, me, primary }: Omit<BarProps, 'mine'> & { readonly primary: RefObject<HTMLButtonElement | null> }) {
  const table = useTable();
  const { say, strings } = table;
  const { now } = choice;
  const whole = [now.pass, now.stay, ...now.starts.values(), ...now.collects.toReversed(), now.end].filter(move => move !== undefined);
  // To pass and to leave Dustfinger alone are no recommendations; among equals the first comes last.
  const last = whole.at(-1);
  const isPrimary = last !== undefined && last !== now.pass && last !== now.stay;
  return (
    <div class="tb-bar">
      {now.dustfinger.size > 0 && (
        <button type="button" class="button tb-send-dustfinger" data-move="dustfinger" onClick={() => choice.tap({ type: 'dustfinger' })}>
          <Dustfinger />
          <span>{strings.moveDustfinger(say.dustfinger)}</span>
        </button>
      )}
      {whole.map(move => (
        <Send
          key={move}
          of={move === last ? primary : undefined}
          move={move}
          text={inWords(table, choice, me, move)}
          isLast={move === last}
          isPrimary={isPrimary && move === last}
          act={() => (move === now.pass ? choice.tap({ type: 'whole', move }) : choice.offer(move))}
        />
      ))}
    </div>
  );
}

interface SendProps {
  readonly of?: RefObject<HTMLButtonElement | null> | undefined;
  /** Undefined while something is missing: the button rests. */
  readonly move: string | undefined;
  readonly text: string;
  /** At the finishing place. */
  readonly isLast: boolean;
  readonly isPrimary: boolean;
  act(): unknown;
}

function Send({ of, move, text, isLast, isPrimary, act }: SendProps) {
  return (
    <button
      {...(of === undefined ? {} : { ref: of })}
      type="button"
      class={isPrimary ? 'button primary tb-act' : 'button tb-act'}
      data-part={isLast ? 'finish' : undefined}
      data-send={move === undefined ? undefined : ''}
      data-move={move}
      aria-disabled={move === undefined}
      aria-describedby={move?.startsWith('go ') ? SLIP : undefined}
      onClick={act}
    >
      {text}
    </button>
  );
}
