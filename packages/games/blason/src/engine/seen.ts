import type { Frozen, Json, Refusal, Seat } from '@tabard/core';
import { KINDS, type Kind, PILES, type Pile } from './data.ts';
import { CardReader } from './reader.ts';
import { has, kindsIn, pileOf, spelled, WORDS } from './sets.ts';
import { SEEN, type State } from './state.ts';
import { olderGenerations } from './view.ts';

/** The optional `seen` of a position (9): cards in hands that everybody saw taken, and those from stacks that are used up, oldest first. */
export function describeSeen(s: Frozen<State>): { readonly [key: string]: Json } {
  return {
    hands: Array.from({ length: s.seats }, (_, seat) => spelled(kindsIn(s.hands, seat * WORDS).filter(card => s.origin[card] === SEEN))),
    older: Object.fromEntries(PILES.map((name, pile) => [name, older(s, pile)])),
  };
}

const older = (s: Frozen<State>, pile: Pile): Json =>
  olderGenerations(s, pile, 'public').map(generation =>
    spelled(inHands(s).filter(card => pileOf(card) === pile && s.origin[card] === generation)),
  );

/** Takes over what a position says was seen; left out, nobody has seen anything. */
export function restoreSeen(s: State, given: unknown): Refusal | undefined {
  const read = new CardReader();
  const { hands, older } = read.object('seen', given ?? {}, ['hands', 'older']);
  const lists = read.list('seen', hands ?? []).map(cards => read.cards('seen', cards));
  const old = read.object('seen', older ?? {}, PILES);
  const stacks = PILES.map(name => read.list('seen', old[name] ?? []).map(cards => read.cards('seen', cards)));
  stacks.forEach((generations, pile) => {
    s.generations[pile] = generations.length + 1;
  });
  if (read.problem) return read.problem;
  for (const card of inHands(s)) s.origin[card] = s.generations[pileOf(card)]!;
  let wrong = lists.length > s.seats;
  lists.forEach((cards, seat) => {
    for (const card of cards) {
      wrong ||= ownerOf(s, card) !== seat;
      s.origin[card] = SEEN;
    }
  });
  stacks.forEach((generations, pile) => {
    generations.forEach((cards, at) => {
      for (const card of cards) {
        wrong ||= ownerOf(s, card) < 0 || pileOf(card) !== pile;
        s.origin[card] = at + 1;
      }
    });
  });
  if (wrong) read.refuse('position.unreadable', { field: 'seen' });
  return read.problem;
}

const inHands = (s: Frozen<State>): Kind[] => Array.from({ length: KINDS }, (_, card) => card).filter(card => ownerOf(s, card) >= 0);

/** -1: it is in nobody's hand. */
function ownerOf(s: Frozen<State>, card: Kind): Seat {
  for (let seat = 0; seat < s.seats; seat++) if (has(s.hands, seat * WORDS, card)) return seat;
  return -1;
}
