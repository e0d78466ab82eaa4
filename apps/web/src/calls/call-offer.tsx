import type { Table } from '@tabard/protocol';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { isPutAway, putAway } from '../put-away.ts';
import { Icon } from '../ui/icon.tsx';
import { calling, callMe, recallCalling } from './calling.ts';

const HOUR_MS = 3_600_000;
const OFFER = 'calls';

/** Where one waits for long, a word that one need not; until it is taken or put away. */
export function CallOffer({ table }: { readonly table: Table }) {
  const isOffered = isLongWait(table) && !isPutAway(OFFER);
  useEffect(() => {
    if (isOffered) void recallCalling();
  }, [isOffered]);
  if (!isOffered || calling.value !== 'off') return null;
  const words = t.value;
  return (
    <p class="banner call-offer">
      <Icon name="bell" />
      <span>{table.status === 'waiting' ? words.callsOfferLobby : words.callsOffer}</span>
      <span class="buttons">
        <button type="button" class="button" onClick={() => void callMe()}>
          {words.callMe}
        </button>
        <button type="button" class="button plain" onClick={() => putAway(OFFER)}>
          {words.noThanks}
        </button>
      </span>
    </p>
  );
}

/** Others have yet to come, or have hours for a move. */
function isLongWait(table: Table): boolean {
  const { status, seats, me, terms } = table;
  if (status === 'waiting') {
    const isMissing = seats.some((seat, at) => seat.kind === 'open' || (seat.kind === 'player' && !seat.connected && at !== me.seat));
    return (me.seat !== null || me.host) && isMissing;
  }
  return playsHere(table) && (terms.clock?.moveMs ?? 0) >= HOUR_MS;
}
