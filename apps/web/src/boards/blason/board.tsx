import { elementsOf } from '@tabard/blason/questions';
import { useEffect, useState } from 'preact/hooks';
import { BoardFrame } from '../kit/board-frame.tsx';
import { useInspector } from '../kit/inspection.ts';
import { speaking } from '../kit/speaking.tsx';
import { useForced } from '../kit/use-forced.ts';
import { Armorial } from './armorial.tsx';
import { forcedMove } from './choice.ts';
import { useHeraldry } from './coat.tsx';
import { Common } from './common.tsx';
import { type Speaking, TableContext, useNewTable } from './context.ts';
import type { FactOf, Props } from './game.ts';
import { Inspector, type Thing } from './inspector.tsx';
import { useKeys } from './keys.ts';
import { Mine } from './mine.tsx';
import { Others } from './opponents.tsx';
import { Overview } from './overview.tsx';
import type { Scene } from './scene.ts';
import { SeatSheet } from './sheet.tsx';
import { Shown } from './shown.tsx';
import { useStage } from './stage.tsx';
import { STRINGS, type Strings } from './strings.ts';
import { useChoice } from './use-choice.ts';
import './board.css';
import './cards.css';
import './common.css';
import './shield.css';
import './overlays.css';

export default Object.assign(speaking<Props, Strings>(STRINGS, BlasonBoard), {
  armsOf: ({ seats }: Props['view']) => seats.map(({ shield }) => elementsOf(shield)),
});

/** Blason: my shield in the middle, the market before it, the others' arms along the top. */
function BlasonBoard(props: Speaking) {
  const inspector = useInspector<Thing>();
  const table = useNewTable(props, inspector.inspect, useHeraldry());
  const stage = useStage(props, table);
  const { view } = stage;
  const choice = useChoice(view, stage.legal, props.settings.confirm, props.send);
  useForced(forcedMove(stage.legal), stage.legal, props);
  const [looking, setLooking] = useState(false);
  const [enlarged, enlarge] = useState<number | 'all'>();
  const isOver = view.phase === 'over' && stage.live;
  const scene: Scene = {
    props,
    stage,
    choice,
    looking,
    lookAround: () => setLooking(!looking),
    look: inspector.pin,
    enlarge,
    showAll: () => enlarge('all'),
  };
  useKeys(stage.root);
  // What was looked up in one turn does not lie over the next.
  useEffect(inspector.close, [stage.mine, view.phase]);
  return (
    <TableContext.Provider value={table}>
      <BoardFrame
        dress="bl"
        label={table.strings.table}
        stage={stage}
        inspector={inspector}
        about={open => <Inspector of={open} view={view} seat={props.seat} close={inspector.close} />}
        back={choice.canGoBack ? choice.goBack : undefined}
        home={{ hand: '.bl-hand' }}
        marks={{ 'data-mine': stage.mine, 'data-over': isOver, 'data-watching': props.seat === undefined }}
        sheets={<Enlarged seat={enlarged} scene={scene} close={() => enlarge(undefined)} />}
      >
        {isOver ? <Ending scene={scene} /> : <Playing scene={scene} />}
        <Mine scene={scene} isOver={isOver} />
      </BoardFrame>
    </TableContext.Provider>
  );
}

function Playing({ scene }: { readonly scene: Scene }) {
  return (
    <>
      <Others scene={scene} />
      <Common scene={scene} />
      <Shown scene={scene} />
    </>
  );
}

function Ending({ scene: { props, stage } }: { readonly scene: Scene }) {
  const ending = props.happened.map(({ fact }) => fact).findLast((fact): fact is FactOf<'game-over'> => fact.type === 'game-over');
  return <Armorial view={stage.view} seat={props.seat} ending={ending} />;
}

interface EnlargedProps {
  readonly seat: number | 'all' | undefined;
  readonly scene: Scene;
  close(): void;
}

function Enlarged({ seat, scene: { props, stage }, close }: EnlargedProps) {
  if (seat === 'all') return <Overview view={stage.view} seat={props.seat} close={close} />;
  const view = seat === undefined ? undefined : stage.view.seats[seat];
  if (seat === undefined || !view) return null;
  return <SeatSheet seat={seat} view={view} isMine={seat === props.seat} deeds={stage.deeds.get(seat) ?? []} close={close} />;
}
