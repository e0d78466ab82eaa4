import { useTable } from './context.ts';
import type { FactOf } from './game.ts';
import { Opponent } from './opponent.tsx';
import { Piles } from './piles.tsx';
import type { Scene } from './scene.ts';
import { around, othersOf } from './seating.ts';
import { LastRound } from './summary.tsx';
import { Tray } from './tray.tsx';

/** The table: the others around it, the piles in the middle, over it what is being chosen. */
export function Oval({ scene }: { readonly scene: Scene }) {
  const { props, stage, choice } = scene;
  const { view, mine, trace } = stage;
  const last = view.phase === 'over' ? props.facts.find((fact): fact is FactOf<'round-over'> => fact.type === 'round-over') : undefined;
  return (
    <div class="bn-table" data-anchor="table">
      <div class="bn-oval" aria-hidden="true" />
      <Others scene={scene} />
      <Piles ask={move => props.send([move])} view={view} seat={props.seat} mine={mine} trace={trace} choice={choice} />
      <Tray {...choice} legal={stage.legal} />
      {last !== undefined && stage.live && <LastRound fact={last} seat={props.seat} />}
    </div>
  );
}

function Others({ scene: { props, stage, choice, look } }: { readonly scene: Scene }) {
  const { strings } = useTable();
  const { view, trace } = stage;
  const others = othersOf(view.seats.length, props.seat);
  return (
    <ul class="bn-seats" aria-label={strings.players} data-asked={choice.now.places.size > 0}>
      {others.map((other, index) => (
        <Opponent
          key={other}
          seat={other}
          view={view.seats[other]!}
          active={view.turn === other && view.phase !== 'over'}
          drew={trace.drew.get(other)}
          at={around(index, others.length)}
          choice={choice}
          look={from => look({ seat: other, view: view.seats[other]! }, from)}
        />
      ))}
    </ul>
  );
}
