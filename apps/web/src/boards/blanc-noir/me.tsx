import { Avatar } from '../../ui/avatar.tsx';
import { useTable } from './context.ts';
import type { SeatView } from './game.ts';
import { Mark } from './signs.tsx';

interface MyPlateProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly drew: number | undefined;
  readonly looking: boolean;
  look(): void;
}

/** My own name and score, and the «i» that turns a tap into a question. */
export function MyPlate({ seat, view, drew, looking, look }: MyPlateProps) {
  const { strings, seats, name } = useTable();
  return (
    <div class="bn-plate">
      <Avatar of={seats[seat]} />
      <p class="bn-plate-text">
        <span class="bn-plate-name">{name(seat)}</span>
        <span class="bn-plate-score">
          {strings.points(view.points)}
          {view.quests > 0 && (
            <span class="bn-quests">
              <Mark of="quest" label={strings.quests(view.quests)} />
              {view.quests}
              <span class="visually-hidden">{strings.quests(view.quests)}</span>
            </span>
          )}
          {view.called && (
            <>
              <Mark of="seal" label={strings.called} />
              <span class="visually-hidden">{strings.called}</span>
            </>
          )}
          {drew !== undefined && (
            <>
              <span class="bn-drew" aria-hidden="true">
                +{drew}
              </span>
              <span class="visually-hidden">{strings.drew(drew)}</span>
            </>
          )}
        </span>
      </p>
      <button type="button" class="button bn-info" aria-pressed={looking} aria-label={strings.info} title={strings.info} onClick={look}>
        i
      </button>
    </div>
  );
}
