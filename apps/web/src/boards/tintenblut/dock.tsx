import { useEffect, useRef } from 'preact/hooks';
import { Advantages } from './advantages.tsx';
import { Bar } from './bar.tsx';
import type { SeatView } from './game.ts';
import { Hand } from './hand.tsx';
import { Purse } from './purse.tsx';
import { canAct, type Scene } from './scene.ts';
import { Say } from './sentence.tsx';

/** What is to be decided, or what would come of it; the buttons; and what is mine. */
export function Dock({ scene }: { readonly scene: Scene }) {
  const { props, stage, choice } = scene;
  const own = props.seat === undefined ? undefined : stage.view.seats[props.seat];
  return (
    <div class="board-dock tb-dock">
      <Say scene={scene} />
      <Bar choice={choice} mine={canAct(scene)} me={props.seat} />
      {own && props.seat !== undefined && <Mine scene={scene} seat={props.seat} own={own} />}
    </div>
  );
}

interface MineProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly own: SeatView;
}

function Mine({ scene, seat, own }: MineProps) {
  const { props, stage, choice, outlook } = scene;
  const { view } = stage;
  const strip = useRef<HTMLDivElement>(null);
  const wanted = wantedPart(scene, own);
  useEffect(() => {
    strip.current?.scrollTo({ left: 0 });
  }, [wanted]);
  return (
    <div class="tb-mine" data-part="hand" data-first={wanted} ref={strip}>
      <Hand seat={seat} view={view} own={own} choice={choice} pending={props.pending} consider={outlook.considerCard} />
      <Purse
        view={view}
        own={own}
        choice={choice}
        sets={outlook.sets}
        active={canAct(scene) && (view.phase === 'after' || view.phase === 'lose')}
        considerSet={outlook.considerSet}
      />
      <Advantages view={view} cards={own.hand ?? []} choice={choice} mine={canAct(scene)} />
    </div>
  );
}

/** On a phone all that is mine lies in one row: what the decision is about comes first. */
function wantedPart({ stage: { view, mine }, choice }: Scene, own: SeatView): 'hand' | 'purse' | 'advantages' {
  if (!mine) return 'hand';
  if (view.phase === 'after' || view.phase === 'lose' || choice.asks === 'tile') return 'purse';
  return view.phase === 'arrived' && own.advantages > 0 ? 'advantages' : 'hand';
}
