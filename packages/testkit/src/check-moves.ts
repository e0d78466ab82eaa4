import type { Check, Look } from './look.ts';
import { legalOf, sample, seatsOf } from './look.ts';

export const actingWhileItLasts: Check = ({ game, state, seats }) => {
  const acting = game.acting(state);
  const outcome = game.outcome(state);
  if (acting.some(seat => !Number.isInteger(seat) || seat < 0 || seat >= seats)) return `acting: ${acting.join()} of ${seats} seats`;
  if (new Set(acting).size !== acting.length) return `a seat acts twice: ${acting.join()}`;
  if (outcome === undefined) return acting.length > 0 ? undefined : 'nobody acts, and there is no outcome';
  if (acting.length > 0) return `there is an outcome, and yet seat ${acting.join()} acts`;
  const ranked = outcome.ranking.flat().sort((a, b) => a - b);
  if (ranked.join() !== seatsOf(seats).join()) return `the ranking holds the seats ${ranked.join()}`;
  if (outcome.scores.length !== seats) return `${outcome.scores.length} scores for ${seats} seats`;
};

export const movesForWhoActs: Check = ({ game, state, seats }) => {
  const acting = game.acting(state);
  for (const seat of seatsOf(seats)) {
    const count = game.legalMoves(state, seat).length;
    if (acting.includes(seat) && count === 0) return `seat ${seat} acts without a legal move`;
    if (!acting.includes(seat) && count > 0) return `seat ${seat} does not act and has ${count} legal moves`;
  }
};

export const offeredIsLegal: Check = ({ game, state }) => {
  for (const seat of game.acting(state)) {
    for (const move of game.legalMoves(state, seat)) {
      const refusal = game.refusal(state, seat, move);
      if (refusal) return `«${game.spell(move)}» of seat ${seat} is offered, but refused: ${refusal.because} (${refusal.rule})`;
    }
  }
};

export const legalIsOffered: Check = look => {
  const { game, state } = look;
  const acting = game.acting(state);
  for (const seat of acting) {
    const found = unoffered(look, seat, [...look.pool]);
    if (found !== undefined) return found;
  }
  for (const seat of seatsOf(look.seats)) {
    const found = acting.includes(seat) ? undefined : unoffered(look, seat, sample(look, 8));
    if (found !== undefined) return found;
  }
};

function unoffered({ game, state }: Look, seat: number, asked: [string, unknown][]): string | undefined {
  const legal = new Set(legalOf(game, state, seat));
  for (const [text, move] of asked) {
    const refusal = game.refusal(state, seat, move);
    if (refusal && legal.has(text)) return `«${text}» of seat ${seat} is offered, but read back it is refused: ${refusal.because}`;
    if (!refusal && !legal.has(text)) return `«${text}» of seat ${seat} is not refused, but not offered either`;
  }
}

export const offeredOnce: Check = ({ game, state }) => {
  for (const seat of game.acting(state)) {
    const legal = legalOf(game, state, seat);
    const twice = legal.find((text, index) => legal.indexOf(text) !== index);
    if (twice !== undefined) return `«${twice}» is offered twice to seat ${seat}`;
  }
};

/** A list handed in is filled with the same moves, whatever it held. */
export const listsAreRefilled: Check = ({ game, state, pool, seats }) => {
  const { fast } = game;
  if (!fast?.legalMoves) return;
  for (const seat of seatsOf(seats)) {
    const into = [...pool.values()];
    const filled = fast.legalMoves(state, seat, into).map(move => game.spell(move));
    const fresh = legalOf(game, state, seat);
    if (filled.join('\n') !== fresh.join('\n'))
      return `into a used list seat ${seat} gets «${filled.join(', ')}», not «${fresh.join(', ')}»`;
  }
};

/** Where lists are filled, equal moves are one object, whichever list they come from: search knows them by that. */
export const movesAreShared: Check = ({ game, state }) => {
  const { fast } = game;
  if (!fast?.legalMoves) return;
  for (const seat of game.acting(state)) {
    const again = fast.legalMoves(game.clone(state), seat, []);
    for (const [i, move] of fast.legalMoves(state, seat, []).entries()) {
      if (again[i] !== move) return `«${game.spell(move)}» is another object in a second list`;
    }
  }
};

/** Whatever the dice say, `anyMove` asks them once and finds what the list has there. */
export const anyMoveIsListed: Check = ({ game, state }) => {
  const { fast } = game;
  if (!fast?.anyMove) return;
  for (const seat of game.acting(state)) {
    for (const [i, move] of game.legalMoves(state, seat).entries()) {
      const asked: number[] = [];
      const found = fast.anyMove(state, seat, { below: n => asked.push(n) && i });
      const { length } = game.legalMoves(state, seat);
      if (asked.join() !== String(length)) return `anyMove rolls below ${asked.join()}, where there are ${length} moves`;
      if (game.spell(found) !== game.spell(move)) return `anyMove finds «${game.spell(found)}», not «${game.spell(move)}»`;
    }
  }
};

export const timeoutIsLegal: Check = ({ game, state }) => {
  for (const seat of game.acting(state)) {
    const move = game.timeout(state, seat);
    const refusal = game.refusal(state, seat, move);
    if (refusal) return `the timeout of seat ${seat}, «${game.spell(move)}», is refused: ${refusal.because}`;
  }
};

export const spellingRoundTrips: Check = ({ game, state }) => {
  for (const seat of game.acting(state)) {
    for (const move of [...game.legalMoves(state, seat), game.timeout(state, seat)]) {
      const text = game.spell(move);
      const parsed = game.parse(text);
      if (!parsed.ok) return `«${text}» cannot be read back`;
      if (game.spell(parsed.value) !== text) return `«${text}» is read back as «${game.spell(parsed.value)}»`;
    }
  }
};

/** Whatever text comes, parse answers; it never throws. */
export const parseTakesAnything: Check = look => {
  const { game, rng } = look;
  for (const [text] of sample(look, 4)) {
    const cut = rng.below(text.length + 1);
    for (const odd of [
      text.slice(0, cut),
      `${text} ${text}`,
      `${text.slice(0, cut)}é${text.slice(cut)}`,
      ` ${text}`,
      text.toUpperCase(),
      '',
    ]) {
      const parsed = game.parse(odd);
      if (!parsed.ok) {
        const { because, details } = parsed.error;
        if (because !== 'unreadable' || details?.text !== odd) return `«${odd}» is refused as «${because}», not as unreadable`;
        continue;
      }
      const spelled = game.spell(parsed.value);
      if (!game.parse(spelled).ok) return `«${odd}» is read as «${spelled}», which cannot be read`;
      game.refusal(look.state, 0, parsed.value);
    }
  }
};
