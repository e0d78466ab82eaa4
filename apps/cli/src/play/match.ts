import type { Bot } from '@tabard/bots';
import { type AnyGame, type AnyWords, fastRng, type Naming, play, type ReplayMove, rngAt, type Seat } from '@tabard/core';
import type { Asker } from './ask.ts';
import { drawTable } from './table.ts';
import type { ShellWords } from './words.ts';

/** Where the person sits. */
const ME: Seat = 0;

export interface Party {
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly bot: Bot<unknown, unknown>;
  readonly words: AnyWords;
  readonly shell: ShellWords;
  readonly name: Naming;
  /** The clause that says how moves are written. */
  readonly notation: string;
  readonly asker: Asker;
  readonly help: string;
  readonly isColourful: boolean;
  print(text: string): void;
  /** A breath after a bot's move. */
  pause(): Promise<void>;
}

/** Plays a match until it is over or the person leaves; gives its moves. */
export async function playMatch(party: Party): Promise<ReplayMove[]> {
  const { game, seed, words, print, name } = party;
  const moves: ReplayMove[] = [];
  let state: unknown = game.setup(party.config, party.seats, rngAt(seed, 0));
  for (let [seat] = game.acting(state); seat !== undefined; [seat] = game.acting(state)) {
    const move = seat === ME ? await chosen(party, state) : thought(party, state, seat, moves.length);
    if (move === undefined) return moves;
    const played = play(game, state, seat, move, rngAt(seed, moves.length + 1));
    if (!played.ok) throw new Error(`seat ${seat} made a move that is refused by rule ${played.error.rule}`);
    state = played.value.state;
    moves.push({ seat, move: game.spell(move) });
    for (const fact of played.value.facts) {
      const known: unknown = game.redact(fact, ME);
      if (known !== undefined) print(words.fact(known as never, name));
    }
    if (seat !== ME) await party.pause();
  }
  print(ending(party, state));
  return moves;
}

function thought({ game, bot, seed }: Party, state: unknown, seat: Seat, made: number): unknown {
  return bot.choose(game.view(state, seat), seat, fastRng(`${seed} ${made}`));
}

/** Asks until the person makes a legal move or leaves. */
async function chosen(party: Party, state: unknown): Promise<unknown> {
  const { game, words, shell, name, asker, print } = party;
  const legal: unknown[] = game.legalMoves(state, ME);
  const choices = legal.map(move => ({ label: words.move(move as never, name), spelling: game.spell(move) }));
  print('');
  print(drawTable(game.id, { ...party, view: game.view(state, ME), seat: ME }));
  for (;;) {
    const answer = await asker.ask(choices);
    if (answer === undefined || answer === 'quit') return;
    if (answer === '') continue;
    if (answer === '?') {
      print(party.help);
      continue;
    }
    const number = /^[0-9]+$/.test(answer) ? Number(answer) : undefined;
    const move = number === undefined ? game.parse(answer) : legal[number - 1];
    if (number !== undefined && move === undefined) {
      print(shell.noSuchNumber(legal.length));
      continue;
    }
    const refusal =
      move === undefined ? { rule: party.notation, because: 'unreadable', details: { text: answer } } : game.refusal(state, ME, move);
    if (!refusal) return move;
    print(shell.refused(words.refusal(refusal), refusal.rule));
  }
}

function ending({ game, words, shell, name }: Party, state: unknown): string {
  const { ranking, scores, reason } = game.outcome(state)!;
  let place = 1;
  const lines = ranking.map(tied => {
    const line = shell.place(place, tied.map(name).join(', '), scores[tied[0]!]!);
    place += tied.length;
    return line;
  });
  return ['', `${shell.over} ${words.reason(reason)}`, ...lines].join('\n');
}
