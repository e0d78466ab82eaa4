import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { BoardFrame } from '../kit/board-frame.tsx';
import { useInspector } from '../kit/inspection.ts';
import { speaking } from '../kit/speaking.tsx';
import { useForced } from '../kit/use-forced.ts';
import { type Speaking, TableContext, useNewTable } from './context.ts';
import type { Props } from './game.ts';
import { hasAbility, Inspector, type Thing } from './inspector.tsx';
import { useKeys } from './keys.ts';
import { Mine } from './mine.tsx';
import { Notices } from './notices.tsx';
import { Others, Oval } from './oval.tsx';
import { othersOf } from './seating.ts';
import { Sentence } from './sentence.tsx';
import { useStage } from './stage.tsx';
import { STRINGS, type Strings } from './strings.ts';
import { forced } from './tappable.ts';
import { useChoice } from './use-choice.ts';
import './board.css';
import './cards.css';
import './mine.css';
import './overlays.css';
import './seats.css';
import './table.css';
import './room.css';

export default speaking<Props, Strings>(STRINGS, BlancNoirBoard);

/** Blanc Noir: an oval table, the others around it, my cards before me. */
function BlancNoirBoard(props: Speaking) {
  const inspector = useInspector<Thing>(hasAbility);
  const table = useNewTable(props, inspector.inspect);
  const stage = useStage(props, table);
  const choice = useChoice(stage.legal, props.settings.confirm, move => props.send([move]));
  const [hintedAt, setHintedAt] = useState<number>();
  const [looking, setLooking] = useState(false);
  useForced(forced(stage.legal), stage.legal, props);
  useExplaining(stage.root, looking);
  useKeys(stage.root, () => setLooking(!looking));
  const { strings } = table;
  const scene = { props, stage, choice, looking, look: inspector.pin };
  const back = looking ? () => setLooking(false) : choice.canGoBack ? choice.goBack : undefined;
  return (
    <TableContext.Provider value={table}>
      <BoardFrame
        dress="bn"
        label={strings.table}
        stage={stage}
        inspector={inspector}
        about={open => <Inspector of={open} close={inspector.close} />}
        back={back}
        home={{ hand: '.bn-hand' }}
        marks={{
          'data-mine': stage.mine,
          'data-over': stage.view.phase === 'over',
          'data-others': othersOf(stage.view.seats.length, props.seat).length,
          'data-looking': looking,
        }}
        sheets={<Notices props={props} live={stage.live} />}
      >
        <Others scene={scene} />
        <Oval scene={scene} />
        <Sentence scene={scene} hint={hintedAt === props.seq ? strings.endTurnHint : undefined} />
        {props.seat !== undefined && (
          <Mine scene={scene} seat={props.seat} hint={() => setHintedAt(props.seq)} ask={() => setLooking(!looking)} />
        )}
      </BoardFrame>
    </TableContext.Provider>
  );
}

/** While one asks what things do, a tap does nothing else, from the first moment on: whatever can be explained is, as if held. */
function useExplaining(root: RefObject<HTMLElement | null>, looking: boolean): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!looking || !board) return;
    board.addEventListener('click', explain, true);
    return () => board.removeEventListener('click', explain, true);
  }, [looking]);
}

function explain(event: MouseEvent): void {
  const target = event.target as Element;
  if (target.closest('.bn-info, .board-inspector, dialog')) return;
  event.stopPropagation();
  event.preventDefault();
  target.closest('[data-inspect]')?.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
}
