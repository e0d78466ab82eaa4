import type { MyTables } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { games, openCatalog, titleOf, wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { change, myName, prefs } from '../identity.ts';
import { levelHelp } from '../levels.ts';
import { playsHere } from '../my-turn.ts';
import { ask } from '../net/api.ts';
import { contribution } from '../net/random.ts';
import { complain } from '../notice.ts';
import { go, replayPath, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { LevelChoice } from '../ui/level-choice.tsx';
import { Page } from '../ui/page.tsx';
import { Picture } from '../ui/picture.tsx';
import { sinceWhen } from '../ui/since.ts';

type Row = MyTables['tables'][number];
const REFRESH_MS = 15_000;

export function Home() {
  useEffect(() => void openCatalog(), []);
  return (
    <Page title="">
      <section class="welcome">
        <h1 tabIndex={-1}>{t.value.tagline}</h1>
        <p>{t.value.intro}</p>
      </section>
      {games.value.map(game => (
        <GamePlate key={game.id} game={game.id} seats={game.seats} />
      ))}
      <Tables />
    </Page>
  );
}

function GamePlate({ game, seats }: { readonly game: string; readonly seats: { readonly min: number; readonly max: number } }) {
  const [busy, setBusy] = useState(false);
  const words = wordsOf(game);
  const play = async () => {
    setBusy(true);
    const named = myName.value && { name: myName.value };
    const answer = await ask('playNow', { body: { game, level: prefs.value.level, contribution: contribution(), ...named } });
    setBusy(false);
    if (answer.ok) go(tablePath(answer.value.id));
    else complain(answer.error);
  };
  return (
    <section class="game-plate sheet" aria-label={titleOf(game)}>
      <Picture game={game} />
      <div class="game-words">
        <h2>{titleOf(game)}</h2>
        <p class="game-tagline">{words?.tagline}</p>
        <p class="soft small">{t.value.players(seats.min, seats.max)}</p>
        <div class="buttons">
          <button type="button" class="button primary large" disabled={busy} onClick={() => void play()}>
            {t.value.playNow}
          </button>
          <a class="button large" href={`/new/${game}`}>
            {t.value.makeTable}
          </a>
        </div>
        <p class="soft small">{t.value.playNowHelp}</p>
        <div class="play-level soft small">
          <LevelChoice label={t.value.levelOfBots} value={prefs.value.level} choose={level => change({ level })} />
          <span>{levelHelp(prefs.value.level)}</span>
        </div>
      </div>
    </section>
  );
}

function Tables() {
  const [rows, setRows] = useState<readonly Row[] | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await ask('myTables');
      if (!gone && answer.ok) setRows(answer.value.tables);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    const shown = () => void refresh();
    document.addEventListener('visibilitychange', shown);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, []);
  return (
    <section class="my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{t.value.yourTables}</h2>
      <hr class="rule" />
      {rows?.length === 0 && <p class="soft empty">{t.value.noTables}</p>}
      <ul>
        {rows?.map(row => (
          <TableRow key={row.table.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function TableRow({ row }: { readonly row: Row }) {
  const { table, changed } = row;
  const waiting = row.waiting && playsHere(table);
  const words = t.value;
  const around = table.seats.flatMap((seat, at) => (at === table.me.seat || seat.kind === 'open' ? [] : [at]));
  const others = around.map(seat => table.seats[seat]!.name || words.guest);
  const state = waiting
    ? words.waitingForYou
    : { waiting: words.tableWaiting, playing: words.tablePlaying, over: words.tableOver, closed: words.tableClosed }[table.status];
  return (
    <li>
      <a class={`table-row${waiting ? ' waiting' : ''}`} href={table.status === 'over' ? replayPath(table.id) : tablePath(table.id)}>
        <span class="row-arms">
          {around.map(seat => (
            <Avatar key={seat} of={table.seats[seat]} size={20} />
          ))}
        </span>
        <span class="row-title">
          <b>{titleOf(table.game)}</b>{' '}
          <span class="soft">{others.length === 0 ? words.emptyTable : words.tableWith(words.and(others))}</span>
        </span>
        <span class="row-state">{state}</span>
        <span class="row-time soft small">{sinceWhen(changed)}</span>
      </a>
    </li>
  );
}
