import type { Seat } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import type { ComponentChildren } from 'preact';
import { CallOffer } from '../calls/call-offer.tsx';
import { t } from '../i18n/index.ts';
import { lobbyWords } from '../lobby/terms.ts';
import { awaited, isMine } from '../my-turn.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { isPutAway, putAway } from '../put-away.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { isUpright } from '../ui/media.ts';
import { useSecondsLeft } from '../ui/seconds-left.ts';
import { joinLate, lateSeat } from './late.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
  /** Who is to move in what the board shows. */
  readonly acting: readonly Seat[];
}

/** Quiet lines above the board: what is different from usual, and the way back. */
export function Banners({ session, table, acting, children }: Props & { readonly children: ComponentChildren }) {
  const words = t.value;
  const mine = table.me.seat === null ? undefined : table.seats[table.me.seat];
  const lost = session.link.value === 'lost';
  const trouble = session.trouble.value;
  return (
    <div class="banners">
      {lost && (
        <Banner icon="lost" warns>
          {words.connectionLost} {session.pending.value && words.pendingKept}
        </Banner>
      )}
      {!lost && <PausedBanner session={session} />}
      {trouble && !lost && (
        <Banner icon="broken" warns verb={words.close} act={() => (session.trouble.value = undefined)}>
          {trouble.text}
        </Banner>
      )}
      {session.rewritten.value && (
        <Banner icon="broken" warns>
          {words.pastChanged}
        </Banner>
      )}
      {mine && <CarriedBanner table={table} />}
      {mine?.resigned && <Banner icon="resign">{table.status === 'playing' ? words.youResigned : words.youGaveUp}</Banner>}
      {isUpright.value && <AwayBanner {...{ session, table, acting }} />}
      {mine && !isMine(table, acting) && <CallOffer table={table} />}
      {mine?.standIn && !mine.resigned && table.status === 'playing' && (
        <Banner icon="bot" verb={words.takeBack} act={() => void asker(session)('takeBack', {})}>
          {table.resting ? words.resting : words.standInForYou}
        </Banner>
      )}
      {!mine && <WatchingBanner session={session} table={table} />}
      {children}
    </div>
  );
}

/** Whoever watches may take the seat of a bot where the host allows it. */
function WatchingBanner({ session, table }: Pick<Props, 'session' | 'table'>) {
  const seat = lateSeat(table);
  if (seat === undefined) return <Banner icon="watch">{table.resting ? t.value.resting : t.value.watching}</Banner>;
  const words = lobbyWords();
  return (
    <Banner icon="watch" verb={words.takeOver(table.seats[seat]!.name)} act={() => void joinLate({ session, table })}>
      {words.mayTakeOver}
    </Banner>
  );
}

/** The header says for whom the match waits; whoever sits here may let it go on. A header with room for it offers it itself. */
function AwayBanner({ session, table, acting }: Props) {
  const away = awaited(table, acting);
  const seconds = useSecondsLeft(table, away);
  if (away === undefined || table.me.seat === null) return null;
  if (seconds > 0) return <Banner icon="stool">{t.value.botMayPlayIn(seconds)}</Banner>;
  return (
    <p class="banner">
      <button type="button" class="button" onClick={() => void asker(session)('standIn', { seat: away })}>
        <Icon name="bot" />
        {t.value.letBotPlayNow}
      </button>
    </p>
  );
}

/** The house cannot write anything down at the moment. */
export function PausedBanner({ session }: { readonly session: Session }) {
  if (!session.paused.value) return null;
  return (
    <Banner icon="hourglass" warns>
      {t.value.housePaused}
    </Banner>
  );
}

/** The match went over to newer rules, and moves were taken back: told until it is put away. */
function CarriedBanner({ table: { id, carried } }: { readonly table: Table }) {
  if (!carried || carried.dropped === 0) return null;
  const what = `${id}:${carried.seq}`;
  if (isPutAway(what)) return null;
  return (
    <Banner icon="rules" warns verb={t.value.close} act={() => putAway(what)}>
      {t.value.carried(carried.dropped)}
    </Banner>
  );
}

interface BannerProps {
  readonly icon: IconName;
  readonly warns?: boolean;
  readonly children: ComponentChildren;
  readonly verb?: string;
  act?(): void;
}

export function Banner({ icon, warns = false, children, verb, act }: BannerProps) {
  return (
    <p class={warns ? 'banner warn' : 'banner'} role={warns ? 'status' : undefined}>
      <Icon name={icon} />
      <span>{children}</span>
      {verb && (
        <button type="button" class={warns ? 'button plain' : 'button'} onClick={act}>
          {verb}
        </button>
      )}
    </p>
  );
}
