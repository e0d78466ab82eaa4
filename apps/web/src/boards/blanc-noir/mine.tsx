import { useState } from 'preact/hooks';
import { keep, kept } from '../../kept.ts';
import { useTable } from './context.ts';
import { type Card, printed, type Scroll, type Sorting, scrollsOf } from './game.ts';
import { Hand } from './hand.tsx';
import { MyPlate } from './me.tsx';
import type { Scene } from './scene.ts';
import { MyScrolls } from './scrolls.tsx';
import { Finish, Seal, useSeal } from './seal.tsx';
import { isLeading } from './seating.ts';

interface MineProps {
  readonly scene: Scene;
  readonly seat: number;
  /** «End turn» where the turn cannot end like this. */
  hint(): void;
  /** Begins or ends asking what things do. */
  ask(): void;
}

/** From so many cards on it matters how they are sorted. */
const MANY = 8;
const KEPT = 'tabard.blanc-noir.sorting';

/** What lies before me: scrolls, hand, my plate, the seal. */
export function Mine({ scene, seat, hint, ask }: MineProps) {
  const { props, stage, choice, looking, look } = scene;
  const { view, mine } = stage;
  const [by, sortBy] = useState<Sorting>(kept(KEPT) === 'number' ? 'number' : 'colour');
  const seal = useSeal(props);
  const own = view.seats[seat]!;
  const sort = () => {
    const next = by === 'colour' ? 'number' : 'colour';
    keep(KEPT, next);
    sortBy(next);
  };
  return (
    <div class="bn-mine">
      <MyScrolls
        seat={seat}
        scrolls={scrollsOf(own)}
        usable={choice.own.scrolls}
        places={choice.now.places}
        picked={choice.picked}
        use={scroll => choice.begin('use', scroll)}
        choose={choice.pick}
        putBack={choice.unpick}
        look={(scroll: Scroll, from: HTMLElement) => look({ scroll }, from)}
      >
        {own.hand >= MANY && <Sort by={by} change={sort} />}
      </MyScrolls>
      <MyHand scene={scene} by={by} count={own.hand} />
      <div class="bn-bar">
        <MyPlate
          seat={seat}
          view={own}
          goal={view.config.goal}
          leads={isLeading(view, seat)}
          deeds={stage.deeds.get(seat) ?? []}
          looking={looking}
          look={ask}
        />
        {!props.replay && !props.over && (
          <div class="bn-seal-place">
            {view.config.call === 'players' && <Seal {...seal} mine={mine} seq={props.seq} />}
            <Finish scene={scene} {...seal} hint={hint} />
          </div>
        )}
      </div>
    </div>
  );
}

function Sort({ by, change }: { readonly by: Sorting; change(): void }) {
  const { strings } = useTable();
  const label = by === 'colour' ? strings.sortByNumber : strings.sortByColour;
  return (
    <button type="button" class="button icon-only bn-sort" aria-keyshortcuts="s" aria-label={label} title={label} onClick={change}>
      <span class={by === 'colour' ? 'bn-sort-numbers' : 'bn-sort-colours'} />
    </button>
  );
}

function MyHand({ scene, by, count }: { readonly scene: Scene; readonly by: Sorting; readonly count: number }) {
  const { strings } = useTable();
  const { props, stage, choice, look } = scene;
  const tap = (card: Card) => {
    if (choice.picked[0] === 'exclude' || choice.picked[0] === 'buy') choice.pick(card);
    else choice.begin('play', card);
  };
  const ask = (card: Card, from: HTMLElement) => {
    const move = askedFor(scene, card);
    if (move === undefined) look({ card }, from);
    else props.send([move]);
  };
  return (
    <Hand
      cards={stage.view.hand ?? []}
      by={by}
      label={strings.yourHand(count)}
      tappable={choice.own.hand}
      picked={choice.picked}
      fresh={stage.trace.fresh}
      pending={props.pending}
      tap={tap}
      putBack={choice.unpick}
      ask={ask}
    />
  );
}

/** Why a card does not fit is the rules' to say: it is asked for, and refused in a sentence. */
function askedFor({ props, stage, choice }: Scene, card: Card): string | undefined {
  if (!stage.mine || !stage.live || props.pending !== undefined) return undefined;
  if (stage.view.phase === 'exclude') return `exclude ${card}`;
  if (stage.view.phase !== 'turn' || choice.picked.length > 0) return undefined;
  return `play ${card}${printed(card).tincture === 'k' ? ' r' : ''}`;
}
