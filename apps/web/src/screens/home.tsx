import { PLATES, type Plate } from 'virtual:plates';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { wasDeleted } from '../farewell.ts';
import { lobbyRows } from '../home-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { change, prefs } from '../identity.ts';
import { keep, kept, lessonKey } from '../kept.ts';
import { levelHelp } from '../levels.ts';
import { isShort, playNow } from '../play-now.ts';
import { isPutAway, putAway } from '../put-away.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LevelChoice } from '../ui/level-choice.tsx';
import { Page } from '../ui/page.tsx';
import { Picture } from '../ui/picture.tsx';
import { EarlierTables, OpenTables, useMyTables } from './my-tables.tsx';

export function Home() {
  const tables = useMyTables();
  return (
    <Page title="" wide>
      <Farewell />
      <section class={`welcome${tables.open.length > 0 ? ' short' : ''}`}>
        <h1 tabIndex={-1}>{t.value.tagline}</h1>
        <p>{t.value.intro}</p>
        <ToLobby />
      </section>
      <OpenTables rows={tables.open} />
      <div class="game-plates">
        {PLATES.map(plate => (
          <GamePlate key={plate.id} plate={plate} />
        ))}
      </div>
      <AtOnce />
      <OpenToAll />
      <EarlierTables rows={tables.earlier} isEmpty={tables.isEmpty} />
    </Page>
  );
}

/** The open tables lie below the games: this says how many there are, and leads there. */
function ToLobby() {
  const rows = lobbyRows.value ?? [];
  return (
    <a class="to-lobby" href="#lobby-tables">
      {t.value.lobbyTables}
      {rows.length > 0 && <span class="to-lobby-count"> {rows.length}</span>}
    </a>
  );
}

/** Whoever was deleted just now is told so, once. */
function Farewell() {
  const [isTold] = useState(wasDeleted);
  useEffect(() => {
    if (isTold) announce(t.peek().everythingDeleted);
  }, []);
  return isTold ? <p class="farewell">{t.value.everythingDeleted}</p> : null;
}

type Lobby = typeof import('../lobby/lobby-tables.tsx');

/** Has its room before it has come: it is fetched after the first screen. */
function OpenToAll() {
  const room = useRoom();
  const [part, setPart] = useState<Lobby | undefined>(undefined);
  useEffect(() => {
    void import('../lobby/lobby-tables.tsx').then(setPart, () => {});
  }, []);
  return (
    <section class="my-tables lobby-tables" aria-labelledby="lobby-tables" style={{ '--rows': room }}>
      <h2 id="lobby-tables">{t.value.lobbyTables}</h2>
      <hr class="rule" />
      {part && <part.LobbyTables room={room} />}
    </section>
  );
}

const KEPT_ROOM = 'tabard.lobby-room';
const MOST_ROWS = 3;
const roomFor = (rows: number): number => Math.max(1, Math.min(MOST_ROWS, rows));

/** How many rows of the lobby have room: as many as there were when it was first told, and before that as many as last time. It stays, so that nothing below jumps when a table comes or goes. */
function useRoom(): number {
  const rows = lobbyRows.value;
  const [told, setTold] = useState(rows?.length);
  const isTold = rows !== undefined;
  useLayoutEffect(() => {
    if (!rows) return;
    setTold(before => before ?? rows.length);
    keep(KEPT_ROOM, String(roomFor(rows.length)));
  }, [isTold]);
  return roomFor(told ?? rows?.length ?? Number(kept(KEPT_ROOM) ?? 1));
}

function GamePlate({ plate }: { readonly plate: Plate }) {
  const { id, seats, lesson } = plate;
  const { title, tagline } = plate.words[lang.value];
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const deal = async () => {
    setBusy(true);
    await playNow(plate);
    setBusy(false);
  };
  const isNew = lesson && !isPutAway(taught(id));
  return (
    <section class="game-plate sheet" aria-label={title}>
      <Picture game={id} />
      <div class="game-words">
        <h2>{title}</h2>
        <p class="game-seats soft small">{t.value.players(seats.min, seats.max)}</p>
        <p class="game-tagline">{tagline}</p>
      </div>
      <div class="game-doors">
        <button
          type="button"
          class="button primary large"
          title={isShort(plate) ? t.value.playNowShort : t.value.playNowHelp}
          disabled={busy}
          onClick={() => (isNew ? setAsking(true) : void deal())}
        >
          {t.value.playNow}
        </button>
        {lesson && <ToLesson game={id} title={title} />}
        <a class="button" href={`/new/${id}`}>
          {t.value.makeTable}
        </a>
      </div>
      {asking && (
        <FirstTime
          game={id}
          title={title}
          play={() => void deal()}
          close={() => {
            setAsking(false);
          }}
        />
      )}
    </section>
  );
}

function ToLesson({ game, title }: { readonly game: string; readonly title: string }) {
  const words = t.value;
  const isBegun = !['', '0.0'].includes(kept(lessonKey(game)) ?? '');
  return (
    <a class="button" href={`/learn/${game}`} aria-label={isBegun ? words.labelled(words.learnOn, title) : words.learnGame(title)}>
      {isBegun ? words.learnOn : words.learn}
    </a>
  );
}

const taught = (game: string): string => `lesson-${game}`;

/** What «Play now» deals: chosen once for every game, and remembered. */
function AtOnce() {
  const words = t.value;
  const shortened = PLATES.filter(({ short }) => short).map(plate => plate.words[lang.value].title);
  return (
    <section class="at-once soft small" aria-label={words.playNow}>
      <b>{words.playNow}</b>
      <LevelChoice label={words.levelOfBots} value={prefs.value.level} choose={level => change({ level })} />
      <span>{levelHelp(prefs.value.level)}</span>
      {shortened.length > 0 && (
        <label class="level-choice">
          {words.and(shortened)} <span class="visually-hidden">{words.gameLength}</span>
          <select value={prefs.value.full ? 'full' : 'short'} onChange={event => change({ full: event.currentTarget.value === 'full' })}>
            <option value="short">{words.gameShort}</option>
            <option value="full">{words.gameFull}</option>
          </select>
        </label>
      )}
    </section>
  );
}

interface First {
  readonly game: string;
  readonly title: string;
  play(): void;
  close(): void;
}

/** Asked once for each game: to be taught, or to play at once. */
function FirstTime({ game, title, play, close }: First) {
  const words = t.value;
  return (
    <Dialog title={words.firstTime(title)} close={close}>
      <p>{words.firstTimeHelp}</p>
      <div class="buttons">
        <a class="button primary" autofocus href={`/learn/${game}`} onClick={() => putAway(taught(game))}>
          {words.showMeHow}
        </a>
        <button
          type="button"
          class="button just-play"
          onClick={() => {
            putAway(taught(game));
            close();
            play();
          }}
        >
          {words.justPlay}
        </button>
      </div>
    </Dialog>
  );
}
