import { useEffect, useState } from 'preact/hooks';
import type { Happened } from '../board.ts';
import { useTable } from './context.ts';
import type { Fact, FactOf, View } from './game.ts';
import { MARK_PATHS } from './icons.ts';
import { Opponent } from './opponent.tsx';
import { Piles } from './piles.tsx';
import type { Scene } from './scene.ts';
import { around, isLeading, othersOf } from './seating.ts';
import { Icon } from './signs.tsx';
import { LastRound } from './summary.tsx';
import { playedLast } from './trace.ts';

/** The table: the piles in the middle, how far the game has come, and the moment of a call. */
export function Oval({ scene }: { readonly scene: Scene }) {
  const { props, stage, choice } = scene;
  const { view, mine, trace } = stage;
  const last = view.phase === 'over' ? roundOver(props.happened) : undefined;
  const played = trace.played ?? playedLast(props.happened, view.top);
  return (
    <div class="bn-table" data-anchor="table">
      <div class="bn-oval" aria-hidden="true" />
      <Piles ask={move => props.send([move])} view={view} seat={props.seat} mine={mine} played={played} choice={choice}>
        <Standing view={view} />
      </Piles>
      <Stamp call={trace.called === undefined ? undefined : `${view.round} ${view.turnsInRound}`} />
      {last !== undefined && stage.live && <LastRound fact={last} seat={props.seat} />}
    </div>
  );
}

/** How the last round ended; known after a reload too. */
const roundOver = (happened: readonly Happened<Fact>[]) =>
  happened.map(({ fact }) => fact).findLast((fact): fact is FactOf<'round-over'> => fact.type === 'round-over');

/** The seal of a call, stamped across the table: it stays as long as it takes, whatever is played meanwhile. */
function Stamp({ call }: { readonly call: string | undefined }) {
  const { strings } = useTable();
  const [stamped, setStamped] = useState<string>();
  useEffect(() => {
    if (call !== undefined) setStamped(call);
  }, [call]);
  return stamped === undefined ? null : (
    <div key={stamped} class="bn-stamp" aria-hidden="true" onAnimationEnd={() => setStamped(undefined)}>
      <Icon path={MARK_PATHS.seal} />
      <span>{strings.seal}</span>
    </div>
  );
}

/** «Round 3 · to 200, fewest wins», and whose rules. */
function Standing({ view: { round, config } }: { readonly view: View }) {
  const { say, strings, inspect } = useTable();
  const goal = config.goal === 'round' ? strings.oneRound : strings.roundTo(round, config.goal);
  return (
    <p class="bn-standing" {...inspect({ points: config.goal })}>
      {goal} <span class="bn-edition">· {strings.edition(say.value('edition', config.edition).label)}</span>
    </p>
  );
}

export function Others({ scene: { props, stage, choice, look } }: { readonly scene: Scene }) {
  const { strings } = useTable();
  const { view, deeds, trace } = stage;
  const others = othersOf(view.seats.length, props.seat);
  return (
    <ul class="bn-seats" aria-label={strings.players} data-asked={choice.now.places.size > 0}>
      {others.map((other, index) => (
        <Opponent
          key={other}
          seat={other}
          view={view.seats[other]!}
          active={view.turn === other && view.phase !== 'over'}
          leads={isLeading(view, other)}
          deeds={deeds.get(other) ?? []}
          drew={trace.drew.get(other)}
          at={around(index, others.length)}
          choice={choice}
          look={look}
        />
      ))}
    </ul>
  );
}
