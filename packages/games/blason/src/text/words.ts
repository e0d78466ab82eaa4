import type { Words } from '@tabard/core';
import type { Award, BandName, Card, ColumnName, Emblem, PileName, Type } from '../engine/data.ts';
import type { Fact } from '../engine/facts.ts';
import type { Move } from '../engine/moves.ts';
import type { Marker, Pending, Phase } from '../engine/view.ts';

/** What Blason says in one language: the words every game has, and those its own board needs. */
export interface BlasonWords extends Words<Move, Fact> {
  readonly types: Readonly<Record<Type, string>>;
  readonly augmentations: Readonly<Record<Emblem, string>>;
  readonly piles: Readonly<Record<PileName, string>>;
  readonly bands: Readonly<Record<BandName, string>>;
  /** The card's name, with the value that tells tinctures of one name apart: «Lion», «Or 3». */
  element(card: Card): string;
  /** All that the card shows besides its name: «Beast, worth 5, rank.» */
  about(card: Card): string;
  /** «C1 (beast or charge)»; with a band, what is meant in it: «C1, upper (beast)». */
  column(column: ColumnName, band?: BandName | null): string;
  /** The types a column accepts, in a band or in either: «beast», «beast or charge», «tincture». */
  accepts(column: ColumnName, band?: BandName | null): string;
  /** An award's title, and in a sentence what it asks for. */
  award(award: Award): string;
  aboutAward(award: Award): string;
  /** A marker's name, and in a sentence what it was for and is worth. */
  marker(marker: Marker): string;
  aboutMarker(marker: Marker): string;
  readonly herald: string;
  /** What a herald can do. */
  readonly aboutHerald: string;
  /** The clause of the rulebook that explains it: `4.1`, `5.1`. */
  readonly clauses: {
    type(type: Type): string;
    augmentation(augmentation: Emblem): string;
    award(award: Award): string;
    marker(marker: Marker): string;
    column(column: ColumnName): string;
    readonly herald: string;
  };
  /** One short sentence naming the decision, for the seat to act; `pending` is what is being paid: «Pay for “Lion”: 3 to go.» */
  decision(phase: Phase, pending?: Pending | null): string;
}
