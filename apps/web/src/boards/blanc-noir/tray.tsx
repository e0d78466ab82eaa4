import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { type Card, COLOURS, moveWords, printed, type SeatView, scrollsOf } from './game.ts';
import { Sign } from './signs.tsx';
import { candidates } from './tappable.ts';
import type { Choice } from './use-choice.ts';

interface TrayProps extends Choice {
  readonly legal: readonly string[];
  /** What lies before whom. */
  readonly seats: readonly SeatView[];
}

const MAX_ROWS = 6;

/** What is being chosen, what will be sent in words, and the way back. Empty where the things on the table say it all. */
export function Tray(props: TrayProps) {
  const { strings } = useTable();
  const content = contentOf(props);
  const tray = useRef<HTMLDivElement>(null);
  const key = `${props.picked.join(' ')}|${props.staged ?? ''}`;
  const isChoosing = content !== undefined || props.now.seats.size > 0;
  useLayoutEffect(() => {
    // A hand that is being chosen from keeps the focus, and nothing takes it from elsewhere on the page.
    if (!isChoosing || keepsHand(props) || !document.activeElement?.closest('.bn')) return;
    const within = props.now.seats.size > 0 ? tray.current?.closest('.bn')?.querySelector('.bn-seats') : tray.current;
    within?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div class="bn-tray" ref={tray} hidden={content === undefined && !props.canGoBack}>
      <div class="bn-tray-row">
        {content}
        {props.canGoBack && (
          <button type="button" class="button" data-back="" onClick={props.goBack}>
            {strings.back}
          </button>
        )}
      </div>
    </div>
  );
}

/** There is nothing to choose from here, only a way back. */
export const isBackAlone = ({ picked, staged, now, canGoBack }: Choice): boolean =>
  canGoBack && staged === undefined && now.colours.size + now.pile.size === 0 && picked[0] !== 'buy' && now.none === undefined;

const keepsHand = ({ picked, staged }: TrayProps) => staged === undefined && (picked[0] === 'exclude' || picked[0] === 'buy');

function contentOf(props: TrayProps): ComponentChild | undefined {
  const { picked, staged, now } = props;
  if (staged !== undefined) return <Staged {...props} move={staged} />;
  if (now.colours.size > 0) return <ColourChoice {...props} />;
  if (now.pile.size > 0) return <PileChoice {...props} />;
  if (picked[0] === 'buy') return <SetChoice {...props} />;
  if (now.none !== undefined) return <None {...props} />;
  return undefined;
}

function useMoveWords() {
  const { say, name } = useTable();
  return (move: string) => moveWords(say, move, name);
}

function Staged({ move, offer, seats }: TrayProps & { readonly move: string }) {
  const { say, name } = useTable();
  return (
    <button type="button" class="button primary" data-move={move} onClick={() => offer(move)}>
      {moveWords(say, move, name, ({ seat, index }) => scrollsOf(seats[seat]!)[index]?.scroll ?? undefined)}
    </button>
  );
}

/** The four signs; each says the whole move. */
function ColourChoice({ now, offer }: TrayProps) {
  const { say } = useTable();
  const inWords = useMoveWords();
  return (
    <div class="bn-colours">
      {COLOURS.map(colour => {
        const move = now.colours.get(colour);
        return (
          move !== undefined && (
            <button
              key={colour}
              type="button"
              class="bn-colour-button"
              data-t={colour}
              data-move={move}
              aria-label={inWords(move)}
              title={inWords(move)}
              onClick={() => offer(move)}
            >
              <Sign of={colour} />
              <span>{say.colours[colour]}</span>
            </button>
          )
        );
      })}
    </div>
  );
}

/** The sets of three that the cards picked so far can still become. */
function SetChoice({ legal, picked, offer }: TrayProps) {
  const inWords = useMoveWords();
  const sets = candidates(legal, picked);
  return (
    <div class="bn-rows">
      {sets.slice(0, MAX_ROWS).map(move => (
        <button key={move} type="button" class="button bn-set" data-move={move} aria-label={inWords(move)} onClick={() => offer(move)}>
          {move
            .split(' ')
            .slice(1)
            .map((card, index) => (
              <MiniCard key={`${card} ${index}`} card={card as Card} />
            ))}
        </button>
      ))}
    </div>
  );
}

function PileChoice({ now, offer }: TrayProps) {
  const { say, strings } = useTable();
  const inWords = useMoveWords();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div class="bn-takes" role="group" aria-label={strings.lookThrough}>
        {[...now.pile].map(([card, move]) => (
          <button key={card} type="button" class="bn-take" data-move={move} title={say.card(card)} onClick={() => offer(move)}>
            <span class="visually-hidden">{inWords(move)}</span>
            <CardFace card={card} />
          </button>
        ))}
      </div>
      <None now={now} offer={offer} />
    </>
  );
}

/** Where one may do without: «Take nothing», «Look at nobody’s hand». */
function None({ now: { none }, offer }: Pick<TrayProps, 'now' | 'offer'>) {
  const inWords = useMoveWords();
  return none === undefined ? null : (
    <button type="button" class="button" data-move={none} onClick={() => offer(none)}>
      {inWords(none)}
    </button>
  );
}

/** A card in a line of text: number and sign. */
export function MiniCard({ card }: { readonly card: Card }) {
  const { say } = useTable();
  const { number, tincture, face } = printed(card);
  return (
    <span class="bn-mini" data-t={tincture} title={say.card(card)}>
      <span class="visually-hidden">{say.card(card)} </span>
      <span class="bn-mini-number" aria-hidden="true">
        {number}
      </span>
      <Sign of={tincture} />
      {typeof face === 'string' && (
        <span class="bn-mini-name" aria-hidden="true">
          {say.names[face]}
        </span>
      )}
    </span>
  );
}
