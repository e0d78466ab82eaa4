import type { Sheet } from '@tabard/inkworld';
import { useState } from 'preact/hooks';
import { isUpright } from '../../ui/media.ts';
import { BoardFrame } from '../kit/board-frame.tsx';
import { useInspector } from '../kit/inspection.ts';
import { TableContext, useNewTable } from './context.ts';
import { Dock } from './dock.tsx';
import { MAP_COLOURS } from './drawing.tsx';
import { End } from './end.tsx';
import type { FactOf, Props, Thing } from './game.ts';
import { Inspector, speaks } from './inspector.tsx';
import { MapView } from './map.tsx';
import { Players } from './players.tsx';
import { Reckoning } from './reckoning.tsx';
import type { Scene } from './scene.ts';
import { SeatSheet } from './seat-sheet.tsx';
import { Stacks } from './stacks.tsx';
import { useStage } from './stage.tsx';
import { useChoice } from './use-choice.ts';
import { useOutlook } from './use-outlook.ts';
import { useReckoning } from './use-reckoning.ts';
import './signs.css';
import './board.css';
import './map.css';
import './cards.css';
import './players.css';
import './overlays.css';

/** Tintenblut: the drawn map with its ring in the middle, everybody's things beside it, my cards and tiles below. */
export default function TintenblutBoard(props: Props) {
  const inspector = useInspector<Thing>(speaks);
  const table = useNewTable(props, inspector);
  const sheet: Sheet = isUpright.value ? 'tall' : 'wide';
  const stage = useStage(props, table, sheet);
  const { view } = stage;
  const isOver = view.phase === 'over' && stage.live;
  const reckoning = useReckoning(stage.trace.reckoning);
  const choice = useChoice(view, props.seat, stage.legal, {
    mine: stage.mine,
    confirm: props.settings.confirm,
    send: moves => {
      reckoning.putAway();
      props.send(moves);
    },
  });
  const outlook = useOutlook(view, props.seat, choice, { mine: stage.mine });
  const [enlarged, enlarge] = useState<number>();
  const scene: Scene = { props, sheet, stage, choice, outlook };
  const told = isOver ? undefined : reckoning.shown;
  return (
    <TableContext.Provider value={table}>
      <BoardFrame
        dress="tb"
        label={table.strings.table}
        stage={stage}
        inspector={inspector}
        about={open => <Inspector of={open} close={inspector.close} />}
        back={choice.act !== undefined ? () => choice.tap({ type: 'back' }) : told && reckoning.putAway}
        home={{ hand: '.tb-hand', first: '.tb-bar .primary', settled: stage.live && props.pending === undefined }}
        style={MAP_COLOURS}
        marks={{ 'data-mine': stage.mine, 'data-over': isOver, 'data-watching': props.seat === undefined, 'data-phase': view.phase }}
        sheets={<Enlarged seat={enlarged} scene={scene} close={() => enlarge(undefined)} />}
      >
        <Players scene={scene} enlarge={enlarge} />
        <Stacks view={view} reckoning={stage.trace.reckoning && !told ? reckoning.takeOut : undefined} />
        <MapView scene={scene} />
        {told && choice.act === undefined && <Reckoning of={told} seats={view.seats.length} close={reckoning.putAway} />}
        {isOver ? <Ending scene={scene} /> : <Dock scene={scene} />}
      </BoardFrame>
    </TableContext.Provider>
  );
}

function Ending({ scene: { props, stage } }: { readonly scene: Scene }) {
  return <End view={stage.view} ending={props.facts.find((fact): fact is FactOf<'game-over'> => fact.type === 'game-over')} />;
}

interface EnlargedProps {
  readonly seat: number | undefined;
  readonly scene: Scene;
  close(): void;
}

function Enlarged({ seat, scene: { stage }, close }: EnlargedProps) {
  const own = seat === undefined ? undefined : stage.view.seats[seat];
  return seat !== undefined && own ? <SeatSheet seat={seat} own={own} women={stage.view.whiteWomen === seat} close={close} /> : null;
}
