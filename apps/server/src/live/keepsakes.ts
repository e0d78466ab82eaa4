import type { SeatInfo } from '@tabard/protocol';
import { type Match, RESIGNED, type SeatRecord, type TableRecord } from '@tabard/table';
import type { LoadedGame } from '../games.ts';
import type { Players } from '../store/players.ts';
import { crestOf } from '../store/secrets.ts';

/** A match played to its end leaves its people something to wear; who gave up, and bots, go home without. */
export function keepsakes(record: TableRecord, match: Match, { keepsake }: LoadedGame, players: Players): Promise<void>[] {
  const { outcome, resigned, seats } = record;
  if (!keepsake || !outcome || outcome.reason === RESIGNED) return [];
  return seats.flatMap((seat, at) => {
    if (seat.kind !== 'player' || resigned.includes(at)) return [];
    const arms = match.read(state => keepsake(state, at));
    return arms === undefined ? [] : [players.wear(seat.player, arms)];
  });
}

/** The shield of whoever sits there: a bot's comes from its name. */
export function avatarOf(seat: SeatRecord, players: Players): Pick<SeatInfo, 'crest' | 'arms'> {
  if (seat.kind === 'open') return {};
  if (seat.kind === 'bot') return { crest: crestOf(seat.name) };
  const arms = players.byId(seat.player)?.arms;
  return { crest: crestOf(seat.player), ...(arms && { arms }) };
}
