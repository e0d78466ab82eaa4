import { visibleCards } from '@tabard/blason/questions';
import { Dialog } from '../../ui/dialog.tsx';
import { Coat, useBlazon } from './coat.tsx';
import { useTable } from './context.ts';
import type { SeatView } from './game.ts';
import { Niches } from './niches.tsx';
import { achievementOf } from './shield.ts';

interface SheetProps {
  readonly seat: number;
  readonly view: SeatView;
  readonly isMine: boolean;
  /** What it did in its last turn. */
  readonly deeds: readonly string[];
  close(): void;
}

/** A player's arms and shield, enlarged. */
export function SeatSheet({ seat, view, isMine, deeds, close }: SheetProps) {
  const { strings, name } = useTable();
  const arms = achievementOf(view);
  return (
    <Dialog title={isMine ? strings.yourShield : strings.shieldOf(name(seat))} slides close={close}>
      <div class="bl-sheet">
        <div class="bl-sheet-arms">
          <Coat of={arms} />
          <Blazon of={arms} />
        </div>
        <p class="bl-sheet-facts">
          {[
            strings.points(view.track),
            strings.columns(visibleCards(view.shield).length),
            strings.cards(view.hand),
            strings.heralds(view.heralds),
            strings.markers(view.markers.length),
          ]
            .map(part => part.replaceAll(' ', '\u00a0'))
            .join(' · ')}
        </p>
        {deeds.length > 0 && <p class="bl-sheet-did">{strings.did(deeds)}</p>}
        <Niches seat={seat} view={view} label={strings.shieldOf(name(seat))} look={() => {}} />
      </div>
    </Dialog>
  );
}

/** The blazon in small italics; an empty shield says what to do next. */
export function Blazon({ of }: { readonly of: ReturnType<typeof achievementOf> }) {
  const { strings } = useTable();
  const text = useBlazon(of);
  return <p class="bl-blazon">{text === '' ? strings.noArms : <em>{text}</em>}</p>;
}
