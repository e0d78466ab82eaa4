import type { Seat } from '@tabard/core';
import type { TimeLeft } from '@tabard/protocol';
import { useContext } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { ClockContext } from './clock-context.ts';
import { shownShares, spokenShares, sumOf } from './time.ts';
import { useLeft } from './use-left.ts';
import './clock.css';

/** So much is left to me when my clock asks to be looked at. */
const LOW_MS = 20_000;

/** What is left to a seat, where the table has clocks: hangs on the edge of whatever shows the seat. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const table = useContext(ClockContext);
  const clocks = table?.clocks.value;
  const left = clocks?.seats[seat];
  if (!table || !clocks || !left || !table.isPerson(seat)) return null;
  return <Shown left={left} heardAt={clocks.heardAt} isMine={seat === table.me} />;
}

interface ShownProps {
  readonly left: TimeLeft;
  /** By the browser's clock that never jumps. */
  readonly heardAt: number;
  readonly isMine: boolean;
}

function Shown({ left, heardAt, isMine }: ShownProps) {
  const shares = useLeft(left, heardAt);
  const isLow = isMine && left.runs && sumOf(shares) <= LOW_MS;
  const words = t.value;
  const inUse = shares.reserveMs > 0 && !(left.runs && shares.moveMs > 0) ? 1 : 0;
  const said = words.timeLeft(spokenShares(shares, lang.value, words.withReserve));
  return (
    <span class="seat-clock" role="timer" aria-label={said} data-mine={isMine} data-runs={left.runs} data-low={isLow}>
      {isLow && <Icon name="hourglass" />}
      {shownShares(shares, lang.value, words.secondsShort).map((share, at) => (
        <span key={at} class={at === inUse ? '' : 'clock-rests'}>
          {share}
        </span>
      ))}
    </span>
  );
}
