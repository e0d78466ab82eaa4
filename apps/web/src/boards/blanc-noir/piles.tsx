import { isBound } from '@tabard/blanc-noir/questions';
import type { ComponentChildren } from 'preact';
import { CardBack, CardFace, ColourName, ScrollFace } from './card.tsx';
import { useTable } from './context.ts';
import { COLOURS, type View } from './game.ts';
import { Links } from './links.tsx';
import { Sign } from './signs.tsx';
import type { Played } from './trace.ts';
import type { Choice } from './use-choice.ts';

interface PilesProps {
  readonly view: View;
  readonly seat: number | undefined;
  readonly mine: boolean;
  readonly played: Played | undefined;
  readonly choice: Choice;
  /** Asks for a move that may be refused. */
  ask(move: string): void;
  readonly children: ComponentChildren;
}

/** The middle of the table: what is drawn from, what is played on, which way play goes, what hangs over the next player. */
export function Piles({ view, seat, mine, played, choice, ask, children }: PilesProps) {
  const { strings } = useTable();
  const { now } = choice;
  const place = now.places.get('pile');
  const picked = choice.picked.includes('pile');
  const tapScrolls = () => {
    if (picked) choice.unpick('pile');
    else if (place !== undefined) choice.pick('pile');
    else choice.begin('buy');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div class="bn-middle" role="group" aria-label={strings.piles}>
      <Ring view={view} />
      <div class="bn-piles" data-part="common">
        <ScrollPile size={view.scrollPileSize} buy={now.buy} place={place} picked={picked} act={tapScrolls} />
        <DrawPile
          view={view}
          move={now.draw}
          act={() => choice.offer('draw')}
          ask={mine && isBound(view) ? () => ask('draw') : undefined}
        />
        <Discard view={view} seat={seat} by={played} />
      </div>
      {view.chain > 0 && <Chain view={view} mine={mine} />}
      {children}
    </div>
  );
}

interface DrawPileProps {
  readonly view: View;
  readonly move: string | undefined;
  act(): void;
  /** Why not is the rules' to say: it is asked for, and refused in a sentence. */
  readonly ask: (() => void) | undefined;
}

const DRAW_PILE = { pile: 'draw' } as const;

function DrawPile({ view, move, act, ask }: DrawPileProps) {
  const { strings, inspect } = useTable();
  const count = Math.max(1, view.chain);
  return (
    <div class="bn-pile">
      <button
        type="button"
        class="bn-pile-card bn-stack"
        data-anchor="draw"
        data-move={move}
        data-playable={move !== undefined}
        data-empty={view.drawSize === 0}
        aria-disabled={move === undefined}
        aria-keyshortcuts="d"
        aria-label={`${move === undefined ? '' : `${strings.draw(count)}. `}${strings.drawPile(view.drawSize)}`}
        {...inspect(DRAW_PILE)}
        onClick={() => (move !== undefined ? act() : ask?.())}
      >
        <CardBack />
        {move !== undefined && (
          <span class="bn-verb" aria-hidden="true">
            {strings.draw(count)}
          </span>
        )}
      </button>
      <span class="bn-pile-label" aria-hidden="true">
        {strings.pileSize(view.drawSize)}
      </span>
    </div>
  );
}

function Discard({ view, seat, by }: { readonly view: View; readonly seat: number | undefined; readonly by: Played | undefined }) {
  const { say, strings, name, inspect } = useTable();
  const unplayed = view.discardSize === 1 && view.turnsInRound === 0 ? strings.turnedUp : undefined;
  const who = by === undefined ? unplayed : by.seat === seat ? strings.playedByYou : strings.playedBy(name(by.seat));
  const force = view.colour === null ? strings.anyFits : strings.inForce(say.colours[view.colour]);
  return (
    <div class="bn-pile bn-discard" data-t={view.colour ?? 'any'}>
      <span class="bn-rim" aria-hidden="true">
        {(view.colour === null ? COLOURS : [view.colour]).map(colour => (
          <span key={colour} class="bn-rim-sign" data-t={colour}>
            <Sign of={colour} />
          </span>
        ))}
      </span>
      <button
        key={`${view.top} ${view.discardSize} ${view.round}`}
        type="button"
        class="bn-pile-card bn-stack"
        data-anchor="discard"
        {...inspect({ card: view.top })}
      >
        <span class="visually-hidden">
          {strings.row([strings.discardPile(say.card(view.top), view.discardSize), who, force].filter(part => part !== undefined))}
        </span>
        <CardFace card={view.top} />
      </button>
      <span class="bn-pile-label" aria-hidden="true">
        {view.colour === null ? strings.anyFits : <ColourName colour={view.colour} />}
        {who !== undefined && <span class="bn-by">{who}</span>}
      </span>
    </div>
  );
}

interface ScrollPileProps {
  readonly size: number;
  readonly buy: string | undefined;
  readonly place: string | undefined;
  readonly picked: boolean;
  act(): void;
}

function ScrollPile({ size, buy, place, picked, act }: ScrollPileProps) {
  const { strings, inspect } = useTable();
  const move = place ?? buy;
  const verb = place !== undefined ? undefined : buy !== undefined ? strings.buy : undefined;
  return (
    <div class="bn-pile bn-scrollpile">
      <button
        type="button"
        class="bn-pile-scrolls"
        data-anchor="scrolls"
        data-move={move}
        data-playable={move !== undefined}
        data-chosen={picked}
        data-asked={place !== undefined}
        aria-pressed={picked}
        aria-disabled={move === undefined && !picked}
        aria-label={`${verb === undefined ? '' : `${verb}. `}${strings.scrollPile(size)}`}
        {...inspect({ pile: 'scrolls' })}
        onClick={() => (move !== undefined || picked) && act()}
      >
        {Array.from({ length: Math.min(3, size) }, (_, index) => (
          <ScrollFace key={index} scroll={null} />
        ))}
      </button>
      <span class="bn-pile-label" aria-hidden="true">
        {verb ?? `${strings.scrolls} ${size}`}
      </span>
    </div>
  );
}

const ARROWS = 16;
/** Width to height of the ring, near enough for the arrows to lie along it. */
const RING_SHAPE = 1.7;

/** A ring of small arrows that moves on with every turn and turns round when play does. */
function Ring({ view }: { readonly view: View }) {
  const { strings } = useTable();
  return (
    <div class="bn-ring" data-direction={view.direction}>
      <span class="visually-hidden">{view.direction === 1 ? strings.clockwise : strings.counterclockwise}</span>
      {Array.from({ length: ARROWS }, (_, index) => {
        const angle = ((index + view.turn / view.seats.length) / ARROWS) * 2 * Math.PI;
        const along = Math.atan2(Math.cos(angle), -Math.sin(angle) * RING_SHAPE);
        return (
          <svg
            key={index}
            class="bn-arrow"
            viewBox="0 0 10 10"
            aria-hidden="true"
            focusable="false"
            style={{ left: `${50 + 50 * Math.cos(angle)}%`, top: `${50 + 50 * Math.sin(angle)}%`, '--along': `${along}rad` }}
          >
            <path d="M1 1.5 9.5 5 1 8.5 3 5z" />
          </svg>
        );
      })}
    </div>
  );
}

/** Iron links, one for every card hanging over the next player, and what that means for him. */
function Chain({ view, mine }: { readonly view: View; readonly mine: boolean }) {
  const { strings, name } = useTable();
  const chainWords = () => {
    if (!mine) return strings.chainOther(name(view.turn), view.chain);
    return isBound(view) ? strings.chainYouMust : strings.chainYou(view.chain);
  };
  return (
    <div class="bn-chain">
      <Links chain={view.chain} />
      <p>{chainWords()}</p>
    </div>
  );
}
