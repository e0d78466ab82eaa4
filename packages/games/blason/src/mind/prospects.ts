import type { Frozen, Seat } from '@tabard/core';
import { emblemsShown } from '../engine/awards.ts';
import { AUGMENTATIONS, HAND_LIMIT } from '../engine/data.ts';
import { SHIELD, type State } from '../engine/state.ts';
import { inHand, LESS, lacking, markers, onShield, sheet, unheld } from './sheet.ts';
import { SIZE } from './suits.ts';
import { nearAt, tenOf, type Weights } from './weights.ts';

/** What the sheet of a seat is worth. */
export function prospects(s: Frozen<State>, seat: Seat, w: Weights): number {
  const { filled, cards, value, heralds, track, tensLeft, points } = sheet;
  return (
    Math.imul(points, w.points) +
    majorities(s, seat, w) +
    awards(w) +
    Math.imul(value, w.handValue) +
    Math.imul(heralds, w.heralds) +
    holding(cards, w) +
    columns(filled, w) +
    Math.imul(sheet.suited, w.suits) +
    nextTen(track, tensLeft, w)
  );
}

function majorities(s: Frozen<State>, seat: Seat, w: Weights): number {
  let worth = 0;
  for (let augmentation = 0; augmentation < AUGMENTATIONS.length; augmentation++) {
    worth += majority(emblemsShown(s, seat, augmentation), mostElsewhere(s, seat, augmentation), w);
  }
  return worth;
}

export function majority(own: number, others: number, w: Weights): number {
  if (own === 0 || own < others) return 0;
  return own > others ? w.leads : w.ties;
}

export function mostElsewhere(s: Frozen<State>, seat: Seat, augmentation: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    const shown = other === seat ? 0 : emblemsShown(s, other, augmentation);
    if (shown > most) most = shown;
  }
  return most;
}

function awards(w: Weights): number {
  let worth = 0;
  for (let at = 0; at < sheet.open; at++) worth += Math.imul(markers[at]!, w.near[nearAt(lacking[at]!, unheld[at]!)]!);
  return worth;
}

/** How much nearer the awards come, by traits that join the hand, that show, that leave the hand, and that are covered. */
export function nearer(joining: number, showing: number, leaving: number, covered: number, w: Weights): number {
  const { asked, wanted, needed, reserved, open } = sheet;
  if (((joining & wanted) | (showing & asked) | (leaving & reserved) | (covered & needed)) === 0) return 0;
  const hand = joining | (leaving << LESS);
  const shield = showing | (covered << LESS);
  let worth = 0;
  for (let at = 0; at < open; at++) {
    const near = onShield[at]! & shield;
    const held = inHand[at]! & hand;
    if ((near | held) === 0) continue;
    const now = nearAt(lacking[at]!, unheld[at]!);
    worth += Math.imul(markers[at]!, w.near[now - nearAt(balance(near), balance(held))]! - w.near[now]!);
  }
  return worth;
}

/** How many traits more, without those above `LESS` that are one less. */
const balance = (traits: number): number => BITS[traits & TRAITS]! - BITS[traits >>> LESS]!;
const TRAITS = (1 << LESS) - 1;
/** How many bits a set of traits has. */
const BITS = new Uint8Array(1 << LESS);
for (let traits = 1; traits < BITS.length; traits++) BITS[traits] = BITS[traits >> 1]! + (traits & 1);

/** Cards beyond the limit will have to go. */
export const holding = (cards: number, w: Weights): number =>
  cards > HAND_LIMIT ? Math.imul(HAND_LIMIT, w.cards) + Math.imul(cards - HAND_LIMIT, w.surplus) : Math.imul(cards, w.cards);

export function columns(filled: number, w: Weights): number {
  const many = SIZE[filled]!;
  return Math.imul(many, w.columns) + (many === SHIELD - 1 ? w.lastColumn : 0);
}

/** The value of the next ten's marker, by the way made towards it. */
export function nextTen(track: number, tensLeft: number, w: Weights): number {
  const ten = tenOf(track);
  return (tensLeft >>> ten) & 1 ? (Math.imul((ten + 1) * (track - 10 * ten), w.ten) / 10) | 0 : 0;
}
