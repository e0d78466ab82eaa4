import { CATALOG } from '@tabard/catalog';
import { LANGS } from '@tabard/core';
import { describe, expect, test } from 'vitest';
import { interpret } from './interpret.ts';
import { positionsOf } from './positions.test-kit.ts';
import { COMMANDS, SHELL } from './words.ts';

const none = () => false;

test.each([
  ['help', { type: 'help' }],
  ['?', { type: 'help' }],
  ['？', { type: 'help' }],
  ['Hilfe', { type: 'help' }],
  ['AIDE', { type: 'help' }],
  ['ヘルプ', { type: 'help' }],
  ['rules', { type: 'rules', about: '' }],
  ['Regeln 4.2', { type: 'rules', about: '4.2' }],
  ['regles  fin de la partie', { type: 'rules', about: 'fin de la partie' }],
  ['règles 3', { type: 'rules', about: '3' }],
  ['ルール　４．２', { type: 'rules', about: '4.2' }],
  ['Tipp', { type: 'hint' }],
  ['ヒント', { type: 'hint' }],
  ['tisch', { type: 'table' }],
  ['quit', { type: 'leave' }],
  ['終了', { type: 'leave' }],
  [undefined, { type: 'leave' }],
  ['  ', { type: 'nothing' }],
  ['12', { type: 'number', number: 12 }],
  ['play 3r', { type: 'move', move: 'play 3r' }],
  ['quit now', { type: 'move', move: 'quit now' }],
])('%s', (answer, intent) => {
  expect(interpret(answer, none)).toEqual(intent);
});

test('what the game reads as a move is a move', () => {
  expect(interpret('hint', text => text === 'hint')).toEqual({ type: 'move', move: 'hint' });
});

describe('commands', () => {
  test.each(LANGS)('of %s are known by all their words, each of one command only', lang => {
    for (const command of COMMANDS) {
      for (const word of SHELL[lang].commands[command]) expect(interpret(word, none).type).toBe(command);
    }
  });

  test.each(CATALOG.map(listing => [listing.id, listing] as const))('are no moves of %s', async (_, listing) => {
    const { game, states } = await positionsOf(listing, 3, 3);
    const words = LANGS.flatMap(lang => COMMANDS.flatMap(command => SHELL[lang].commands[command]));
    for (const word of words) expect(game.parse(word).ok).toBe(false);
    const verbs = new Set(
      states.flatMap(state =>
        game.acting(state).flatMap(seat => game.legalMoves(state, seat).map(move => game.spell(move).split(' ')[0]!)),
      ),
    );
    expect(verbs.size).toBeGreaterThan(4);
    for (const verb of verbs) expect(interpret(verb, none)).toEqual({ type: 'move', move: verb });
  });
});
