import { SeatClock } from '../../clock/seat-clock.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useTable } from './context.ts';
import type { Goal, SeatView } from './game.ts';
import { Mark } from './signs.tsx';

interface MyPlateProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly goal: Goal;
  readonly leads: boolean;
  /** What I did in my last turn. */
  readonly deeds: readonly string[];
  readonly looking: boolean;
  look(): void;
}

/** My own name and score, what I did last, and the «i» that turns a tap into a question. */
export function MyPlate({ seat, view, goal, leads, deeds, looking, look }: MyPlateProps) {
  const { strings, seats, name, inspect } = useTable();
  return (
    <div class="bn-plate" data-last={view.hand === 1}>
      <SeatClock seat={seat} />
      <Avatar of={seats[seat]} />
      <p class="bn-plate-text" {...inspect({ points: goal })}>
        <span class="bn-plate-name">{name(seat)}</span>
        <span class="bn-plate-score">
          <span class="bn-points-long">{strings.points(view.points)}</span>
          <span class="bn-points-short" aria-hidden="true">
            {strings.pointsShort(view.points)}
          </span>
          {leads && <Said mark="lead" label={strings.leads} />}
          {view.quests > 0 && (
            <span class="bn-quests">
              <Said mark="quest" label={strings.quests(view.quests)} />
              <span aria-hidden="true">{view.quests}</span>
            </span>
          )}
          {view.called && <Said mark="seal" label={strings.called} />}
        </span>
        {deeds.length > 0 && (
          <span class="bn-deed" data-called={view.called}>
            {strings.row(deeds)}
          </span>
        )}
      </p>
      <button
        type="button"
        class="button bn-info"
        aria-pressed={looking}
        aria-keyshortcuts="i"
        aria-label={strings.info}
        title={strings.info}
        onClick={look}
      >
        i
      </button>
    </div>
  );
}

function Said({ mark, label }: { readonly mark: 'lead' | 'quest' | 'seal'; readonly label: string }) {
  return (
    <>
      <Mark of={mark} label={label} />
      <span class="visually-hidden">{label}</span>
    </>
  );
}
