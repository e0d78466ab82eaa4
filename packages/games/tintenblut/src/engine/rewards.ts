import type { Frozen, Seat } from '@tabard/core';
import { ADVANTAGES, type Line, PLACE_DATA, PLACES, REWARDS, type RewardLine } from './data.ts';
import { nightCastle } from './dustfinger.ts';
import type { Gain, Tell } from './facts.ts';
import { plus } from './hands.ts';
import { ADVANTAGE, type Kind, NONE } from './kinds.ts';
import { type State, take } from './state.ts';

export interface Offer {
  readonly reward: Kind;
  readonly count: number;
}

const offersOf = (line: RewardLine): readonly Offer[] =>
  Object.entries(line).map(([reward, count]) => ({ reward: (REWARDS as readonly string[]).indexOf(reward), count: count as number }));
const offeredAlone: readonly (readonly Offer[])[] = PLACE_DATA.map(({ alone }) => offersOf(alone.value));
const offeredInCompany: readonly (readonly Offer[])[] = PLACE_DATA.map(({ company }) => offersOf(company.value));

/** What a place rewards with in one of its lines, in their order. */
export const offersAt = (place: Kind, line: Line): readonly Offer[] => (line === 'alone' ? offeredAlone : offeredInCompany)[place]!;

/** Whether neither Dustfinger nor another player's figure is where a seat's figure is, or would be, once Dustfinger is somewhere (3.5, 3.6). */
export function isAlone(s: Frozen<State>, seat: Seat, place: Kind = s.places[seat]!, dustfinger: Kind = s.dustfinger): boolean {
  if (dustfinger === place) return false;
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.places[other] === place) return false;
  return true;
}

/** Rule 3.5: the line that counts, unless Fenoglio chose. */
export const lineFor = (s: Frozen<State>, seat: Seat): Line => s.line ?? (isAlone(s, seat) ? 'alone' : 'company');

/** Rules 3.5, 6.2: with the White Women only one of two rewards is taken. */
export const mustChoose = (s: Frozen<State>, seat: Seat, offers: readonly Offer[]): boolean => s.whiteWomen === seat && offers.length > 1;

/** Rule 3.6: once it is seen who is there. */
export const drawsInNightCastle = (s: Frozen<State>, seat: Seat): boolean => s.places[seat] === nightCastle && isAlone(s, seat);

/** Rule 3.5: all rewards of the line, or the one that was chosen. */
export function collect(s: State, seat: Seat, chosen: Kind, tell?: Tell): void {
  const line = lineFor(s, seat);
  const gains: Gain[] | undefined = tell && [];
  const before = s.advantagesLeft;
  for (const { reward, count } of offersAt(s.places[seat]!, line)) {
    if (chosen !== NONE && chosen !== reward) continue;
    const got = reward === ADVANTAGE ? drawAdvantages(s, seat, count) : take(s, seat, reward, count);
    gains?.push({ reward: REWARDS[reward]!, offered: count, got });
  }
  tell?.({
    type: 'collected',
    seat,
    place: PLACES[s.places[seat]!]!,
    line,
    fenoglio: s.line !== null,
    whiteWomen: chosen !== NONE,
    company: s.places.flatMap((place, other) => (other !== seat && place === s.places[seat] ? [other] : [])),
    dustfinger: s.dustfinger === s.places[seat],
    gains: gains!,
    ...(s.advantagesLeft < before ? { card: ADVANTAGES[s.advantageStack[s.advantagesLeft]!]! } : {}),
  });
}

function drawAdvantages(s: State, seat: Seat, count: number): number {
  const got = Math.min(count, s.advantagesLeft);
  for (let card = 0; card < got; card++) s.hands[seat] = plus(s.hands[seat]!, s.advantageStack[--s.advantagesLeft]!);
  return got;
}
