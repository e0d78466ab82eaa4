import { isPlacing } from '@tabard/blason';
import { Bar } from './bar.tsx';
import { useTable } from './context.ts';
import type { Card } from './game.ts';
import { Hand } from './hand.tsx';
import { type Scene, shownSeat } from './scene.ts';
import { Sentence } from './sentence.tsx';

/** What is to be decided, my buttons and my hand. */
export function Mine({ scene, isOver }: { readonly scene: Scene; readonly isOver: boolean }) {
  const { props, stage, choice, looking, lookAround } = scene;
  const own = stage.view.seats[shownSeat(scene)]!;
  return (
    <div class="board-dock bl-mine">
      <Sentence scene={scene} />
      {props.seat !== undefined && !isOver && (
        <>
          <Bar legal={stage.legal} choice={choice} view={own} looking={looking} lookAround={lookAround} />
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
    if (!looking && isForChoice(scene, card)) choice.tapHand(card);
    else look({ card }, from);
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
    />
  );
}

/** Whether a tap on a card has to do with the move in the making; one that fits nowhere is told so. */
const isForChoice = ({ stage, choice }: Scene, card: Card): boolean =>
  choice.moveOf(card) !== undefined || card === choice.card || (stage.mine && stage.legal.length > 0 && isPlacing(stage.view, choice));
