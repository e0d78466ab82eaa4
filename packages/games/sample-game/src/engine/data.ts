/** The name of the game everywhere: catalogue, positions, replays, folders. */
export const ID = 'sample-game';
export const SEATS = { min: 2, max: 4 } as const;

export const SUITS = ['sun', 'moon', 'star', 'leaf'] as const;
export type Suit = (typeof SUITS)[number];
const NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;
export type Card = `${Suit}-${(typeof NUMBERS)[number]}`;

/** Rule 1.1. */
export const CARDS: readonly Card[] = SUITS.flatMap(suit => NUMBERS.map(number => `${suit}-${number}` as const));

export const suitOf = (card: Card): Suit => card.slice(0, -2) as Suit;
export const numberOf = (card: Card): string => card.slice(-1);
export const isCard = (value: unknown): value is Card => (CARDS as readonly unknown[]).includes(value);
