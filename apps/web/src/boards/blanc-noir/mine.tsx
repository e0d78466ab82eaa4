import { useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { type Card, printed, type Scroll, scrollsOf } from './game.ts';
import { Hand } from './hand.tsx';
import { MyPlate } from './me.tsx';
import type { Scene } from './scene.ts';
import { MyScrolls } from './scrolls.tsx';
import { Seal, useSeal } from './seal.tsx';

interface MineProps {
  readonly scene: Scene;
  readonly seat: number;
  /** «End turn» where the turn cannot end like this. */
  hint(): void;
}

/** What lies before me: scrolls, hand, my plate, the seal. */
export function Mine({ scene, seat, hint }: MineProps) {
  const { props, stage, choice, look } = scene;
  const { view, mine, trace } = stage;
  const [looking, setLooking] = useState(false);
  const seal = useSeal(props);
  const own = view.seats[seat]!;
  const lookAt = (scroll: Scroll, from: HTMLElement) => look({ scroll }, from);
  return (
    <div class="bn-mine">
      <MyScrolls
        seat={seat}
        scrolls={scrollsOf(own)}
        usable={choice.own.scrolls}
        places={choice.now.places}
        picked={choice.picked}
        use={(scroll, from) => (looking ? lookAt(scroll, from) : choice.begin('use', scroll))}
        choose={choice.pick}
        putBack={choice.unpick}
        look={lookAt}
      />
      <MyHand scene={scene} looking={looking} count={own.hand} />
      <div class="bn-bar">
        <MyPlate seat={seat} view={own} drew={trace.drew.get(seat)} looking={looking} look={() => setLooking(!looking)} />
        {view.config.call === 'players' && <Seal {...seal} mine={mine} hint={hint} />}
      </div>
    </div>
  );
}

interface MyHandProps {
  readonly scene: Scene;
  /** A tap asks what a card is, whatever else it could do. */
  readonly looking: boolean;
  readonly count: number;
}

function MyHand({ scene, looking, count }: MyHandProps) {
  const { strings } = useTable();
  const { props, stage, choice, look } = scene;
  const lookAt = (card: Card, from: HTMLElement) => look({ card }, from);
  const tap = (card: Card) => {
    if (choice.picked[0] === 'exclude' || choice.picked[0] === 'buy') choice.pick(card);
    else choice.begin('play', card);
  };
  const ask = (card: Card, from: HTMLElement) => {
    if (canAsk(scene)) props.send([`play ${card}${printed(card).tincture === 'k' ? ' r' : ''}`]);
    else lookAt(card, from);
  };
  return (
    <Hand
      cards={stage.view.hand ?? []}
      label={strings.yourHand(count)}
      tappable={choice.own.hand}
      picked={choice.picked}
      fresh={stage.trace.fresh}
      pending={props.pending}
      tap={looking ? lookAt : tap}
      putBack={choice.unpick}
      ask={looking ? lookAt : ask}
    />
  );
}

/** Why a card does not fit is the rules' to say: it is asked for, and refused in a sentence. */
const canAsk = ({ props, stage, choice }: Scene): boolean =>
  stage.mine && stage.live && props.pending === undefined && stage.view.phase === 'turn' && choice.picked.length === 0;
