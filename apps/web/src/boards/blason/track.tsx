import { Coat } from './coat.tsx';
import { useTable } from './context.ts';
import type { Marker, View } from './game.ts';
import { achievementOf } from './shield.ts';

const LAST = 50;
const TENS = [10, 20, 30, 40, 50] as const;

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
        {TENS.map((ten, index) => {
          const left = view.tens.includes(ten);
          return (
            <button
              key={ten}
              type="button"
              class="bl-ten"
              data-anchor={`ten:${ten}`}
              data-taken={!left}
              style={{ '--at': ten }}
              {...inspect({ marker: `${ten}` })}
              onClick={event => look(`${ten}`, event.currentTarget)}
            >
              <span class="visually-hidden">{`${say.marker(`${ten}`)}, ${left ? strings.worth(index + 1) : strings.taken}`}</span>
              <span aria-hidden="true">{ten}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
