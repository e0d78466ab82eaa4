import { bandIn, placementOf, rowOf, visibleCard } from '@tabard/blason/questions';
import type { ColumnName } from './game.ts';
import { type Scene, shownSeat } from './scene.ts';
import { ShieldArea } from './shield-area.tsx';

/** The shield in the middle, and what can be put there. */
export function Shown({ scene }: { readonly scene: Scene }) {
  const { props, stage, choice, look, enlarge, showAll } = scene;
  const { view, trace } = stage;
  const shown = shownSeat(scene);
  const own = view.seats[shown]!;
  const lookAt = (column: ColumnName, from: HTMLElement) => {
    const card = visibleCard(own.shield, column);
    look(card === undefined ? { column, band: bandIn(own, rowOf(column)) } : { card }, from);
  };
  return (
    <ShieldArea
      seat={shown}
      isMine={props.seat !== undefined}
      view={own}
      table={view}
      pending={view.turn === shown ? view.pending : undefined}
      chosen={choice.placement}
      places={choice.places}
      asking={choice.card !== undefined && choice.placement === undefined}
      last={trace.placed?.seat === shown ? trace.placed.column : undefined}
      won={trace.claimed?.seat === shown ? trace.claimed.value : undefined}
      choose={choice.choosePlace}
      ask={(column, band) => choice.card !== undefined && choice.ask(placementOf(choice.card, column, band, choice))}
      look={lookAt}
      enlarge={() => enlarge(shown)}
      showAll={showAll}
    />
  );
}
