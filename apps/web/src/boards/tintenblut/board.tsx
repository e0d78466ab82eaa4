import { useRef, useState } from 'preact/hooks';
import { useProposal } from '../../hints/proposal.ts';
import { BoardFrame } from '../kit/board-frame.tsx';
import { useInspector } from '../kit/inspection.ts';
import { speaking } from '../kit/speaking.tsx';
import { useForced } from '../kit/use-forced.ts';
import { type Speaking, TableContext, useNewTable } from './context.ts';
import { deedsInShort } from './deeds.ts';
import { Dock } from './dock.tsx';
import { MAP_COLOURS } from './drawing.tsx';
import { End } from './end.tsx';
import { forcedMove } from './forced.ts';
import { cardsByNumber, type FactOf, type Props, type Thing } from './game.ts';
import { Inspector, speaks } from './inspector.tsx';
import { MapView } from './map.tsx';
import { Players } from './players.tsx';
import { ReckoningNotice, ReckoningSheet } from './reckoning.tsx';
import type { Scene } from './scene.ts';
import { SeatSheet } from './seat-sheet.tsx';
import { Stacks } from './stacks.tsx';
import { useStage } from './stage.tsx';
import { STRINGS, type Strings } from './strings.ts';
import { useChoice } from './use-choice.ts';
import { useKeys } from './use-keys.ts';
import { useOutlook } from './use-outlook.ts';
import { useReckoning } from './use-reckoning.ts';
import { useSheet } from './use-sheet.ts';
import './signs.css';
import './board.css';
import './map.css';
import './cards.css';
import './players.css';
import './overlays.css';

export default speaking<Props, Strings>(STRINGS, TintenblutBoard);

/** Tintenblut: the drawn map with its ring in the middle, everybody's things beside it, my cards and tiles below. */
function TintenblutBoard(props: Speaking) {
  const inspector = useInspector<Thing>(speaks);
  const table = useNewTable(props, inspector);
  const room = useRef<HTMLDivElement>(null);
  const sheet = useSheet(room);
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
  useForced(forcedMove(view, props.seat, stage.legal), stage.legal, { byHand: props.byHand, send: ([move]) => choice.send(move!) });
  useKeys(stage.mine && stage.legal.length > 0 ? keysOf(scene) : undefined);
  useProposal(stage.mine && stage.legal.length > 0 ? choice.take : undefined);
  return (
    <TableContext.Provider value={table}>
      <BoardFrame
        dress="tb"
        label={table.strings.table}
        stage={stage}
        inspector={inspector}
        about={open => <Inspector of={open} close={inspector.close} />}
        back={choice.act !== undefined ? () => choice.tap({ type: 'back' }) : told && reckoning.putAway}
        home={{ hand: '.tb-hand', first: FINISH, settled: stage.live && props.pending === undefined }}
        style={MAP_COLOURS}
        marks={{ 'data-mine': stage.mine, 'data-over': isOver, 'data-watching': props.seat === undefined, 'data-phase': view.phase }}
        sheets={
          <>
            <Enlarged seat={enlarged} scene={scene} close={() => enlarge(undefined)} />
            {reckoning.opened && <ReckoningSheet of={reckoning.opened} seats={view.seats.length} me={props.seat} close={reckoning.shut} />}
          </>
        }
      >
        <Players scene={scene} enlarge={enlarge} />
        <Stacks view={view} me={props.seat} reckoning={stage.trace.reckoning} open={reckoning.open} />
        <div class="tb-room" ref={room} data-part="common">
          <MapView scene={scene} />
        </div>
        {told && <ReckoningNotice of={told} seats={view.seats.length} me={props.seat} close={reckoning.putAway} />}
        {isOver ? <Ending scene={scene} /> : <Dock scene={scene} />}
      </BoardFrame>
    </TableContext.Provider>
  );
}

/** The button that finishes; the way back does not. */
const FINISH = '.tb-bar [data-send][data-part="finish"]';

/** What the keys do: the cards lie in the order of their numbers. */
function keysOf({ props, stage, choice }: Scene) {
  return {
    card: (index: number) => {
      const card = props.seat === undefined ? undefined : cardsByNumber(props.seat)[index];
      if (card !== undefined && choice.now.journeys.has(card)) choice.tap({ type: 'card', card });
    },
    finish: () => stage.root.current?.querySelector<HTMLElement>(FINISH)?.click(),
  };
}

function Ending({ scene: { props, stage } }: { readonly scene: Scene }) {
  const facts = props.happened.map(({ fact }) => fact);
  return <End view={stage.view} ending={facts.find((fact): fact is FactOf<'game-over'> => fact.type === 'game-over')} />;
}

interface EnlargedProps {
  readonly seat: number | undefined;
  readonly scene: Scene;
  close(): void;
}

function Enlarged({ seat, scene: { stage }, close }: EnlargedProps) {
  const own = seat === undefined ? undefined : stage.view.seats[seat];
  return seat !== undefined && own ? (
    <SeatSheet seat={seat} own={own} women={stage.view.whiteWomen === seat} did={deedsInShort(stage.deeds.get(seat))} close={close} />
  ) : null;
}
