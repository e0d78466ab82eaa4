import type { SeatInfo, Table } from '@tabard/protocol';
import { useState } from 'preact/hooks';
import { titleOf, wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { myName, prefs } from '../identity.ts';
import { levelName } from '../levels.ts';
import { asker } from '../net/at-table.ts';
import { contribution } from '../net/random.ts';
import type { Session } from '../net/session.ts';
import { tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CopyLink } from '../ui/copy-link.tsx';
import { Question } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { LevelChoice } from '../ui/level-choice.tsx';
import { useMyBots } from '../ui/my-bots.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Page } from '../ui/page.tsx';
import { PausedBanner } from './banners.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** Before the match: the link, the seats, and the word to begin. */
export function Lobby({ session, table }: Props) {
  const open = table.seats.filter(seat => seat.kind === 'open').length;
  const [name, setName] = useState(myName.value);
  const [closing, setClosing] = useState(false);
  const call = asker(session);
  const sit = async (seat: number) => {
    const done = await call('sit', { seat, contribution: contribution(), ...(name.trim() && { name: name.trim() }) });
    if (!done) return;
    if (name.trim()) myName.value = name.trim();
    session.reopen();
  };
  const mine = table.me.seat === null ? undefined : table.seats[table.me.seat];
  return (
    <Page title={titleOf(table.game)} narrow>
      <PausedBanner session={session} />
      <div class="lobby-head">
        <h1 tabIndex={-1}>{t.value.lobby}</h1>
        <p class="game-tagline">{titleOf(table.game)}</p>
        <Options table={table} />
      </div>
      <section class="sheet form">
        <p>{t.value.lobbyHelp}</p>
        <CopyLink label={t.value.theLink} link={location.origin + tablePath(table.id)} />
      </section>
      <section class="sheet form" aria-label={t.value.theSeats}>
        <h2>{t.value.theSeats}</h2>
        {!mine && open > 0 && <NameField value={name} change={setName} />}
        <ul class="lobby-seats">
          {table.seats.map((seat, at) => (
            <li key={at}>
              <SeatRow table={table} seat={seat} at={at} />
              <span class="seat-acts">
                {seat.kind === 'open' && table.me.seat === null && (
                  <button type="button" class="button primary" onClick={() => void sit(at)}>
                    {t.value.sitHere}
                    <span class="visually-hidden">{t.value.aside(t.value.seatNumber(at + 1))}</span>
                  </button>
                )}
                {seat.kind === 'open' && table.me.seat !== null && (
                  <button type="button" class="button" onClick={() => void call('bot', { seat: at, level: prefs.value.level })}>
                    <Icon name="bot" />
                    {t.value.putBot}
                    <span class="visually-hidden">{t.value.aside(t.value.seatNumber(at + 1))}</span>
                  </button>
                )}
                {seat.kind === 'bot' && table.me.seat !== null && (
                  <LevelChoice
                    label={t.value.levelOf(seat.name)}
                    value={seat.level ?? ''}
                    choose={level => void call('bot', { seat: at, level })}
                  />
                )}
                {(seat.kind === 'bot' || seat.program) && table.me.seat !== null && (
                  <button type="button" class="button plain" onClick={() => void call('open', { seat: at })}>
                    {t.value.sendAway}
                    <span class="visually-hidden">{t.value.aside(seat.name)}</span>
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
        {mine && open > 0 && <BotsOfMine table={table} invite={(seat, bot) => call('invite', { seat, bot })} />}
        {mine && (
          <Rename
            key={mine.name}
            was={mine.name}
            save={wanted => call('sit', { seat: table.me.seat!, name: wanted, contribution: contribution() })}
          />
        )}
      </section>
      <div class="lobby-start">
        <div class="buttons">
          {mine || table.me.host ? (
            <button type="button" class="button primary large" onClick={() => void call('start', {})}>
              {t.value.startNow}
            </button>
          ) : null}
          {mine && (
            <button type="button" class="button plain" onClick={() => void call('leave', {})}>
              {t.value.getUp}
            </button>
          )}
          {table.me.host && (
            <button type="button" class="button plain danger" onClick={() => setClosing(true)}>
              {t.value.closeTable}
            </button>
          )}
        </div>
        <p class="soft">{mine || table.me.host ? t.value.startFills(open) : t.value.waitForSeat}</p>
      </div>
      <Sealed commitment={table.commitment} />
      {closing && (
        <Question
          title={t.value.closeAsk}
          text={t.value.closeHelp}
          verb={t.value.closeTable}
          yes={() => void call('close', {})}
          no={() => setClosing(false)}
        />
      )}
    </Page>
  );
}

function Options({ table }: { readonly table: Table }) {
  const words = wordsOf(table.game);
  return (
    <ul class="options">
      {words &&
        Object.entries(table.options).map(([key, value]) => (
          <li key={key}>
            <span class="soft">{words.option(key)}</span> {words.value(key, value).label}
          </li>
        ))}
    </ul>
  );
}

function SeatRow({ table, seat, at }: { readonly table: Table; readonly seat: SeatInfo; readonly at: number }) {
  const words = t.value;
  if (seat.kind === 'open') {
    return (
      <span class="lobby-seat open">
        <Icon name="stool" />
        <span>
          <em>{words.openSeat}</em>
        </span>
      </span>
    );
  }
  const marks = [
    at === table.host ? words.hostMark : '',
    seat.kind === 'bot' || seat.program ? words.isBot : '',
    seat.kind === 'bot' && seat.level !== undefined ? levelName(seat.level) : '',
    seat.kind === 'bot' ? '' : seat.connected || at === table.me.seat ? words.here : words.away,
  ].filter(mark => mark !== '');
  return (
    <span class="lobby-seat">
      <Avatar of={seat} />
      <span>
        <b>{seat.name || words.guest}</b>
        {at === table.me.seat && words.aside(words.youMark)}
        <span class="soft small marks">
          {seat.kind === 'player' && <span class={`presence${seat.connected || at === table.me.seat ? ' on' : ''}`} />}
          {marks.join(' · ')}
        </span>
      </span>
    </span>
  );
}

/** Bots of mine that are not at the table yet; one press, and one of them takes the first open seat. */
function BotsOfMine({ table, invite }: { readonly table: Table; invite(seat: number, bot: string): Promise<boolean> }) {
  const [bots] = useMyBots();
  const seat = table.seats.findIndex(({ kind }) => kind === 'open');
  const free = bots.filter(bot => !table.seats.some(({ program, crest }) => program && crest === bot.crest));
  if (free.length === 0) return null;
  return (
    <div class="buttons">
      {free.map(bot => (
        <button key={bot.id} type="button" class="button" onClick={() => void invite(seat, bot.id)}>
          <Icon name="bot" />
          {t.value.inviteBot(bot.name)}
        </button>
      ))}
    </div>
  );
}

function Rename({ was, save }: { readonly was: string; save(name: string): Promise<boolean> }) {
  const [name, setName] = useState(was);
  const run = async (event: Event) => {
    event.preventDefault();
    if (await save(name.trim())) myName.value = name.trim();
  };
  return (
    <form class="with-button" onSubmit={event => void run(event)}>
      <NameField value={name} change={setName} />
      <button type="submit" class="button" disabled={name.trim() === '' || name.trim() === was}>
        {t.value.rename}
      </button>
    </form>
  );
}

/** The fingerprint of the dice, quietly: whoever wants to check can. */
function Sealed({ commitment }: { readonly commitment: string }) {
  return (
    <details class="sealed small soft">
      <summary>
        <Icon name="seal" /> {t.value.sealed}
      </summary>
      <p>{t.value.sealedHelp}</p>
      <code>{commitment}</code>
    </details>
  );
}
