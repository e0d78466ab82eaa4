import { type AnyGame, canonicalJson, fastRng, play, screenView, type Viewer } from '@tabard/core';
import type { Check, Look } from './look.ts';
import { legalOf, sample, viewersOf } from './look.ts';
import { difference, notPlain } from './print.ts';

/**
 * Nothing leaks: everything hidden from a viewer is dealt anew, and the view, the legal moves and the refusals stay as they were;
 * where one move with the same dice leads to equal views in both, the facts told were equal too.
 */
export const nothingLeaks: Check = look => {
  look.counts.states++;
  for (const viewer of viewersOf(look.seats)) {
    look.counts.views++;
    const complaint = leak(look, viewer);
    if (complaint !== undefined) return `${viewer === 'public' ? 'a spectator' : `seat ${viewer}`}: ${complaint}`;
  }
};

function leak(look: Look, viewer: Viewer): string | undefined {
  const { game, state } = look;
  const view = game.view(state, viewer);
  const odd = notPlain(view);
  if (odd !== undefined) return `the view is not plain JSON: ${odd}`;
  const text = JSON.stringify(view);
  const given = JSON.parse(text);
  const guess = game.determinize(given, look.rng);
  if (JSON.stringify(given) !== text) return 'determinize changes the view it gets';
  const broken = look.invariant?.(guess as never);
  if (broken !== undefined) return `the state guessed from the view breaks the invariant (${broken})`;

  const guessed = JSON.stringify(game.view(guess, viewer));
  if (guessed !== text) return `the view changes with what is hidden: ${difference(text, guessed)}`;
  return (
    leakedToScreens(look, viewer, view) ?? leakedMove(look, viewer, guess) ?? leakedFact(look, viewer, guess) ?? leakedChoice(look, viewer)
  );
}

/** Guesses by the dozen are those of `determinize` with the same dice, also where an old one is dealt over. */
export const guessesAreGuesses: Check = ({ game, state, seats, rng }) => {
  const { fast } = game;
  if (!fast?.guesses) return;
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    const seed = rng.below(1_000_000);
    const print = (guess: unknown) => canonicalJson(game.describe(guess));
    const plain = print(game.determinize(view, fastRng(seed)));
    const guesses = fast.guesses(view);
    if (print(guesses.deal(fastRng(seed))) !== plain) return `a guess for ${viewer} is not the one determinize makes with the same dice`;
    const old = guesses.deal(fastRng(seed + 1));
    if (print(guesses.deal(fastRng(seed), old)) !== plain) return `a guess for ${viewer} dealt over an old one keeps something of it`;
  }
};

/** A view without memory, which is what screens get, is the view but for `seen`; and it can be dealt anew as well. */
function leakedToScreens({ game, state, rng }: Look, viewer: Viewer, view: unknown): string | undefined {
  const shown = withoutSeen(screenView(game, state, viewer));
  const expected = withoutSeen(view);
  if (shown !== expected) return `the view without memory is another: ${difference(expected, shown)}`;
  if (rng.below(4) > 0) return;
  const guessed = withoutSeen(screenView(game, game.determinize(JSON.parse(shown), rng), viewer));
  if (guessed !== shown) return `the view without memory changes with what is hidden: ${difference(shown, guessed)}`;
}

const withoutSeen = (view: unknown): string => JSON.stringify(view, (key, value) => (key === 'seen' ? undefined : value));

function leakedMove(look: Look, viewer: Viewer, guess: unknown): string | undefined {
  if (viewer === 'public') return;
  const { game, state } = look;
  const legal = legalOf(game, state, viewer).join(', ');
  const guessed = legalOf(game, guess, viewer).join(', ');
  if (legal !== guessed) return `the legal moves change with what is hidden: «${legal}» became «${guessed}»`;
  for (const [text, move] of sample(look, 8)) {
    const told = JSON.stringify(game.refusal(state, viewer, move));
    const toldInGuess = JSON.stringify(game.refusal(guess, viewer, move));
    if (told !== toldInGuess) return `the answer to «${text}» changes with what is hidden: ${told} became ${toldInGuess}`;
  }
}

function leakedFact(look: Look, viewer: Viewer, guess: unknown): string | undefined {
  if (!look.next) return;
  const { game, state, next } = look;
  const real = play(game, state, next.seat, next.move, look.dice());
  const imagined = play(game, guess, next.seat, next.move, look.dice());
  if (!real.ok || !imagined.ok) return;
  if (JSON.stringify(game.view(real.value.state, viewer)) !== JSON.stringify(game.view(imagined.value.state, viewer))) return;
  look.counts.facts++;
  const told = redacted(game, real.value.facts, viewer);
  const odd = notPlain(told);
  if (odd !== undefined) return `the facts of «${game.spell(next.move)}» are not plain JSON: ${odd}`;
  const text = JSON.stringify(told);
  const guessed = JSON.stringify(redacted(game, imagined.value.facts, viewer));
  if (text !== guessed) return `the facts of «${game.spell(next.move)}» tell more than the view: ${difference(text, guessed)}`;
}

/** A secret move names what others may not know: another that leaves the viewer with the same view was told in the same way. */
function leakedChoice({ game, state, next, secret, dice }: Look, viewer: Viewer): string | undefined {
  if (!next || viewer === next.seat || !secret?.(game.spell(next.move))) return;
  const toldOf = (move: unknown): { view: string; facts: string } => {
    const after = game.clone(state);
    const facts: unknown[] = [];
    game.apply(after, next.seat, move, dice(), fact => facts.push(fact));
    return { view: JSON.stringify(game.view(after, viewer)), facts: JSON.stringify(redacted(game, facts, viewer)) };
  };
  const made = toldOf(next.move);
  for (const move of game.legalMoves(state, next.seat)) {
    const text = game.spell(move);
    const other = secret(text) ? toldOf(move) : made;
    if (other.view === made.view && other.facts !== made.facts) {
      return `the facts tell «${game.spell(next.move)}» from «${text}»: ${difference(made.facts, other.facts)}`;
    }
  }
}

const redacted = (game: AnyGame, facts: readonly unknown[], viewer: Viewer): unknown[] =>
  facts.map(fact => game.redact(fact, viewer)).filter(fact => fact !== undefined);
