import { tensOf } from '@tabard/blason';
import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { Marker, View } from './game.ts';
import { achievementOf } from './shield.ts';

/** Pearls are drawn so far; the track itself has no end. */
const LAST = 50;

interface TrackProps {
  readonly view: View;
  readonly seat: number | undefined;
  look(marker: Marker, from: HTMLElement): void;
}

/** The track as a rim of pearls, with the tens markers that are still there and everybody's place on it. */
export function Track({ view, seat, look }: TrackProps) {
  const { strings, name, inspect, say } = useTable();
  const order = view.seats.map((_, index) => index).sort((a, b) => view.seats[a]!.track - view.seats[b]!.track || a - b);
  return (
    <section class="bl-track" aria-label={strings.track}>
      <ol class="visually-hidden">
        {[...order].reverse().map(one => (
          <li key={one}>{strings.onTrack(name(one), view.seats[one]!.track)}</li>
        ))}
      </ol>
      <div class="bl-rim" aria-hidden="true">
        {Array.from({ length: LAST + 1 }, (_, at) => (
          <span
            key={at}
            class="bl-pearl"
            data-ten={at % 10 === 0 && at > 0}
            data-five={at % 5 === 0}
            data-mine={seat !== undefined && at <= view.seats[seat]!.track}
          />
        ))}
        {order.map((one, index) => {
          const { track } = view.seats[one]!;
          const under = order
            .slice(0, index)
            .filter(other => Math.abs(Math.min(LAST, view.seats[other]!.track) - Math.min(LAST, track)) < 4).length;
          return (
            <span
              key={one}
              class="bl-pawn"
              data-anchor={`pawn:${one}`}
              data-mine={one === seat}
              data-active={one === view.turn && view.phase !== 'over'}
              style={{ '--at': Math.min(track, LAST), '--lift': under }}
              title={strings.onTrack(name(one), track)}
            >
              <Coat of={achievementOf(view.seats[one]!)} />
              <b>{track}</b>
            </span>
          );
        })}
      </div>
      <div class="bl-tens">
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
    </section>
  );
}
