import { readFileSync, statSync } from 'node:fs';
import { type Checked, checkReplay, type Outcome, parseReplay, plural, type Replay, type Settle } from '@tabard/core';
import { standing } from '@tabard/table';
import { type Command, readArgs, UsageError } from '../usage.ts';
import { diaryWriter } from '../verify/diary.ts';

const LARGEST = 64 * 1024 * 1024;

export const command: Command = {
  help: `
tabard verify <replay file> [--json] [--diary diary.html [--lang en|de|fr|ja] [--names Ann,Bo]]

Plays a replay again, text or JSON, and checks the shuffle (the seed comes from the server seed and the players' contributions, and the
server had committed to its part), every move, every hash, the scores and the ranking. Exit 0: all is as it says; 1: it is not, and the
line says what; 2: the file cannot be read.

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
    const checked = checkReplay((await listing.load()).game, replay, settle);
    if (checked.ok) await writeDiary?.();
    if (values.json) console.log(JSON.stringify(checked.ok ? { ok: true, ...checked.value } : { ok: false, ...checked.error }));
    else if (checked.ok) console.log(report(replay, checked.value, values.diary));
    else console.error(`tabard verify: ${checked.error.text}`);
    return checked.ok ? 0 : 1;
  },
};

const OPTIONS = {
  json: { type: 'boolean', default: false },
  diary: { type: 'string' },
  lang: { type: 'string' },
  names: { type: 'string' },
} as const;

/** Who sits on which chair is not in a replay: where nobody else said so, a resignation is believed to have ended the match. */
const settle: Settle = (played, resigned, seats) => standing(played, { seats, isPerson: () => false, resigned });

function read(path: string): Replay {
  const replay = parseReplay(textOf(path));
  if (replay.ok) return replay.value;
  throw new UsageError(`${path}: ${replay.error}`);
}

function textOf(path: string): string {
  try {
    if (statSync(path).size > LARGEST) throw new UsageError(`${path} is too large for a replay`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function report(replay: Replay, { moves, hashes, fair }: Checked, diary: string | undefined): string {
  const { game, revision, seats, from, resigned = [], outcome } = replay;
  return [
    `${game}, revision ${revision}, ${seats} seats: all is as it says.`,
    `  shuffle  ${fair ? 'the seed is made of the server seed it had committed to and the contributions' : 'from the seed (no server, so no commitment)'}`,
    ...(from ? [`  begins   in a position, taken on trust, after ${from.n} ${plural('en')(from.n, 'move', 'moves')}`] : []),
    `  moves    ${moves}, every one legal${resigned.length > 0 ? `; ${resigned.length} resigned` : ''}`,
    `  hashes   ${hashes}, all equal`,
    `  outcome  ${outcome ? `${outcome.reason}: ${ranked(outcome)}` : 'not played to the end'}`,
    ...(diary === undefined ? [] : [`  diary    ${diary}`]),
  ].join('\n');
}

function ranked({ ranking, scores }: Outcome): string {
  return ranking.map((tied, place) => `${place + 1}. ${tied.map(seat => `seat ${seat} (${scores[seat]})`).join(' and ')}`).join(', ');
}
