import { sayMove } from '@tabard/core';
import { type Fact, game, type View } from '@tabard/sample-game';
import type { GameWords } from '@tabard/sample-game/text/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import { useHomeFocus } from '../kit/home-focus.ts';
import { STRINGS } from './strings.ts';
import './board.css';

/** A plain board: what the view says, and a button for every move. It knows no rules: the legal moves light up, the server explains the others. */
export default function PlainBoard(props: BoardProps<View, Fact>) {
  const { view, refusal, lang } = props;
  const words = props.words as GameWords;
  const strings = STRINGS[lang];
  const root = useRef<HTMLElement>(null);
  useHomeFocus(root, '.sample-game-moves');
  useLayoutEffect(() => props.shown(props.seq), [props.seq]);
  return (
    <section class="sample-game" ref={root} aria-label={words.title}>
      <ul class="sample-game-seats" aria-label={strings.players}>
        {view.handSizes.map((size, seat) => (
          <li key={seat} class="sheet" data-turn={seat === view.turn && !view.over}>
            <b>{props.name(seat)}</b> <span class="soft">{strings.cards(size)}</span>
          </li>
        ))}
      </ul>
      <p class="sample-game-pile">
        <span class="soft">{strings.pile}</span> <b>{words.card(view.pile.at(-1)!)}</b>{' '}
        <span class="soft">{strings.stock(view.stockSize)}</span>
      </p>
      {refusal !== undefined && (
        <p role="alert">
          {refusal.text}{' '}
          <button type="button" class="button plain" onClick={() => props.openRule(refusal.rule)}>
            {strings.rule(refusal.rule)}
          </button>
        </p>
      )}
      {view.mine !== undefined && !view.over && (
        <section class="sample-game-moves" aria-label={strings.hand}>
          {[...view.mine.hand.map(card => `play ${card}`), 'draw', 'pass'].map(move => (
            <MoveButton key={move} move={move} board={props} />
          ))}
        </section>
      )}
    </section>
  );
}

function MoveButton({ move, board }: { readonly move: string; readonly board: BoardProps<View, Fact> }) {
  const legal = board.legal.includes(move) && board.pending === undefined;
  return (
    <button type="button" class="button" data-move={legal ? move : undefined} onClick={() => board.send([move])}>
      {sayMove(game, board.words, move, board.name)}
    </button>
  );
}
