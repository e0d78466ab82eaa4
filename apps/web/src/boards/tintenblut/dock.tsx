import { useState } from 'preact/hooks';
import { Advantages } from './advantages.tsx';
import { Bar } from './bar.tsx';
import { useTable } from './context.ts';
import { cardsInHand, type SeatView } from './game.ts';
import { Hand } from './hand.tsx';
import { Purse } from './purse.tsx';
import { canAct, type Scene } from './scene.ts';
import { Sentence } from './sentence.tsx';
import { CardSign, MarkSign } from './signs.tsx';
import { Slip } from './slip.tsx';

/** What is to be decided, what would come of it, and what is mine. */
export function Dock({ scene }: { readonly scene: Scene }) {
  const { props, stage, choice, outlook } = scene;
  const { view } = stage;
  const own = props.seat === undefined ? undefined : view.seats[props.seat];
  const drawer = useDrawer(scene);
  return (
    <div class="board-dock tb-dock" data-planning={outlook.plan !== undefined} data-drawer={drawer.showsCards ? 'cards' : 'hand'}>
      <div class="tb-say">
        <Sentence scene={scene} />
        <Bar view={view} choice={choice} mine={canAct(scene)} />
      </div>
      {outlook.plan && props.seat !== undefined && <Slip plan={outlook.plan} seat={props.seat} />}
      {own && props.seat !== undefined && <Mine scene={scene} seat={props.seat} own={own} drawer={drawer} />}
    </div>
  );
}

interface MineProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly own: SeatView;
  readonly drawer: Drawer;
}

function Mine({ scene, seat, own, drawer }: MineProps) {
  const { props, stage, choice, outlook } = scene;
  const { view } = stage;
  return (
    <>
      <Purse
        view={view}
        own={own}
        choice={choice}
        sets={outlook.sets}
        active={canAct(scene) && (view.phase === 'after' || view.phase === 'lose')}
        considerSet={outlook.considerSet}
      />
      <DrawerButton own={own} {...drawer} />
      <Hand seat={seat} own={own} choice={choice} pending={props.pending} consider={outlook.considerCard} />
      <Advantages view={view} cards={own.hand ?? []} choice={choice} mine={canAct(scene)} />
    </>
  );
}

type Drawer = ReturnType<typeof useDrawer>;

/** On a phone either the places or the advantage cards lie open: whatever the phase is about, unless I turn to the other. */
function useDrawer({ stage: { view, mine } }: Scene) {
  const [turned, setTurned] = useState<{ readonly phase: string; readonly cards: boolean }>();
  const showsCards = turned?.phase === view.phase ? turned.cards : mine && (view.phase === 'arrived' || view.phase === 'after');
  return { showsCards, turn: () => setTurned({ phase: view.phase, cards: !showsCards }) };
}

function DrawerButton({ own, showsCards, turn }: Drawer & { readonly own: SeatView }) {
  const { strings } = useTable();
  return (
    <button type="button" class="button tb-drawer" onClick={turn}>
      <span class="visually-hidden">{showsCards ? strings.showPlaces : strings.showCards(own.advantages)}</span>
      {showsCards ? <MarkSign of="walk" /> : <CardSign />}
      <b aria-hidden="true">{showsCards ? cardsInHand(own) : own.advantages}</b>
    </button>
  );
}
