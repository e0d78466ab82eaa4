import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { type Card, COLOURS, moveWords, printed, type Scroll } from './game.ts';
import { Sign } from './signs.tsx';
import { candidates } from './tappable.ts';
import type { Choice } from './use-choice.ts';

interface TrayProps extends Choice {
  readonly legal: readonly string[];
}

const MAX_ROWS = 6;

/** What is being chosen, what will be sent in words, and the way back. Empty where the things on the table say it all. */
export function Tray(props: TrayProps) {
  const { strings } = useTable();
  const content = contentOf(props);
  const tray = useRef<HTMLDivElement>(null);
  const key = `${props.picked.join(' ')}|${props.staged ?? ''}`;
  useLayoutEffect(() => {
    // A hand that is being chosen from keeps the focus, and nothing takes it from elsewhere on the page.
    if (content === undefined || keepsHand(props) || !document.activeElement?.closest('.bn')) return;
    tray.current?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
  }, [key]);
  if (content === undefined) return null;
  return (
    <div class="bn-tray" ref={tray} data-kind={content.kind}>
      {content.body}
      {(props.canGoBack || content.foot) && (
        <div class="bn-tray-foot">
          {content.foot}
          {props.canGoBack && (
            <button type="button" class="button" data-back="" onClick={props.goBack}>
              {strings.back}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const keepsHand = ({ picked, staged }: TrayProps) => staged === undefined && (picked[0] === 'exclude' || picked[0] === 'buy');

interface Content {
  readonly kind: string;
  readonly body?: preact.ComponentChildren;
  readonly foot?: preact.ComponentChildren;
}

function contentOf(props: TrayProps): Content | undefined {
  const { picked, staged, now } = props;
  if (staged !== undefined) return { kind: 'staged', body: <Staged {...props} move={staged} /> };
  if (now.colours.size > 0) return { kind: 'colours', body: <ColourChoice {...props} /> };
  if (now.pile.size > 0) return { kind: 'take', body: <PileChoice {...props} /> };
  if (picked[0] === 'buy') return { kind: 'buy', body: <SetChoice {...props} /> };
  if (now.seats.size > 0) return { kind: 'seats', body: <SeatChoice {...props} /> };
  if (now.places.size > 0) return { kind: 'places', body: <PlaceHint {...props} /> };
  if (now.done !== undefined) return { kind: 'done', foot: <Done {...props} /> };
  return undefined;
}

function useMoveWords() {
  const { say, name } = useTable();
  return (move: string) => moveWords(say, move, name);
}

function Staged({ move, picked, offer }: TrayProps & { readonly move: string }) {
  const { say } = useTable();
  const inWords = useMoveWords();
  return (
    <>
      {picked[0] === 'use' && <p class="bn-tray-about">{say.aboutScroll(picked[1] as Scroll)}</p>}
      <button type="button" class="button primary" data-move={move} onClick={() => offer(move)}>
        {inWords(move)}
      </button>
    </>
  );
}

/** The four signs; each says the whole move. */
function ColourChoice({ picked, now, offer }: TrayProps) {
  const { say, strings } = useTable();
  const inWords = useMoveWords();
  const card = picked[1] as Card | undefined;
  return (
    <>
      <p class="bn-tray-title">{card === undefined ? strings.whichStart : strings.whichColour(capital(say.card(card)))}</p>
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
    </>
  );
}

function SeatChoice({ now, picked, offer }: TrayProps) {
  const { say, strings } = useTable();
  const inWords = useMoveWords();
  return (
    <>
      <p class="bn-tray-title">{picked[0] === 'use' ? say.scroll(picked[1] as Scroll) : strings.whichPlayer}</p>
      {picked[0] === 'use' && <p class="bn-tray-about">{say.aboutScroll(picked[1] as Scroll)}</p>}
      <div class="bn-rows">
        {[...now.seats.values()].map(move => (
          <button key={move} type="button" class="button" data-move={move} onClick={() => offer(move)}>
            {inWords(move)}
          </button>
        ))}
      </div>
      <None now={now} offer={offer} />
    </>
  );
}

function PlaceHint({ picked }: TrayProps) {
  const { say, strings } = useTable();
  const scroll = picked[0] === 'use' ? (picked[1] as Scroll) : undefined;
  return (
    <p class="bn-tray-about">
      {scroll !== undefined && <b>{say.scroll(scroll)}. </b>}
      {strings.whichScroll}
    </p>
  );
}

/** The sets of three that the cards picked so far can still become. */
function SetChoice({ legal, picked, offer }: TrayProps) {
  const { strings } = useTable();
  const inWords = useMoveWords();
  const sets = candidates(legal, picked);
  return (
    <>
      <p class="bn-tray-title">{strings.whichSet}</p>
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
    </>
  );
}

function PileChoice({ now, offer }: TrayProps) {
  const { say, strings } = useTable();
  const inWords = useMoveWords();
  return (
    <>
      <p class="bn-tray-title">{strings.lookThrough}</p>
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

function Done({ now, offer }: TrayProps) {
  const inWords = useMoveWords();
  const move = now.done!;
  return (
    <button type="button" class="button primary" data-move={move} onClick={() => offer(move)}>
      {inWords(move)}
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

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
