import { perft } from '@tabard/core';
import { chooseGame, chosenSeats, GAME_OPTIONS } from '../chosen.ts';
import { type Command, readArgs, wholeNumber } from '../usage.ts';

const DEEPEST = 20;

export const command: Command = {
  help: `
tabard perft <game> [--seats 3] [--seed 1] [--depth 4] [--set key=value]… [--json]

Counts the sequences of legal moves from the deal, for every length up to --depth. Setup rolls the dice of move 0, the n-th move of a
sequence those of move n, so two implementations of the rules must count the same.
`,

  async run(args, catalog) {
    const { values, positionals } = readArgs(
      args,
      { ...GAME_OPTIONS, depth: { type: 'string', default: '4' }, json: { type: 'boolean', default: false } },
      ['game'],
    );
    const { game, listing, config } = await chooseGame(catalog, positionals[0]!, values.set);
    const seats = chosenSeats(listing, values.seats, 3);
    const depth = wholeNumber('depth', values.depth, { min: 1, max: DEEPEST });
    const seed = values.seed ?? '1';
    const counts = perft(game, config, { seats, seed, depth });
    if (values.json) console.log(JSON.stringify({ game: game.id, revision: game.revision, seats, seed, config, counts }));
    else for (const [i, count] of counts.entries()) console.log(`${String(i + 1).padStart(3)}  ${count.toLocaleString('en')}`);
    return 0;
  },
};
