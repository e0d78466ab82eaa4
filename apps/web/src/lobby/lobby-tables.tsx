import { PLATES } from 'virtual:plates';
import type { OpenTable } from '@tabard/protocol';
import { useId, useState } from 'preact/hooks';
import { lobbyRows, myRows } from '../home-rows.ts';
import { lang, t } from '../i18n/index.ts';
import { myName } from '../identity.ts';
import { seatNames } from '../names.ts';
import { ask } from '../net/api.ts';
import { complain } from '../notice.ts';
import { onePlaceMore } from '../open-tables.ts';
import { go, tablePath } from '../route.ts';
import { Avatar } from '../ui/avatar.tsx';
import { busiest, freeSeat, shownOf } from './rows.ts';
import { inShort, lobbyWords } from './terms.ts';

const titleOf = (game: string): string => PLATES.find(({ id }) => id === game)?.words[lang.value].title ?? game;
const named = () => (myName.value ? { name: myName.value } : {});

/** Tables where anybody may sit down, as they come and go; a table to be found, and a way in by letters. Without being asked for, no more stand there than there is room for. */
export function LobbyTables({ room }: { readonly room: number }) {
  const words = lobbyWords();
  const [game, setGame] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const rows = lobbyRows.value;
  const { shown, hidden } = shownOf(rows ?? [], game, isWhole ? Number.POSITIVE_INFINITY : room);
  return (
    <>
      <div class="lobby-tools">
        <GameFilter game={game} choose={setGame} />
        <Find game={game} />
        <CodeField />
      </div>
      <div class="lobby-rows" aria-busy={rows === undefined}>
        <ul aria-label={t.value.lobbyTables}>
          {shown.map(row => (
            <LobbyRow key={row.id} row={row} />
          ))}
        </ul>
        {rows && shown.length === 0 && (
          <p class="soft empty">
            {words.empty} {words.emptyHelp}
          </p>
        )}
      </div>
      <div class="lobby-more">
        {hidden > 0 && (
          <button type="button" class="button plain" onClick={() => setIsWhole(true)}>
            {words.all(shown.length + hidden)}
          </button>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {rows && words.nowOpen(shown.length + hidden)}
      </p>
    </>
  );
}

function GameFilter({ game, choose }: { readonly game: string; choose(game: string): void }) {
  const words = lobbyWords();
  return (
    <label class="lobby-filter">
      <span class="soft small">{words.show}</span>
      <select value={game} onChange={event => choose(event.currentTarget.value)}>
        <option value="">{words.allGames}</option>
        {PLATES.map(({ id }) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sits down where most people wait, or opens a table. */
function Find({ game }: { readonly game: string }) {
  const words = lobbyWords();
  const [busy, setBusy] = useState(false);
  const find = async () => {
    setBusy(true);
    const wanted = game || busiest(lobbyRows.value ?? []) || PLATES[0]!.id;
    const answer = await ask('find', { body: { game: wanted, ...named() } });
    setBusy(false);
    if (!answer.ok) return complain(answer.error);
    onePlaceMore();
    go(tablePath(answer.value.id));
  };
  return (
    <button type="button" class="button primary" disabled={busy} onClick={() => void find()}>
      {game === '' ? words.find : words.findGame(titleOf(game))}
    </button>
  );
}

const CODE_LENGTH = 6;

/** Letters somebody was told. */
function CodeField() {
  const words = lobbyWords();
  const id = useId();
  const [code, setCode] = useState('');
  const run = async (event: Event) => {
    event.preventDefault();
    const answer = await ask('code', { code });
    if (answer.ok) go(tablePath(answer.value.table));
    else complain(answer.error);
  };
  return (
    <form class="code-field" onSubmit={event => void run(event)}>
      <label for={id} class="soft small">
        {words.code}
      </label>
      <input
        id={id}
        class="code-letters"
        type="text"
        value={code}
        size={CODE_LENGTH + 1}
        maxLength={CODE_LENGTH * 2}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        placeholder="BCDFGH"
        title={words.codeHelp}
        onInput={event =>
          setCode(
            event.currentTarget.value
              .toUpperCase()
              .replace(/[^A-Z]/g, '')
              .slice(0, CODE_LENGTH),
          )
        }
      />
      <button type="submit" class="button" disabled={code.length < CODE_LENGTH}>
        {words.codeGo}
      </button>
    </form>
  );
}

function LobbyRow({ row }: { readonly row: OpenTable }) {
  const words = lobbyWords();
  const people = row.seats.filter(({ kind }) => kind !== 'open');
  const names = seatNames(row.seats).filter((_, seat) => row.seats[seat]!.kind === 'player');
  const left = row.seats.filter(({ kind }) => kind === 'open').length;
  // That one may come late is said beside it.
  const told = inShort({ ...row, terms: { ...row.terms, latecomers: false } });
  const details = [...(row.hostAway ? [words.hostAway] : []), ...told].join(' · ');
  return (
    <li class="table-row lobby-row">
      <span class="row-arms">
        {people.map((seat, at) => (
          <Avatar key={at} of={seat} size={20} />
        ))}
      </span>
      <span class="row-title">
        <b>{titleOf(row.game)}</b>{' '}
        <span class="soft">{names.length === 0 ? t.value.emptyTable : t.value.tableWith(t.value.and(names))}</span>
        <span class="row-news soft small" title={details}>
          {details}
        </span>
      </span>
      <span class="row-state">{row.status === 'playing' ? words.botSeat : words.seatsLeft(left)}</span>
      <Door row={row} title={[titleOf(row.game), ...names].join(', ')} />
    </li>
  );
}

/** One tap, and I sit there. */
function Door({ row, title }: { readonly row: OpenTable; readonly title: string }) {
  const words = lobbyWords();
  const [busy, setBusy] = useState(false);
  const isMine = myRows.value?.some(({ table }) => table.id === row.id && table.me.seat !== null);
  if (isMine) {
    return (
      <a class="button row-go" href={tablePath(row.id)}>
        {words.yours}
      </a>
    );
  }
  const sit = async () => {
    setBusy(true);
    const answer = await ask('sit', { table: row.id, body: { seat: freeSeat(row), ...named() } });
    setBusy(false);
    if (!answer.ok) return complain(answer.error);
    onePlaceMore();
    go(tablePath(row.id));
  };
  return (
    <button type="button" class="button row-go" disabled={busy} onClick={() => void sit()}>
      {row.status === 'playing' ? words.takeSeat : words.sit}
      <span class="visually-hidden">{t.value.aside(title)}</span>
    </button>
  );
}
