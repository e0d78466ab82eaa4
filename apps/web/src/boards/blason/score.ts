import type { Marker, SeatView } from './game.ts';

/** What a marker is worth (1.3, 1.4). */
export function markerValue(marker: Marker): number {
  if (/^\d+$/.test(marker)) return Number(marker) / 10;
  const award = /-(\d)$/.exec(marker);
  return award ? Number(award[1]) : 3;
}

/** The total in its parts (6.4). */
export function scoreOf({ track, markers, heralds }: Pick<SeatView, 'track' | 'markers' | 'heralds'>) {
  const fromMarkers = markers.reduce((sum, marker) => sum + markerValue(marker), 0);
  return { track, markers: fromMarkers, heralds, total: track + fromMarkers + heralds };
}
