import { type Checked, checkReplay, type Notes, type Outcome, parseReplay, plural, type Replay } from '@tabard/core';
import { type CheckedShuffle, checkShuffle, settle } from '@tabard/table';
import { shown } from '../shown.ts';
import { type Command, readArgs, UsageError } from '../usage.ts';
import { diaryWriter } from '../verify/diary.ts';
import { fileText } from '../verify/file.ts';

export const command: Command = {
  help: `
tabard verify <replay file> [--commitment …] [--list …,-,…] [--mine … [--taken]] [--head 41:…] [--json]
              [--diary diary.html [--lang en|de|fr|ja] [--names Ann,Bo]]

Plays a replay again, text or JSON, and checks the shuffle (the seed comes from the server's seed and the players' bytes, each as it was
committed to), every move, every hash, the log, the scores and the ranking. A file alone can only fit itself: that the cards were not
chosen shows by what you noted before and during the match (the page has it under «Shuffle checked»). Exit 0: all is as it says; 1: it is
not, and the line says what; 2: the file cannot be read.

  --commitment  what the server showed of its seed before you gave anything, 64 hex digits
  --list        by seat what the players had committed to before you sent your bytes, 64 hex digits or - where there was nothing; without
                it a server that holds a seat could have chosen that seat's bytes last
  --mine        the bytes your client drew and kept until the start, 64 hex digits
  --taken       the server confirmed that it had them
  --head        the number of an entry and the head you were told with it
  --diary  writes the travel diary of a finished match, where the game tells one: a page in one file that needs nothing else
  --lang   its language (en)
  --names  the players, by seat; a replay does not say who they were
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(args, OPTIONS, ['replay file']);
    const replay = read(positionals[0]!);
    const listing = catalog.games.find(({ id }) => id === replay.game);
    if (!listing) throw new UsageError(`this is a replay of "${replay.game}", a game that is not here`);
    const writeDiary = diaryWriter(listing, replay, values);
    const notes = notesFrom(values);
    const { game } = await listing.load();
    const checked = checkReplay(game, replay, settle);
    const { findings } = checkShuffle(game, replay, notes, 'public');
    const unlike = checked.ok ? complaintOf(findings) : undefined;
    const isFine = checked.ok && !unlike;
    if (isFine) await writeDiary?.();
    const { seeds, list, mine, head } = findings;
    if (values.json) {
      const result = checked.ok ? { ...checked.value, ...(unlike && { because: 'noted', text: unlike }) } : checked.error;
      console.log(shown(JSON.stringify({ ok: isFine, ...result, noted: { commitment: seeds, list, mine, head } })));
    } else if (!checked.ok) console.error(`tabard verify: ${shown(checked.error.text)}`);
    else if (unlike) console.error(`tabard verify: ${unlike}`);
    else console.log(report(replay, checked.value, findings, values.diary));
    return isFine ? 0 : 1;
  },
};

const OPTIONS = {
  json: { type: 'boolean', default: false },
  commitment: { type: 'string' },
  list: { type: 'string' },
  mine: { type: 'string' },
  taken: { type: 'boolean', default: false },
  head: { type: 'string' },
  diary: { type: 'string' },
  lang: { type: 'string' },
  names: { type: 'string' },
} as const;

/** What can be noted, and what is said of it. */
const NOTED = [
  {
    key: 'seeds',
    option: '--commitment',
    what: 'what the server committed to',
    differs: 'the server committed to another seed: its commitment is not the one you noted',
  },
  {
    key: 'list',
    option: '--list',
    what: 'what the players committed to',
    differs: 'the players committed to something else than in the list you noted',
  },
  { key: 'mine', option: '--mine', what: 'your bytes', differs: 'your bytes are not among those the seed is made of' },
  { key: 'head', option: '--head', what: 'the head of the log', differs: 'the log is another than the one whose head you noted' },
] as const;

const DENIED = 'the server had confirmed your bytes, and says that they did not come in time';

function complaintOf(findings: CheckedShuffle['findings']): string | undefined {
  if (findings.mine === 'denied') return DENIED;
  return NOTED.find(({ key }) => findings[key] === 'differs')?.differs;
}

const HEX = /^[0-9a-f]{64}$/;
const LIST = /^(?:[0-9a-f]{64}|-)(?:,(?:[0-9a-f]{64}|-))*$/;
const HEAD = /^([1-9][0-9]{0,8}):([0-9a-f]{64})$/;

interface Noted {
  readonly commitment?: string;
  readonly list?: string;
  readonly mine?: string;
  readonly taken: boolean;
  readonly head?: string;
}

function notesFrom({ commitment, list, mine, taken, head }: Noted): Notes {
  for (const [option, given] of Object.entries({ commitment, mine }))
    if (given !== undefined && !HEX.test(given)) throw new UsageError(`--${option} takes 64 hex digits in lower case`);
  if (list !== undefined && !LIST.test(list))
    throw new UsageError('--list takes 64 hex digits in lower case or - for each seat, with commas');
  const [, seq, hash] = HEAD.exec(head ?? '') ?? [];
  if (head !== undefined && hash === undefined) throw new UsageError('--head takes the number of an entry and its hash, as in 41:9c1f…');
  return {
    ...(commitment !== undefined && { commitment }),
    ...(list !== undefined && { commitments: list.split(',').map(one => (one === '-' ? null : one)) }),
    ...(mine !== undefined && { mine }),
    ...(taken && { taken }),
    ...(hash !== undefined && { head: { seq: Number(seq), hash } }),
  };
}

function read(path: string): Replay {
  const replay = parseReplay(fileText(path));
  if (replay.ok) return replay.value;
  throw new UsageError(`${path}: ${replay.error}`);
}

function report(replay: Replay, checked: Checked, findings: CheckedShuffle['findings'], diary: string | undefined): string {
  const { moves, hashes, entries } = checked;
  const { game, revision, seats, from, resigned = [], outcome } = replay;
  return [
    `${game}, revision ${revision}, ${seats} seats: all is as it says.`,
    `  shuffle  ${shuffleOf(checked)}`,
    ...(checked.fair ? notedLines(findings) : []),
    ...(from ? [`  begins   in a position, taken on trust, after ${from.n} ${plural('en')(from.n, 'move', 'moves')}`] : []),
    `  moves    ${moves}, every one legal${resigned.length > 0 ? `; ${resigned.length} resigned` : ''}`,
    `  hashes   ${hashes}, all equal`,
    ...(entries > 0 ? [`  log      ${entries} entries, with these moves`] : []),
    `  outcome  ${outcome ? `${outcome.reason}: ${ranked(outcome)}` : 'not played to the end'}`,
    ...(diary === undefined ? [] : [`  diary    ${diary}`]),
  ]
    .map(shown)
    .join('\n');
}

function shuffleOf({ fair, silent }: Checked): string {
  if (!fair) return 'from the seed (no server, so no commitment)';
  const made = 'the seed is made of the server seed it had committed to and the contributions';
  return silent.length === 0 ? made : `${made}; silent: ${silent.map(seat => `seat ${seat}`).join(', ')}`;
}

function notedLines(findings: CheckedShuffle['findings']): string[] {
  const fitting = NOTED.filter(({ key }) => findings[key] === 'fits').map(({ what }) => what);
  const missing = NOTED.filter(({ key }) => findings[key] === 'unknown').map(({ what, option }) => `${what} (${option})`);
  return [
    ...(fitting.length > 0 ? [`  noted    ${fitting.join(', ')}: as you noted`] : []),
    ...(findings.mine === 'silent' ? ['  silent   your bytes did not come in time: your commitment counts'] : []),
    ...(missing.length > 0 ? [`  unknown  ${missing.join(', ')}`] : []),
  ];
}

function ranked({ ranking, scores }: Outcome): string {
  return ranking.map((tied, place) => `${place + 1}. ${tied.map(seat => `seat ${seat} (${scores[seat]})`).join(' and ')}`).join(', ');
}
