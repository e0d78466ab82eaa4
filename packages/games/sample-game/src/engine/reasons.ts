import type { Refusal } from '@tabard/core';
import type { Card } from './data.ts';

type Nothing = Readonly<Record<string, never>>;

/** Every reason for a refusal, and the details its sentence may use. */
export interface Reasons {
  'not-your-turn': { readonly turn: number };
  'game-over': Nothing;
  'play.not-in-hand': { readonly card: Card };
  'play.no-match': { readonly card: Card; readonly top: Card };
  'draw.stock-empty': Nothing;
  'pass.stock-left': Nothing;
  unreadable: { readonly text: string };
  'config.unreadable': Nothing;
  'config.unknown-option': { readonly key: string };
  'config.unknown-value': { readonly value: string };
  'position.unreadable': { readonly field: string };
  'position.cards': { readonly card: Card };
}
export type Reason = keyof Reasons;

export const refuse = <R extends Reason>(rule: string, because: R, details: Reasons[R]): Refusal => ({ rule, because, details });
