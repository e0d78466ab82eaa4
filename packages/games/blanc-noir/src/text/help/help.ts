import type { Edition } from '../../engine/config.ts';
import type { Special } from '../../engine/data.ts';
import type { ScrollName } from '../lexicon.ts';

/** A text that holds in every edition, or one for each. */
export type ByEdition = string | Readonly<Record<Edition, string>>;

/** What there is to say in one language of what cards, scrolls and the call do. */
export interface HelpTexts {
  readonly abilities: Readonly<Record<'normal' | Special, ByEdition>>;
  readonly effects: Readonly<Record<ScrollName, ByEdition>>;
  readonly call: ByEdition;
}
