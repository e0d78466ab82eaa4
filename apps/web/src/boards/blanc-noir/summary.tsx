import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Avatar } from '../../ui/avatar.tsx';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { type FactOf, sorted } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import { Icon } from './signs.tsx';
import { MiniCard } from './tray.tsx';

interface SheetProps {
  readonly label: string;
  readonly action: string;
  close(): void;
  children?: ComponentChildren;
}

/** Something the player is shown and puts away. */
function Sheet({ label, action, close, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} class="bn-sheet" aria-label={label} onClose={close}>
      <div class="bn-sheet-body">
        <h2>{label}</h2>
        {children}
        <button type="button" class="button primary" data-dismiss="" onClick={close}>
          {action}
        </button>
      </div>
    </dialog>
  );
}

interface ScoutedProps {
  readonly fact: FactOf<'scouted'>;
  /** Something has happened since. */
  readonly isPast: boolean;
  /** It is my turn. */
  readonly mine: boolean;
  close(): void;
}

/** A hand the Gargoyle has shown, as it was then: the others do not wait until it is read. */
export function ScoutedHand({ fact, isPast, mine, close }: ScoutedProps) {
  const { strings, name, say } = useTable();
  return (
    <Sheet label={strings.handOf(name(fact.target))} action={strings.close} close={close}>
      <p role="status">
        {isPast && mine && <b class="board-yourturn">{strings.yourTurn}</b>} {isPast && strings.handThen}
      </p>
      <ul class="bn-shown">
        {sorted(fact.hand ?? []).map((card, index) => (
          <li key={`${card} ${index}`}>
            <CardFace card={card} />
            <span class="visually-hidden">{say.card(card)}</span>
          </li>
        ))}
        {fact.hand?.length === 0 && <li>{strings.noCards}</li>}
      </ul>
    </Sheet>
  );
}

interface RoundProps {
  readonly fact: FactOf<'round-over'>;
  readonly seat: number | undefined;
  close(): void;
}

/** A round is over and the next is dealt: shown until the player goes on. */
export function RoundSummary({ fact, seat, close }: RoundProps) {
  const { strings } = useTable();
  return (
    <Sheet label={strings.roundOver(fact.round)} action={strings.nextRound(fact.round + 1)} close={close}>
      <RoundTable fact={fact} seat={seat} />
    </Sheet>
  );
}

/** The last round stays on the table. */
export function LastRound({ fact, seat }: Omit<RoundProps, 'close'>) {
  const { strings } = useTable();
  return (
    <section class="bn-lastround" aria-label={strings.gameOver}>
      <h2>{strings.gameOver}</h2>
      <RoundTable fact={fact} seat={seat} />
    </section>
  );
}

/** The hands left, what they cost, and the totals, best first. */
function RoundTable({ fact, seat }: Omit<RoundProps, 'close'>) {
  const { strings, seats, name } = useTable();
  const order = fact.totals.map((_, index) => index).sort((a, b) => fact.totals[a]! - fact.totals[b]!);
  const sentence = fact.quest === null ? strings.stalemate : fact.quest === seat ? strings.questYours : strings.questOf(name(fact.quest));
  return (
    <>
      <p>{sentence}</p>
      <table class="bn-scores">
        <thead>
          <tr>
            <th scope="col">{strings.players}</th>
            <th scope="col">{strings.left}</th>
            <th scope="col">{strings.thisRound}</th>
            <th scope="col">{strings.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(one => (
            <tr key={one} data-mine={one === seat}>
              <th scope="row">
                <span class="bn-scores-name">
                  <Avatar of={seats[one]} />
                  <span>{name(one)}</span>
                  {fact.quest === one && <Icon path={MARK_PATHS.quest} />}
                </span>
              </th>
              <td class="bn-scores-hand">
                {fact.hands[one]!.length === 0
                  ? strings.noCards
                  : sorted(fact.hands[one]!).map((card, at) => <MiniCard key={`${card} ${at}`} card={card} />)}
              </td>
              <td>{fact.points[one] === 0 ? '0' : `+${fact.points[one]}`}</td>
              <td>
                <b>{fact.totals[one]}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fact.halved.map(one => (
        <p key={one}>{strings.halved(name(one), fact.totals[one]!)}</p>
      ))}
    </>
  );
}
