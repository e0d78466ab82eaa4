import type { TableDeed } from '@tabard/protocol';
import { type Deed, type Entry, type PlayerId, seatOf, silentAt, type Table, type Told } from '@tabard/table';
import type { News } from './audience.ts';
import { playersAt } from './describe.ts';

/** The entries of a run that changed the position, whose turn it is or who plays, with what they brought about. */
export function toldOf(run: readonly Entry[], told: readonly Told[], { about }: Table): News[] {
  let next = 0;
  const news: News[] = [];
  for (const { seq, deed } of run) {
    while (told[next] && told[next]!.seq < seq) next++;
    const tabled = tableDeed(deed, about);
    if (tabled) news.push({ seq, facts: [], deed: tabled });
    else if (CHANGING.has(deed.type)) news.push(told[next]?.seq === seq ? told[next]! : { seq, facts: [] });
  }
  return news;
}

const CHANGING: ReadonlySet<Entry['deed']['type']> = new Set(['started', 'move', 'carried', 'ended']);

/** What everybody is told of a deed that changed who plays. */
function tableDeed(deed: Deed, about: Table['about']): TableDeed | undefined {
  switch (deed.type) {
    case 'stoodIn':
      return { type: 'stoodIn', seat: deed.seat, by: (deed.by === undefined ? undefined : seatOf(about, deed.by)) ?? null };
    case 'takenBack':
    case 'resigned':
    case 'flagged':
    case 'resumed':
      return { type: deed.type, seat: deed.seat };
    case 'undone':
      return { type: 'undone', seat: deed.seat, moves: deed.moves };
    case 'paused':
      return { type: 'paused' };
    case 'started': {
      const seats = silentAt(about);
      return seats.length > 0 ? { type: 'silent', seats } : undefined;
    }
    case 'sat':
      return deed.late ? { type: 'joined', seat: deed.seat } : undefined;
    case 'botSeated':
      return deed.again ? { type: 'left', seat: deed.seat } : undefined;
    case 'made':
    case 'invited':
    case 'left':
    case 'opened':
    case 'called':
    case 'revealed':
    case 'brokenOff':
    case 'move':
    case 'offered':
    case 'answered':
    case 'rematch':
    case 'closed':
    case 'carried':
    case 'ended':
      return;
  }
}

/** A match begins, pauses or ends, something is offered, people are called upon for their bytes, or somebody wants to play again. */
export const isUrgentNews = ({ about: before }: Table, { about: after }: Table): boolean =>
  before.status !== after.status ||
  before.paused !== after.paused ||
  before.offer !== after.offer ||
  before.dice?.until !== after.dice?.until ||
  before.rematch !== after.rematch;

/** Those whom a seat was given or taken. */
export function seatedAnew(before: Table, after: Table): PlayerId[] {
  if (before.about.chairs === after.about.chairs) return [];
  const [were, are] = [playersAt([before.about]), playersAt([after.about])];
  return [...were.filter(player => !are.includes(player)), ...are.filter(player => !were.includes(player))];
}
