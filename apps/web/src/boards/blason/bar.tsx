import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from './context.ts';
import { type Award, moveWords, type SeatView, type View } from './game.ts';
import type { Scene } from './scene.ts';
import { MarkSign } from './signs.tsx';
import type { Strings } from './strings.ts';
import { hasHerald } from './tappable.ts';
import type { Choice } from './use-choice.ts';

/** Always at the same place: my heralds, what things are, the way back, and the one finishing button. */
export function Bar({ scene, own }: { readonly scene: Scene; readonly own: SeatView }) {
  const { strings, say, inspect } = useTable();
  const { stage, choice, looking, lookAround } = scene;
  const usable = hasHerald(stage.legal) || choice.herald;
  return (
    <div class="bl-bar">
      <button
        type="button"
        class="button bl-herald"
        data-move={usable && !choice.herald ? 'herald' : undefined}
        aria-pressed={choice.herald}
        aria-disabled={!usable}
        title={say.herald}
        {...inspect({ herald: true })}
        onClick={() => usable && choice.toggleHerald()}
      >
        <span class="visually-hidden">{strings.heraldButton(own.heralds)}</span>
        <MarkSign of="herald" />
        <b aria-hidden="true">{own.heralds}</b>
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
      <Finish scene={scene} />
    </div>
  );
}

/** What ends the choice: one button, or the two bands of a column. */
function Finish({ scene }: { readonly scene: Scene }) {
  const { strings, say, name } = useTable();
  const { choice, stage } = scene;
  const { bands, staged, placement } = choice;
  const first = useRef<HTMLButtonElement>(null);
  const decided = staged ?? placement?.move ?? bands[0]?.move;
  useLayoutEffect(() => {
    // Once everything is chosen, Enter says yes; nothing takes the focus from elsewhere on the page.
    if (decided !== undefined && document.activeElement?.closest('.bl')) first.current?.focus({ preventScroll: true });
  }, [decided]);
  if (bands.length === 0) {
    return (
      <div class="bl-acts" data-part="finish">
        <Act of={first} {...actOf(choice, stage.view, strings, move => moveWords(say, move, name))} />
      </div>
    );
  }
  return (
    <div class="bl-acts" data-part="finish">
      {bands.map((place, index) => (
        <Act
          key={place.move}
          of={index === 0 ? first : null}
          move={place.move}
          text={say.bands[place.band!]}
          act={() => choice.choosePlace(place)}
        />
      ))}
    </div>
  );
}

interface ActOf {
  readonly move?: string;
  readonly text: string;
  /** What it is called, where the button has no room for it. */
  readonly label?: string;
  readonly off?: boolean;
  /** It is offered, and not what the turn waits for. */
  readonly aside?: boolean;
  act(): unknown;
}

/** The one thing to do next; where that is tapped on the table, it says what is still to come. */
function actOf(choice: Choice, view: View, strings: Strings, said: (move: string) => string): ActOf {
  const { now, staged, cost, tooMany } = choice;
  const offer = (move: string, text: string): ActOf => ({ move, text, act: () => choice.offer(move) });
  const waiting = (text: string): ActOf => ({ text, off: true, act: () => {} });
  if (staged !== undefined) return offer(staged, said(staged));
  if (cost !== undefined || tooMany > 0) return yesTo(choice, strings);
  if (now.swap !== undefined) return { ...offer(now.swap, strings.swap), label: strings.swapDisplay, aside: true };
  const [claim, ...others] = now.awards;
  if (claim !== undefined)
    return others.length > 0 ? waiting(strings.claim) : offer(claim[1], strings.withWorth(strings.claim, topOf(view, claim[0])));
  if (now.end !== undefined) return offer(now.end, strings.endTurn);
  if (now.pass !== undefined) return offer(now.pass, strings.pass);
  return waiting(view.phase === 'acquire' && now.stacks.size + now.display.size > 0 ? strings.takenOf(1, 2) : strings.endTurn);
}

const topOf = ({ awards }: View, award: Award): number => awards.find(one => one.award === award)?.markers[0] ?? 0;

/** Sends what was put together card by card, once it is whole. */
function yesTo({ whole, tooMany, placement, confirm }: Choice, strings: Strings): ActOf {
  const paying = placement === undefined ? strings.pay : strings.place;
  return {
    ...(whole.length > 0 && { move: whole.join(', ') }),
    off: whole.length === 0,
    text: tooMany > 0 ? strings.discard : paying,
    act: confirm,
  };
}

function Act({
  of,
  move,
  text,
  label,
  off = false,
  aside = false,
  act,
}: ActOf & { readonly of: preact.RefObject<HTMLButtonElement | null> | null }) {
  return (
    <button
      ref={aside ? null : of}
      type="button"
      class={aside || off ? 'button bl-act' : 'button primary bl-act'}
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
