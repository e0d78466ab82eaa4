import { askOf, isBound } from '@tabard/blanc-noir/questions';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Refused } from '../kit/panel.tsx';
import { waitingFor } from '../kit/waiting.ts';
import { type Table, useTable } from './context.ts';
import type { Card, Props, Scroll } from './game.ts';
import type { Scene } from './scene.ts';
import { isBackAlone, Tray } from './tray.tsx';

/** What is to be decided, or whose turn it is; in its place why a move was refused. Beneath it what there is to choose from. */
export function Sentence({ scene, hint }: { readonly scene: Scene; readonly hint: string | undefined }) {
  const table = useTable();
  const { strings, openRule } = table;
  const { replay } = scene.props;
  const { mine, legal } = scene.stage;
  const refusal = useFresh(scene);
  if (replay) return null;
  const { choice } = scene;
  return (
    <div class="board-sentence bn-sentence" data-mine={mine} data-part="sentence" data-back={isBackAlone(choice)}>
      {refusal === undefined ? (
        <p role="status">
          {mine && !scene.looking && (
            <b class="board-yourturn bn-yourturn">{scene.props.ahead ? t.value.thinkingAhead : strings.yourTurn}</b>
          )}
          {mine && !scene.looking && ' '}
          {status(table, scene, hint)}
        </p>
      ) : (
        <Refused dress="bn" text={refusal.text} rule={strings.rule(refusal.rule)} open={() => openRule(refusal.rule)} />
      )}
      <Tray {...choice} legal={legal} seats={scene.stage.view.seats} />
    </div>
  );
}

/** A refusal is stale as soon as something else is chosen. */
function useFresh({ props: { refusal }, choice, looking }: Scene): Props['refusal'] {
  const at = `${choice.picked.join(' ')}|${choice.staged ?? ''}`;
  const told = useRef({ refusal, at });
  if (told.current.refusal !== refusal) told.current = { refusal, at };
  if (told.current.at !== at) told.current = { refusal, at: '' };
  return looking || told.current.at === '' ? undefined : refusal;
}

function status(table: Table, scene: Scene, hint: string | undefined): string {
  const { strings } = table;
  const { view, mine } = scene.stage;
  if (scene.looking) return strings.tapAnything;
  if (scene.props.pending !== undefined) return t.value.onItsWay;
  // Where nothing ends the turn by itself, only the decision helps.
  if (hint !== undefined && view.phase === 'turn' && !isBound(view)) return hint;
  if (view.phase === 'over' || scene.props.over) return strings.over;
  return mine ? (choosing(table, scene) ?? decision(table, scene)) : waitingFor(scene.props, view.turn);
}

/** What is asked in the middle of a choice. */
function choosing({ say, strings }: Table, { choice: { picked, staged, now }, stage: { view } }: Scene): string | undefined {
  const [verb, word] = picked;
  if (verb === 'use') {
    const about = say.aboutScroll(word as Scroll);
    return staged === undefined && now.places.size > 0 ? strings.whichReturns : about;
  }
  if (verb === 'buy') return strings.whichSet;
  if (now.colours.size > 0) return word === undefined ? strings.whichStart : strings.whichColour(capital(say.card(word as Card)));
  if (view.phase !== 'swap' || picked.length < 2) return undefined;
  return staged === undefined ? strings.secondScroll : strings.swapThese;
}

function decision({ say }: Table, { stage: { view, legal } }: Scene): string {
  const asked = legal.length > 0 ? say.asked(askOf(view, legal)) : '';
  return asked || say.decision(view.phase, view.pending?.by, view.chain, isBound(view));
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
