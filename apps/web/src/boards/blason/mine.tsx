import { isPlacing, placementOf } from '@tabard/blason/questions';
import { Bar } from './bar.tsx';
import { useTable } from './context.ts';
import type { Card, ColumnName } from './game.ts';
import { Hand } from './hand.tsx';
import { type Scene, shownSeat } from './scene.ts';
import { Sentence } from './sentence.tsx';

/** What is to be decided, my buttons and my hand. */
export function Mine({ scene, isOver }: { readonly scene: Scene; readonly isOver: boolean }) {
  const { props, stage } = scene;
  const own = stage.view.seats[shownSeat(scene)]!;
  return (
    <div class="board-dock bl-mine">
      <Sentence scene={scene} />
      {props.seat !== undefined && !isOver && (
        <>
          <Bar scene={scene} own={own} />
          <MyHand scene={scene} count={own.hand} />
        </>
      )}
    </div>
  );
}

function MyHand({ scene, count }: { readonly scene: Scene; readonly count: number }) {
  const { strings } = useTable();
  const { props, stage, choice, looking, look } = scene;
  const isDiscarding = choice.tooMany > 0;
  const tap = (card: Card, from: HTMLElement) => {
    if (looking || !stage.mine) return look({ card }, from);
    if (isForChoice(scene, card)) return choice.tapHand(card);
    // Nothing is placed now: the rules say what there is to do instead.
    if (stage.legal.length > 0) choice.ask(placementOf(card, 'A1', null, { herald: false }));
  };
  const drop = (card: Card, target: Element | null) => {
    const column = target?.closest<HTMLElement>('.bl-shield [data-column]')?.dataset.column as ColumnName | undefined;
    if (column !== undefined && !choice.drop(card, column)) choice.ask(placementOf(card, column, null, choice));
  };
  return (
    <Hand
      cards={stage.view.hand ?? []}
      label={strings.yourHand(count)}
      moveOf={choice.moveOf}
      element={choice.card}
      picked={isDiscarding ? choice.discards : choice.payment}
      pickedAs={isDiscarding ? 'discard' : 'pay'}
      fresh={stage.trace.fresh}
      pending={props.pending}
      tap={tap}
      lift={card => card !== choice.card && choice.tapHand(card)}
      drop={drop}
    />
  );
}

/** Whether a tap on a card has to do with the move in the making; one that fits nowhere is told so. */
const isForChoice = ({ stage, choice }: Scene, card: Card): boolean =>
  choice.moveOf(card) !== undefined || card === choice.card || (stage.mine && stage.legal.length > 0 && isPlacing(stage.view, choice));
