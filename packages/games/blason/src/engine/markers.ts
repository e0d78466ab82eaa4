import type { Fields, Rng } from '@tabard/core';
import { AUGMENTATIONS, AWARD_MARKERS, AWARDS, AWARDS_IN_PLAY, TENS } from './data.ts';
import { giveMarker } from './determinize.ts';
import type { CardReader } from './reader.ts';
import { markersOf } from './scoring.ts';
import { drawAwards } from './setup.ts';
import { MARKERS, NONE, type State } from './state.ts';

/** Awards in play, and who holds which marker; each is there once, in a hand or not yet taken. */
export function readMarkers(read: CardReader, s: State, given: Fields, seats: readonly Fields[], rng: Rng): void {
  const held = seats.map(({ markers }, seat) => read.list(`seats.${seat}.markers`, markers ?? []).map(String));
  const awards = readAwards(read, s, given.awards, held.flat(), rng);
  if (read.problem) return;
  const taken = new Set<string>();
  held.forEach((markers, seat) => {
    for (const marker of markers) {
      if (taken.has(marker) && !isSymbol(marker)) read.refuse('position.markers', { marker });
      taken.add(marker);
      giveMarker(s, seat, marker);
    }
  });
  for (let place = 0; place < AWARDS_IN_PLAY; place++) countTaken(read, s, place, awards[place]);
  readSingles(read, s, given);
  held.forEach((markers, seat) => {
    checkSeat(read, s, seat, markers, seats[seat]!.claimed);
  });
}

const isSymbol = (marker: string): boolean => (AUGMENTATIONS as readonly string[]).includes(marker);

/** The markers left on each award, in the order of `s.awards`; undefined: those that nobody holds. */
function readAwards(read: CardReader, s: State, given: unknown, held: readonly string[], rng: Rng): (readonly unknown[] | undefined)[] {
  if (given === undefined) {
    const wanted = AWARDS.map((_, at) => at).filter(at => held.some(marker => marker.replace(/-\d$/, '') === AWARDS[at]));
    if (wanted.length > AWARDS_IN_PLAY) read.refuse('position.awards', {});
    else drawAwards(s, rng, wanted);
    return [];
  }
  const entries = read.list('awards', given).map(one => {
    const { award, markers } = read.object('awards', one, ['award', 'markers']);
    const left = markers === undefined ? undefined : read.list('awards', markers);
    return { at: AWARDS.indexOf(read.oneOf('awards', award, AWARDS)), left };
  });
  entries.sort((a, b) => a.at - b.at);
  if (entries.length !== AWARDS_IN_PLAY || entries.some(({ at }, i) => at === entries[i + 1]?.at)) read.refuse('position.awards', {});
  else s.awards.set(entries.map(({ at }) => at));
  return entries.map(({ left }) => left);
}

/** Markers leave an award from the top: those taken come first, and the rest are there. */
function countTaken(read: CardReader, s: State, place: number, left: readonly unknown[] | undefined): void {
  const holders = [...s.awardHolders.subarray(place * MARKERS, (place + 1) * MARKERS)];
  const taken = holders.filter(seat => seat !== NONE).length;
  s.awardsTaken[place] = taken;
  const wrong = holders.findIndex((seat, at) => (seat === NONE) !== at >= taken);
  const rest = AWARD_MARKERS.slice(taken);
  const counted = left === undefined || (left.length === rest.length && rest.every((value, at) => left[at] === value));
  const award = AWARDS[s.awards[place]!]!;
  if (wrong >= 0 || !counted)
    read.refuse('position.markers', { marker: `${award}-${AWARD_MARKERS[wrong] ?? rest[0] ?? AWARD_MARKERS[0]}` });
}

/** The tens and «I»: those left are those that nobody holds. */
function readSingles(read: CardReader, s: State, given: Fields): void {
  const left = given.tens === undefined ? undefined : read.list('tens', given.tens);
  TENS.forEach((ten, at) => {
    if (left !== undefined && left.filter(one => one === ten).length !== (s.tenHolders[at] === NONE ? 1 : 0))
      read.refuse('position.markers', { marker: String(ten) });
  });
  if (left?.some(one => !(TENS as readonly unknown[]).includes(one))) read.refuse('position.unreadable', { field: 'tens' });
  if (given.first !== undefined && read.truth('first', given.first) !== (s.firstHolder === NONE))
    read.refuse('position.markers', { marker: 'I' });
}

/** A seat holds what it says, the symbols of the end included, and has claimed the awards it holds markers of. */
function checkSeat(read: CardReader, s: State, seat: number, said: readonly string[], claimed: unknown): void {
  if (read.problem) return;
  const held = markersOf(s, seat).map(({ marker }): string => marker);
  const wrong = said.find(marker => !held.includes(marker)) ?? held.find(marker => !said.includes(marker)) ?? twice(said);
  if (wrong !== undefined) read.refuse('position.markers', { marker: wrong });
  if (claimed === undefined) return;
  const names = read.list(`seats.${seat}.claimed`, claimed).map(String).sort();
  const own = [...s.awards].flatMap((award, place) => ((s.claimed[seat]! >>> place) & 1 ? [AWARDS[award]!] : [])).sort();
  if (names.join() !== own.join()) read.refuse('position.claimed', { seat });
}

const twice = (markers: readonly string[]): string | undefined => markers.find((marker, at) => markers.indexOf(marker) !== at);
