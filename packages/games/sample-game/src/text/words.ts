import type { Naming, OptionValue, Refusal, Words } from '@tabard/core';
import type { OPTIONS } from '../engine/config.ts';
import { type Card, numberOf, type Suit, suitOf } from '../engine/data.ts';
import type { Ending, Fact } from '../engine/effects.ts';
import type { Move } from '../engine/moves.ts';
import type { Reason, Reasons } from '../engine/reasons.ts';

/** The words every game has, and those of this game's own board. */
export interface GameWords extends Words<Move, Fact> {
  card(card: Card): string;
}

/** The sentences of one language; `wordsOf` makes of them what screens ask for. Whatever is left out here does not compile. */
export interface Sentences {
  readonly title: string;
  readonly tagline: string;
  readonly suits: Readonly<Record<Suit, string>>;
  card(suit: string, number: string): string;
  readonly options: Readonly<Record<OptionKey, { readonly label: string; value(value: OptionValue): string }>>;
  /** A card comes by its name: «Sun 3». */
  readonly moves: { play(card: string): string; readonly draw: string; readonly pass: string };
  readonly facts: {
    played(who: string, card: string): string;
    /** The card is missing where it is a secret. */
    drew(who: string, card: string | undefined): string;
    passed(who: string): string;
  };
  /** The same, beside the name of who did it. */
  readonly deeds: { drew(card: string | undefined): string; readonly passed: string };
  readonly refusals: { readonly [R in Reason]: (told: Named<Reasons[R]>) => string };
  readonly reasons: Readonly<Record<Ending, string>>;
}

type OptionKey = (typeof OPTIONS)[number]['key'];

/** Details, with cards by their names. */
type Named<Details> = { readonly [Key in keyof Details]: string };

export function wordsOf(say: Sentences): GameWords {
  const card = (one: Card): string => say.card(say.suits[suitOf(one)], numberOf(one));
  return {
    title: say.title,
    tagline: say.tagline,
    card,
    option: key => say.options[key as OptionKey].label,
    value: (key, value) => ({ label: say.options[key as OptionKey].value(value), help: '' }),
    refusal: refusal => refusalIn(say, refusal, card),
    move: move => (move.type === 'play' ? say.moves.play(card(move.card)) : say.moves[move.type]),
    fact: (fact, name) => factIn(say, fact, name, card),
    deed: fact => deedIn(say, fact, card),
    toYou: () => '',
    reason: reason => say.reasons[reason as Ending],
  };
}

function refusalIn(say: Sentences, { because, details = {} }: Refusal, card: GameWords['card']): string {
  const named = Object.entries(details).map(([key, value]) => [key, key === 'card' || key === 'top' ? card(value as Card) : value]);
  return (say.refusals[because as Reason] as (told: unknown) => string)(Object.fromEntries(named));
}

function factIn(say: Sentences, fact: Fact, name: Naming, card: GameWords['card']): string {
  const who = name(fact.seat);
  switch (fact.type) {
    case 'played':
      return say.facts.played(who, card(fact.card));
    case 'drew':
      return say.facts.drew(who, fact.card && card(fact.card));
    case 'passed':
      return say.facts.passed(who);
  }
}

function deedIn(say: Sentences, fact: Fact, card: GameWords['card']): string {
  switch (fact.type) {
    case 'played':
      return card(fact.card);
    case 'drew':
      return say.deeds.drew(fact.card && card(fact.card));
    case 'passed':
      return say.deeds.passed;
  }
}
