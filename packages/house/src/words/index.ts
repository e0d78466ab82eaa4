import { LANGS, type Lang } from '@tabard/core';
import type { ErrorCode } from '@tabard/protocol';
import type { CallReason } from '../store.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

/** What the house itself says to a player; what a game says is in the game. */
export interface HouseWords {
  readonly errors: Readonly<Record<ErrorCode, (detail: string) => string>>;
  /** What somebody is called for, and at which table: a game, and the others there by name, if they have any. */
  readonly calls: {
    readonly titles: Readonly<Record<CallReason, string>>;
    at(game: string, names: readonly string[]): string;
  };
}

export const WORDS: Readonly<Record<Lang, HouseWords>> = { en, de, fr, ja };

/** The first language of a browser's list that we speak. */
export function langOf(header: string | undefined): Lang {
  const asked = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return LANGS.find(lang => lang === asked.find(one => LANGS.some(known => known === one))) ?? 'en';
}
