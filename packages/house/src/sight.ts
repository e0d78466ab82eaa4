import { type Seat, screenView, type Viewer } from '@tabard/core';
import type { Table, TimeLeft } from '@tabard/table';
import type { Scene, Sight } from './audience.ts';
import type { Hosted } from './games.ts';
import { actingAt } from './row.ts';

/** How the clocks stand, in whole milliseconds. */
export interface SceneTime {
  readonly clocks: readonly TimeLeft[] | undefined;
  /** How long a seat that acts has left. */
  deadlineMs(seat: Seat): number | undefined;
}

/** What there is to see at a table whose match has begun; nothing when it is closed. */
export function sceneAt(table: Table, hosted: Hosted, epoch: number, time?: SceneTime): Scene | undefined {
  const { match, about, seq } = table;
  if (!match || about.status === 'closed') return;
  const { game } = hosted;
  const acting = actingAt(table, hosted);
  return {
    seq,
    redact: (fact, viewer) => game.redact(fact, viewer),
    sight: (viewer, memory) => ({
      type: 'step',
      table: table.id,
      epoch,
      seq,
      after: match.after,
      head: table.head,
      view: memory ? game.view(match.state, viewer) : screenView(game, match.state, viewer),
      acting: [...acting],
      legal: legalFor(viewer),
      ...(time && timeFor(viewer, time)),
    }),
  };

  function timeFor(viewer: Viewer, time: SceneTime): Pick<Sight, 'clocks' | 'deadlineMs'> {
    const isMine = viewer !== 'public' && acting.includes(viewer);
    const deadlineMs = isMine ? time.deadlineMs(viewer) : undefined;
    return {
      ...(time.clocks && { clocks: time.clocks.map(({ moveMs, reserveMs, runs }) => ({ moveMs, reserveMs, runs })) }),
      ...(deadlineMs !== undefined && { deadlineMs }),
    };
  }

  function legalFor(viewer: Viewer): string[] {
    if (viewer === 'public' || !acting.includes(viewer)) return [];
    return game
      .legalMoves(match!.state, viewer)
      .map(move => game.spell(move))
      .sort();
  }
}
