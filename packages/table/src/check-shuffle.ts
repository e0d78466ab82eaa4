import {
  type AnyGame,
  type Compared,
  checkReplay,
  compareNotes,
  type Notes,
  type Replay,
  type Settle,
  type Verdict,
  type Viewer,
} from '@tabard/core';
import { AGREED, agreed, standing } from './standing.ts';

/** What somebody who kept notes finds out about a shuffle. */
export interface CheckedShuffle {
  /** `deal`: all that was dealt and played follows from the secrets. `starts`: none was broken off that the server does not admit. */
  readonly findings: Compared & { readonly deal: Verdict; readonly starts: Verdict };
  /** All fits; something does not; or nothing speaks against it, but not all could be checked. */
  readonly verdict: 'fits' | 'differs' | 'partly';
  /** Why the replay does not follow, for those who want to know. */
  readonly because: string;
}

/** Who sits on which chair is not in a replay: where nobody else said so, a resignation is believed to have ended the match. */
export const settle: Settle = ({ played, stands, claimed }, resigned, seats) => {
  const ended = standing(played, { seats, isPerson: () => false, resigned });
  if (ended || claimed?.reason !== AGREED) return ended;
  const isTie = claimed.ranking[0]?.length === seats - resigned.length;
  return agreed(seats, isTie && claimed.scores.every(score => score === 0) ? undefined : stands, resigned);
};

/** Holds what was revealed against what somebody noted, and plays the match again; `brokenOff` is how many starts the server admits. */
export function checkShuffle(game: AnyGame, replay: Replay, notes: Notes, viewer: Viewer, brokenOff?: number): CheckedShuffle {
  const played = checkReplay(game, replay, settle);
  const findings = { ...compareNotes(game, replay, notes, viewer), deal: dealIn(replay, played.ok), starts: startsIn(notes, brokenOff) };
  return { findings, verdict: verdictOf(findings), because: played.ok ? '' : played.error.text };
}

function dealIn({ fairness, from }: Replay, isSound: boolean): Verdict {
  if (!isSound) return 'differs';
  // A match that begins in a position is taken on trust up to there.
  return fairness && !from ? 'fits' : 'unknown';
}

function startsIn({ mine, brokenOff: noted = 0 }: Notes, admitted: number | undefined): Verdict {
  if (mine === undefined || admitted === undefined) return 'unknown';
  return noted > admitted ? 'differs' : 'fits';
}

function verdictOf(findings: CheckedShuffle['findings']): CheckedShuffle['verdict'] {
  if (Object.values(findings).some(finding => finding === 'differs' || finding === 'denied')) return 'differs';
  const { seeds, list, mine, deal } = findings;
  return [seeds, list, mine, deal].every(finding => finding === 'fits') ? 'fits' : 'partly';
}
