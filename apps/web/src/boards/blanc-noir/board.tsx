import { useState } from 'preact/hooks';
import { BoardFrame } from '../kit/board-frame.tsx';
import { useInspector } from '../kit/inspection.ts';
import { TableContext, useNewTable } from './context.ts';
import type { Props } from './game.ts';
import { hasAbility, Inspector, type Thing } from './inspector.tsx';
import { Mine } from './mine.tsx';
import { Notices } from './notices.tsx';
import { Oval } from './oval.tsx';
import { othersOf } from './seating.ts';
import { Sentence } from './sentence.tsx';
import { useStage } from './stage.tsx';
import { useChoice } from './use-choice.ts';
import './board.css';
import './cards.css';
import './mine.css';
import './overlays.css';
import './seats.css';
import './table.css';
import './room.css';

/** Blanc Noir: an oval table, the others around it, my cards before me. */
export default function BlancNoirBoard(props: Props) {
  const inspector = useInspector<Thing>(hasAbility);
  const table = useNewTable(props, inspector.inspect);
  const stage = useStage(props, table);
  const choice = useChoice(stage.legal, props.settings.confirm, move => props.send([move]));
  const [hintedAt, setHintedAt] = useState<number>();
  const { strings } = table;
  const scene = { props, stage, choice, look: inspector.pin };
  return (
    <TableContext.Provider value={table}>
      <BoardFrame
        dress="bn"
        label={strings.table}
        stage={stage}
        inspector={inspector}
        about={open => <Inspector of={open} close={inspector.close} />}
        back={choice.canGoBack ? choice.goBack : undefined}
        home={{ hand: '.bn-hand' }}
        marks={{ 'data-mine': stage.mine, 'data-others': othersOf(stage.view.seats.length, props.seat).length }}
        sheets={<Notices props={props} live={stage.live} />}
      >
        <Oval scene={scene} />
        <Sentence scene={scene} hint={hintedAt === props.seq ? strings.endTurnHint : undefined} />
        {props.seat !== undefined && <Mine scene={scene} seat={props.seat} hint={() => setHintedAt(props.seq)} />}
      </BoardFrame>
    </TableContext.Provider>
  );
}
