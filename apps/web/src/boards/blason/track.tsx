import { tensOf } from '@tabard/blason/questions';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import type { Marker, View } from './game.ts';
import { flagsOf, initialsOf, trackEnd } from './seats.ts';
import { MarkSign } from './signs.tsx';

interface TrackProps {
  readonly view: View;
  readonly seat: number | undefined;
  look(marker: Marker, from: HTMLElement): void;
  showAll(): void;
}

/** The track as a rim of pearls, with the tens markers that are still there and everybody's place on it. */
export function Track({ view, seat, look, showAll }: TrackProps) {
  const { strings, name, inspect, say } = useTable();
  const tracks = view.seats.map(({ track }) => track);
  const end = trackEnd(tracks);
  const byPoints = tracks.map((_, one) => one).sort((a, b) => tracks[b]! - tracks[a]!);
  return (
    <section class="bl-track" aria-label={strings.track} style={{ '--end': end }}>
      <ol class="visually-hidden">
        {byPoints.map(one => (
          <li key={one}>{strings.onTrack(name(one), tracks[one]!)}</li>
        ))}
      </ol>
      <div class="bl-run">
        <div class="bl-rim" aria-hidden="true">
          {Array.from({ length: end + 1 }, (_, at) => (
            <span key={at} class="bl-pearl" data-five={at % 5 === 0} data-mine={seat !== undefined && at <= tracks[seat]!} />
          ))}
        </div>
        <Pawns view={view} seat={seat} end={end} />
        {tensOf(view).map(({ ten, value, isLeft, marker }) => (
          <button
            key={ten}
            type="button"
            class="bl-ten"
            data-anchor={`ten:${ten}`}
            data-taken={!isLeft}
            style={{ '--at': ten }}
            {...inspect({ marker })}
            onClick={event => look(marker, event.currentTarget)}
          >
            <span class="visually-hidden">{strings.all([say.marker(marker), isLeft ? strings.worth(value) : strings.taken])}</span>
            <span aria-hidden="true">{ten}</span>
          </button>
        ))}
      </div>
      <button type="button" class="button bl-overview-button" title={strings.overview} onClick={showAll}>
        <MarkSign of="list" />
        <span class="bl-button-text">{strings.overview}</span>
      </button>
    </section>
  );
}

/** Each pawn stands where its points are; above it hangs a flag in its seat's colour, with its initial and its number. */
function Pawns({ view, seat, end }: Pick<TrackProps, 'view' | 'seat'> & { readonly end: number }) {
  const { strings, name } = useTable();
  const tracks = view.seats.map(({ track }) => track);
  const initials = initialsOf(tracks.map((_, one) => name(one)));
  const { run, share } = useRoom();
  const flags = flagsOf(tracks, Math.min(share, 1 / tracks.length) * end, end);
  return (
    <div class="bl-pawns" ref={run} aria-hidden="true">
      <svg class="bl-strings" viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {tracks.map((track, one) => (
          <line key={one} data-seat={one} x1={flags[one]} y1="0" x2={track} y2="1" vector-effect="non-scaling-stroke" />
        ))}
      </svg>
      {tracks.map((track, one) => (
        <i key={one} class="bl-pawn" data-seat={one} data-mine={one === seat} style={{ '--at': track }} />
      ))}
      {tracks.map((track, one) => (
        <span
          key={one}
          class="bl-flag"
          data-seat={one}
          data-mine={one === seat}
          style={{ '--at': flags[one] }}
          title={strings.onTrack(name(one), track)}
        >
          <b>{initials[one]}</b> {track}
        </span>
      ))}
    </div>
  );
}

const BETWEEN_PX = 2;

/** How much of the track a flag takes. */
function useRoom() {
  const run = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(0);
  useLayoutEffect(() => {
    const box = run.current!;
    const measure = () => {
      const widest = Math.max(...[...box.querySelectorAll<HTMLElement>('.bl-flag')].map(one => one.offsetWidth));
      if (box.clientWidth > 0) setShare((widest + BETWEEN_PX) / box.clientWidth);
    };
    const watching = new ResizeObserver(measure);
    for (const one of [box, ...box.querySelectorAll('.bl-flag')]) watching.observe(one);
    return () => watching.disconnect();
  }, []);
  return { run, share };
}
