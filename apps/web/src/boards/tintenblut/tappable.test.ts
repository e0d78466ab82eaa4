import { expect, test } from 'vitest';
import { placeOf } from './game.ts';
import { spellJourney, spellSet, spellTrade, tappable } from './tappable.ts';

test('moves are tapped on the things they are about', () => {
  const now = tappable(['go farm', 'go inkworld farm', 'go inkworld mill', 'use black-prince', 'pass']);
  expect(now.journeys.get('farm')?.get('farm')).toBe('go farm');
  expect([...(now.journeys.get('inkworld') ?? [])]).toEqual([
    ['farm', 'go inkworld farm'],
    ['mill', 'go inkworld mill'],
  ]);
  expect(now.uses.get('black-prince')?.get('')).toBe('use black-prince');
  expect([now.pass, now.end]).toEqual(['pass', undefined]);
});

test('on arrival: Dustfinger, cards that name something, rewards of which one is taken', () => {
  const now = tappable(['dustfinger camp', 'use barn-owl wit', 'use farid mill', 'collect honour', 'collect advantage']);
  expect(now.dustfinger.get('camp')).toBe('dustfinger camp');
  expect([now.uses.get('barn-owl')?.get('wit'), now.uses.get('farid')?.get('mill')]).toEqual(['use barn-owl wit', 'use farid mill']);
  expect(now.collects).toEqual(['collect honour', 'collect advantage']);
});

test('in the Castle of Night: Dustfinger, or to leave him where he is', () => {
  const now = tappable(['stay', 'dustfinger night-castle']);
  expect([now.stay, now.dustfinger.get('night-castle'), now.end]).toEqual(['stay', 'dustfinger night-castle', undefined]);
});

test('afterwards: exchanges, sets, losses, who begins', () => {
  const now = tappable(['trade provision wit', 'convert courage wit', 'lose honour', 'start @2', 'end']);
  expect([now.trades.has('trade provision wit'), now.converts.has('convert courage wit'), now.loses.has('honour')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([now.starts.get(2), now.end]).toEqual(['start @2', 'end']);
});

test.each([
  ['go ombra', spellJourney('ombra', 'ombra')],
  ['go inkworld ombra', spellJourney('inkworld', 'ombra')],
  ['convert courage strength honour', spellSet(['honour', 'courage', 'strength'])],
  [undefined, spellSet(['wit'])],
  [undefined, spellSet(['wit', 'wit'])],
  ['trade provision wit', spellTrade(['provision', 'provision'], 'wit')],
  [undefined, spellTrade(['provision', 'provision'], undefined)],
  ['trade courage honour', spellTrade(['honour', 'courage'], undefined)],
  ['trade wit wit', spellTrade(['wit', 'wit'], undefined)],
  ['trade wit', spellTrade(['wit'], undefined)],
  [undefined, spellTrade(['wit', 'provision'], undefined)],
  [undefined, spellTrade(['wit', 'wit', 'honour'], undefined)],
])('«%s» is spelled as rule 8 has it', (wanted, spelled) => {
  expect(spelled).toBe(wanted);
});

test('a location card names its place; the Inkworld names none', () => {
  expect([placeOf('mill'), placeOf('inkworld')]).toEqual(['mill', undefined]);
});
