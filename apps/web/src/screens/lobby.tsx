import { PLATES } from 'virtual:plates';
import type { SeatInfo, Table } from '@tabard/protocol';
import { useState } from 'preact/hooks';
import { CallOffer } from '../calls/call-offer.tsx';
import { titleOf, wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { myName, prefs } from '../identity.ts';
import { levelName } from '../levels.ts';
import { CodeCard } from '../lobby/code-card.tsx';
import { inShort, lobbyWords, termsWords } from '../lobby/terms.ts';
import { seatName, seatNames } from '../names.ts';
import { asker } from '../net/at-table.ts';
import { commitTo } from '../net/dice.ts';
import type { Session } from '../net/session.ts';
import { onePlaceMore } from '../open-tables.ts';
import { tablePath } from '../route.ts';
import { Talk } from '../talk/talk.tsx';
import { useTalk } from '../talk/use-talk.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Question } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Invite } from '../ui/invite.tsx';
import { LevelChoice } from '../ui/level-choice.tsx';
import { useMyBots } from '../ui/my-bots.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Page } from '../ui/page.tsx';
import { useGrace } from '../ui/seconds-left.ts';
import { PausedBanner } from './banners.tsx';
import { useNaming } from './play.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** Before the match: an invitation for whoever has come by the link, the seats and the word to begin for whoever sits here. */
export function Lobby({ session, table }: Props) {
  return table.me.seat === null && !table.me.host ? <Guest session={session} table={table} /> : <Hall session={session} table={table} />;
}

/** Takes a seat by the name in the field. */
function useSitting(session: Session) {
  const [name, setName] = useState(myName.value);
  const call = asker(session);
  const sit = async (seat: number) => {
    const commitment = session.table.value && { commitment: commitTo(session.table.value) };
    const done = await call('sit', { seat, ...commitment, ...(name.trim() && { name: name.trim() }) });
    if (!done) return;
    onePlaceMore();
    if (name.trim()) myName.value = name.trim();
    session.reopen();
  };
  return { name, setName, sit, call };
}

function Guest({ session, table }: Props) {
  const { name, setName, sit } = useSitting(session);
  const [watching, setWatching] = useState(false);
  const words = t.value;
  const title = titleOf(table.game);
  const free = table.seats.findIndex(({ kind }) => kind === 'open');
  const host = table.host === null ? '' : (table.seats[table.host]?.name ?? '');
  const invitation = host === '' ? words.invitedTo(title) : words.invitesYou(host, title);
  const take = (event: Event) => {
    event.preventDefault();
    void sit(free);
  };
  return (
    <Page title={invitation} narrow>
      <PausedBanner session={session} />
      <div class="lobby-head">
        <h1 tabIndex={-1}>{free < 0 ? words.lobbyFull : invitation}</h1>
        <p class="game-tagline">{free < 0 ? title : wordsOf(table.game)?.tagline}</p>
        <p class="agreed soft small">{inShort(table).join(' · ')}</p>
        <WhoSits table={table} />
      </div>
      {watching && <p role="status">{words.watchingLobby}</p>}
      {free >= 0 || watching ? null : (
        <section class="sheet form">
          <p>{words.lobbyFullHelp}</p>
          <div class="buttons">
            {table.spectators && (
              <button type="button" class="button primary large" onClick={() => setWatching(true)}>
                {words.justWatch}
              </button>
            )}
            <a class="button large" href={`/new/${table.game}`}>
              {words.makeTable}
            </a>
          </div>
        </section>
      )}
      {free >= 0 && (
        <form class="sheet form to-sit" onSubmit={take}>
          <NameField value={name} change={setName} />
          <div class="buttons seat-acts">
            <button type="submit" class="button primary large">
              {words.sitDown}
            </button>
            {table.spectators && !watching && (
              <button type="button" class="button plain" onClick={() => setWatching(true)}>
                {words.justWatch}
              </button>
            )}
          </div>
        </form>
      )}
      {table.dice.until !== null && <Shuffling table={table} />}
      <Lesson game={table.game} />
      <section class="sheet form" aria-label={words.theSeats}>
        <h2>{words.theSeats}</h2>
        <ul class="lobby-seats">
          {table.seats.map((seat, at) => (
            <li key={at}>
              <SeatRow table={table} seat={seat} at={at} />
              {seat.kind === 'open' && (
                <button type="button" class="button" onClick={() => void sit(at)}>
                  {words.sitHere}
                  <span class="visually-hidden">{words.aside(words.seatNumber(at + 1))}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <OneSeatEach table={table} />
        <Agreed table={table} />
        <Options table={table} />
      </section>
      <Invite path={tablePath(table.id)} title={invitation} />
      <Sealed commitment={table.commitment} />
    </Page>
  );
}

function Hall({ session, table }: Props) {
  const open = table.seats.filter(seat => seat.kind === 'open').length;
  const { name, setName, sit, call } = useSitting(session);
  const [asked, setAsked] = useState<'close' | 'start' | undefined>(undefined);
  const mine = table.me.seat === null ? undefined : table.seats[table.me.seat];
  const words = t.value;
  const title = titleOf(table.game);
  const start = () => void call('start', {});
  const hostWaitS = useGrace(table, table.hostGraceMs);
  // Among strangers the host says with whom it begins, unless they have been away for a while.
  const arranges = table.me.host || !table.terms.listed || (table.hostGraceMs !== undefined && hostWaitS === 0);
  const invitation = open > 0 && (
    <section class="sheet form">
      <CodeCard code={table.code} />
      <p>{words.lobbyHelp}</p>
      <Invite path={tablePath(table.id)} title={mine?.name ? words.invitesYou(mine.name, title) : words.invitedTo(title)} />
    </section>
  );
  return (
    <Page title={title} narrow>
      <PausedBanner session={session} />
      <div class="lobby-head">
        <h1 tabIndex={-1}>{words.lobby}</h1>
        <p class="game-tagline">{title}</p>
        <WhoSits table={table} />
      </div>
      {table.dice.until !== null && <Shuffling table={table} callOff={() => void call('callOff', {})} />}
      {table.me.host && invitation}
      <section class="sheet form" aria-label={words.theSeats}>
        <h2>{words.theSeats}</h2>
        {!mine && open > 0 && <NameField value={name} change={setName} />}
        <ul class="lobby-seats">
          {table.seats.map((seat, at) => (
            <li key={at}>
              <SeatRow table={table} seat={seat} at={at} />
              <SeatActs {...{ table, seat, at, sit, call, arranges }} />
            </li>
          ))}
        </ul>
        {mine && open > 0 && <BotsOfMine table={table} invite={(seat, bot) => call('invite', { seat, bot })} />}
        {mine && <Rename key={mine.name} was={mine.name} save={wanted => call('sit', { seat: table.me.seat!, name: wanted })} />}
        <OneSeatEach table={table} />
        <Agreed table={table} />
        <Options table={table} />
      </section>
      <div class="lobby-start" hidden={table.dice.until !== null}>
        <div class="buttons">
          {(arranges || open === 0) && (
            <button type="button" class="button primary large" onClick={() => (open > 0 ? setAsked('start') : start())}>
              {words.startNow}
            </button>
          )}
        </div>
        <p class="soft">{arranges || open === 0 ? readiness(table, open) : words.hostBegins}</p>
      </div>
      <div class="lobby-leave" hidden={table.dice.until !== null}>
        <div class="buttons">
          {mine && (
            <button type="button" class="button plain" onClick={() => void call('leave', {})}>
              {words.getUp}
            </button>
          )}
          {table.me.host && (
            <button type="button" class="button plain danger" onClick={() => setAsked('close')}>
              {words.closeTable}
            </button>
          )}
        </div>
        {table.dice.brokenOff > 0 && <p class="soft small">{words.brokenOff(table.dice.brokenOff)}</p>}
      </div>
      <LobbyTalk session={session} table={table} />
      <CallOffer table={table} />
      {!table.me.host && invitation}
      <Lesson game={table.game} />
      <Sealed commitment={table.commitment} />
      {asked === 'close' && (
        <Question
          title={words.closeAsk}
          text={words.closeHelp}
          verb={words.closeTable}
          yes={() => void call('close', {})}
          no={() => setAsked(undefined)}
        />
      )}
      {asked === 'start' && open > 0 && (
        <Question
          title={words.startAsk}
          text={words.startFills(open)}
          verb={words.startWithBots}
          yes={() => {
            setAsked(undefined);
            start();
          }}
          no={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

/** Who has come besides me, where whoever waits looks first, and said when somebody comes or goes. */
function WhoSits({ table }: { readonly table: Table }) {
  const words = t.value;
  const { seats, me } = table;
  const names = seatNames(seats);
  const others = seats.flatMap(({ kind }, at) => (kind === 'open' || at === me.seat ? [] : [at]));
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const who = others.length === 0 ? words.emptyTable : lobbyWords().whoSits(words.and(others.map(at => names[at]!)));
  return (
    <p class="who-sits" role="status">
      <span class="row-arms">
        {others.map(at => (
          <Avatar key={at} of={seats[at]} size={20} />
        ))}
      </span>
      {[who, ...(open > 0 ? [lobbyWords().seatsLeft(open)] : [])].join(' · ')}
    </p>
  );
}

/** While the others come. */
function LobbyTalk({ session, table }: Props) {
  const name = useNaming(table);
  const { isOn, lines, isMine } = useTalk({ session, table, name, isOpen: true });
  if (!isOn) return null;
  return (
    <section class="sheet form" aria-label={t.value.talk}>
      <h2>{t.value.talk}</h2>
      <Talk {...{ session, table, name, lines, isMine }} isFolded />
    </section>
  );
}

/** For whoever has never played it, while the others come. */
function Lesson({ game }: { readonly game: string }) {
  if (!PLATES.some(({ id, lesson }) => id === game && lesson)) return null;
  return (
    <p class="lobby-lesson">
      <a class="button" href={`/learn/${game}`} target="_blank" rel="noreferrer">
        <Icon name="rules" />
        {t.value.learnGame(titleOf(game))}
      </a>
    </p>
  );
}

/** What starting now would mean: bots on open seats, or somebody who has not come yet. */
function readiness({ seats, me }: Table, open: number): string {
  const away = seats.flatMap((seat, at) => (seat.kind === 'player' && !seat.connected && at !== me.seat ? [at] : []));
  if (open > 0 || away.length === 0) return t.value.startFills(open);
  return t.value.notHereYet(t.value.and(away.map(at => seatName(seats, at))));
}

interface Acts {
  readonly table: Table;
  readonly seat: SeatInfo;
  readonly at: number;
  /** They may say which bots play. */
  readonly arranges: boolean;
  sit(seat: number): Promise<void>;
  readonly call: ReturnType<typeof asker>;
}

/** What whoever is in the hall may do about a seat. */
function SeatActs({ table, seat, at, arranges, sit, call }: Acts) {
  const words = t.value;
  const isSeated = table.me.seat !== null;
  return (
    <span class="seat-acts">
      {seat.kind === 'open' && !isSeated && (
        <button type="button" class="button primary" onClick={() => void sit(at)}>
          {words.sitHere}
          <span class="visually-hidden">{words.aside(words.seatNumber(at + 1))}</span>
        </button>
      )}
      {seat.kind === 'open' && isSeated && arranges && (
        <button type="button" class="button" onClick={() => void call('bot', { seat: at, level: prefs.value.level })}>
          <Icon name="bot" />
          {words.putBot}
          <span class="visually-hidden">{words.aside(words.seatNumber(at + 1))}</span>
        </button>
      )}
      {seat.kind === 'bot' && isSeated && arranges && (
        <LevelChoice label={words.levelOf(seat.name)} value={seat.level ?? ''} choose={level => void call('bot', { seat: at, level })} />
      )}
      {(seat.kind === 'bot' || seat.program) && isSeated && arranges && (
        <button type="button" class="button plain" onClick={() => void call('open', { seat: at })}>
          {words.sendAway}
          <span class="visually-hidden">{words.aside(seat.name)}</span>
        </button>
      )}
    </span>
  );
}

/** The options in force: a line, and each by its name for whoever unfolds it. */
function OneSeatEach({ table }: { readonly table: Table }) {
  if (!table.oneSeatEach) return null;
  return (
    <p>
      <b>{t.value.oneSeatEach}</b> <span class="soft small switch-help">{t.value.oneSeatEachHelp}</span>
    </p>
  );
}

/** What the host settled that is not as usual. */
function Agreed({ table: { terms, spectators } }: { readonly table: Table }) {
  const agreed = termsWords({ terms, spectators });
  return agreed.length === 0 ? null : <p class="soft small">{agreed.join(' · ')}</p>;
}

function Options({ table }: { readonly table: Table }) {
  const words = wordsOf(table.game);
  const chosen = Object.entries(table.options);
  if (!words || chosen.length === 0) return null;
  return (
    <details class="rules-fold">
      <summary>
        {t.value.theRules}
        <span class="soft small">
          {chosen.map(([key, value]) => t.value.labelled(words.option(key), words.value(key, value).label)).join(' · ')}
        </span>
      </summary>
      <ul class="options">
        {chosen.map(([key, value]) => (
          <li key={key}>
            <span class="soft">{words.option(key)}</span> {words.value(key, value).label}
          </li>
        ))}
      </ul>
    </details>
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
    seat.kind === 'bot' && seat.level === 'master' ? words.mastersPace : '',
    seat.kind === 'bot' ? '' : seat.connected || at === table.me.seat ? words.here : words.away,
  ].filter(mark => mark !== '');
  return (
    <span class="lobby-seat">
      <Avatar of={seat} />
      <span>
        <b>{seatName(table.seats, at)}</b>
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
  const bots = useMyBots();
  const seat = table.seats.findIndex(({ kind }) => kind === 'open');
  const free = bots.filter(bot => !table.seats.some(({ program, crest }) => program && crest === bot.crest));
  const isSeated = table.me.seat !== null || free.length < bots.length;
  if (free.length === 0 || (table.oneSeatEach && isSeated)) return null;
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

/** Everybody's browser sends its secret: usually that takes no longer than a blink. */
function Shuffling({ table, callOff }: { readonly table: Table; callOff?(): void }) {
  const { commitments, revealed } = table.dice;
  const names = seatNames(table.seats).filter(
    (_, seat) => commitments[seat] !== null && !revealed.includes(seat) && seat !== table.me.seat,
  );
  return (
    <div class="lobby-start">
      <p role="status">{names.length > 0 ? t.value.shufflingWaits(t.value.and(names)) : t.value.shuffling}</p>
      {callOff && table.me.host && (
        <button type="button" class="button plain" onClick={callOff}>
          {t.value.callOff}
        </button>
      )}
    </div>
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
      <p>
        <a href="/fair" target="_blank" rel="noopener">
          {t.value.fairShuffle}
        </a>
      </p>
    </details>
  );
}
