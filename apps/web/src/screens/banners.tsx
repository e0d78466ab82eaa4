import type { Table } from '@tabard/protocol';
import { t } from '../i18n/index.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { Icon } from '../ui/icon.tsx';

/** Quiet lines above the board: what is different from usual, and the way back. */
export function Banners({ session, table }: { readonly session: Session; readonly table: Table }) {
  const words = t.value;
  const mine = table.me.seat === null ? undefined : table.seats[table.me.seat];
  const lost = session.link.value === 'lost';
  const trouble = session.trouble.value;
  return (
    <div class="banners">
      {lost && (
        <p class="banner warn" role="status">
          <Icon name="lost" />
          <span>
            {words.connectionLost} {session.pending.value && words.pendingKept}
          </span>
        </p>
      )}
      {trouble && !lost && (
        <p class="banner warn" role="status">
          <Icon name="broken" />
          <span>{trouble.text}</span>
          <button type="button" class="button plain" onClick={() => (session.trouble.value = undefined)}>
            {words.close}
          </button>
        </p>
      )}
      {mine?.resigned && (
        <p class="banner">
          <Icon name="resign" />
          <span>{words.youResigned}</span>
        </p>
      )}
      {mine?.standIn && !mine.resigned && table.status === 'playing' && (
        <p class="banner">
          <Icon name="bot" />
          <span>{words.standInForYou}</span>
          <button type="button" class="button" onClick={() => void asker(session)('takeBack', {})}>
            {words.takeBack}
          </button>
        </p>
      )}
      {!mine && (
        <p class="banner">
          <Icon name="watch" />
          <span>{words.watching}</span>
        </p>
      )}
    </div>
  );
}
