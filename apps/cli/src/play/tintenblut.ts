import { styleText } from 'node:util';
import {
  type Colour,
  gatesBetween,
  journey,
  LOCATIONS,
  type Location,
  PLACE_DATA,
  SEAT_COLOURS,
  type SeatView,
  TILES,
  TRACK,
  type View,
} from '@tabard/tintenblut';
import type { TintenblutWords } from '@tabard/tintenblut/text/words';
import type { Drawing } from './drawing.ts';
import { padded } from './width.ts';

/** Tintenblut in a terminal: the players, what the places offer to who is to travel, and what is to be decided. */
export function tintenblut(drawing: Drawing): string {
  const { seat: me, shell, words } = drawing;
  const view = drawing.view as View;
  const game = words as TintenblutWords;
  const decides = view.acting === me;
  return [
    `── ${shell.table.round(view.round)} ${'─'.repeat(40)}`,
    ...players(drawing, view, game),
    ...(decides && view.phase === 'journey' ? places(drawing, view, game) : []),
    belongings(view.seats[me]!, game, shell.table.hand),
    decides ? game.decision(view.phase, { free: view.free, pending: view.pending }) : '',
  ]
    .filter(line => line !== '')
    .join('\n');
}

function players({ name, isColourful }: Drawing, view: View, game: TintenblutWords): string[] {
  const width = Math.max(...view.seats.map((_, seat) => name(seat).length));
  return view.seats.map((one, seat) => {
    const tiles = TILES.filter(tile => one.tiles[tile] > 0).map(tile => game.amount(tile, one.tiles[tile]));
    const villains = one.villains.map(card => game.villain(card));
    const parts = [
      inked(`⚑ ${one.marker}`, SEAT_COLOURS[seat]!, isColourful),
      nextGate(one, game, isColourful),
      game.places[one.place],
      ...tiles,
      game.amount('provision', one.provisions),
      one.advantages > 0 ? game.amount('advantage', one.advantages) : '',
      villains.length > 0 ? `${villains.join(', ')} (${one.villainSum})` : '',
      view.whiteWomen === seat ? game.whiteWomen : '',
    ];
    return `${seat === view.acting ? '▼' : ' '} ${padded(name(seat), width)}  ${parts.filter(part => part !== '').join(' · ')}`;
  });
}

function nextGate({ marker }: SeatView, game: TintenblutWords, isColourful: boolean): string {
  const [gate] = gatesBetween(marker, marker + TRACK.length.value);
  return gate ? `→ ${gate.field} ${inked(game.colours[gate.colour], gate.colour, isColourful)}` : '';
}

/** Where one can go, what it costs, and which reward waits there as things stand. */
function places({ seat: me, name, isColourful }: Drawing, view: View, game: TintenblutWords): string[] {
  const from = view.seats[me]!.place;
  const width = Math.max(...PLACE_DATA.map(({ id }) => game.places[id].length));
  return PLACE_DATA.map(({ id, colour, alone, company }) => {
    const present = view.seats.flatMap((one, seat) => (seat !== me && one.place === id ? [name(seat)] : []));
    if (view.dustfinger === id) present.push(game.dustfinger);
    const cost = view.free ? 0 : journey(from, id).cost;
    const reward = game.line(present.length > 0 ? company.value : alone.value);
    const where = inked(padded(game.places[id], width), colour.value, isColourful);
    return `    ${where}  ${cost > 0 ? `−${game.amount('provision', cost)}, ` : ''}${reward}${present.length > 0 ? ` (${present.join(', ')})` : ''}`;
  });
}

/** The cards in hand: those to travel with, and those only their player knows. */
function belongings({ played, hand = [] }: SeatView, game: TintenblutWords, label: string): string {
  const locations = LOCATIONS.filter((card: Location) => !played.includes(card)).map(card => game.locations[card]);
  return `${label}: ${[...locations, ...hand.map(card => game.advantages[card])].join(' · ')}`;
}

type Ink = Colour | (typeof SEAT_COLOURS)[number];
const inked = (text: string, colour: Ink, isColourful: boolean): string =>
  isColourful ? styleText(colour, text, { validateStream: false }) : text;
