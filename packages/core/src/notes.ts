import { canonicalJson } from './canonical.ts';
import { commitmentTo } from './fairness.ts';
import type { Game, Json, Viewer } from './game.ts';
import { playThrough } from './play-through.ts';
import type { Replay } from './replay.ts';
import { headsOf, momentSeqs } from './replay-log.ts';
import { screenView } from './screen-view.ts';
import { sha256Hex, utf8 } from './sha256.ts';

/** What somebody noted while a match was on, to hold against what is revealed at its end. */
export interface Notes {
  /** What the server showed of its seeds before I sent anything. */
  readonly commitment?: string;
  readonly spareCommitment?: string;
  /** The list that was told before I sent my bytes. */
  readonly commitments?: readonly (string | null)[];
  /** My own bytes. */
  readonly mine?: string;
  /** The server confirmed that it had them. */
  readonly taken?: true;
  /** How many lists I was told with bytes of mine that no match began with: so many starts were broken off, whatever the server says. */
  readonly brokenOff?: number;
  /** The head of the table after one of its entries, and the epoch of the store that told it. */
  readonly head?: { readonly seq: number; readonly hash: string; readonly epoch?: number };
  /** What I was shown: by the number of the entry a view was after, its hash. */
  readonly views?: Readonly<Record<number, string>>;
}

/**
 * `fits`, `differs`, or `unknown`: nothing was noted. Of my bytes also `silent`: they did not come in time, so my commitment counted;
 * `denied`: the server says so, and had confirmed them.
 */
export type Verdict = 'fits' | 'differs' | 'silent' | 'denied' | 'unknown';

/** What of the notes fits what was revealed. */
export type Compared = Readonly<Record<'seeds' | 'list' | 'mine' | 'head' | 'views', Verdict>>;

/** Holds what was revealed against what was noted. That the replay itself is sound is another question: `checkReplay`. */
export function compareNotes<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  replay: Replay,
  notes: Notes,
  viewer: Viewer = 'public',
): Compared {
  return {
    seeds: worst(same(notes.commitment, replay.fairness?.commitment), same(notes.spareCommitment, replay.fairness?.spareCommitment)),
    list: same(notes.commitments?.join(), replay.fairness?.commitments?.join()),
    mine: mineIn(replay, notes),
    head: headIn(replay, notes),
    views: viewsIn(game, replay, notes.views, viewer),
  };
}

/** A view in short, to be noted. */
export const viewHash = (view: unknown): string => sha256Hex(utf8(canonicalJson(JSON.parse(JSON.stringify(view)) as Json))).slice(0, 16);

const same = (noted: string | undefined, revealed: string | undefined): Verdict =>
  noted === undefined ? 'unknown' : noted === revealed ? 'fits' : 'differs';

const worst = (...verdicts: readonly Verdict[]): Verdict =>
  (['differs', 'fits'] as const).find(verdict => verdicts.includes(verdict)) ?? 'unknown';

function mineIn({ fairness }: Replay, { mine, taken }: Notes): Verdict {
  if (mine === undefined) return 'unknown';
  if (fairness?.contributions.includes(mine)) return 'fits';
  const seat = fairness?.commitments?.indexOf(commitmentTo(mine) ?? '') ?? -1;
  const isSilent = seat !== -1 && fairness?.contributions[seat] === null;
  return isSilent ? (taken ? 'denied' : 'silent') : 'differs';
}

function headIn({ log }: Replay, { head, commitments }: Notes): Verdict {
  if (!head) return 'unknown';
  // Logs that were begun before there was a list cannot be told without telling who is who.
  if (!log) return commitments ? 'differs' : 'unknown';
  return same(head.hash, headsOf(log)[head.seq - 1]);
}

function viewsIn<State, Move, Config, View, Fact>(
  game: Game<State, Move, Config, View, Fact>,
  replay: Replay,
  views: Notes['views'],
  viewer: Viewer,
): Verdict {
  const { log } = replay;
  if (!log || !views || Object.keys(views).length === 0) return 'unknown';
  const seqs = momentSeqs(log);
  let verdict: Verdict = 'unknown';
  let i = 0;
  for (const moment of playThrough(game, replay)) {
    const seq = seqs[i++];
    const noted = seq === undefined ? undefined : views[seq];
    if (noted === undefined) continue;
    if (!moment.ok || viewHash(screenView(game, moment.value.state, viewer)) !== noted) return 'differs';
    verdict = 'fits';
  }
  return verdict;
}
