import {
  canSendDustfinger,
  cardNumber,
  cardsByNumber,
  cardsInHand,
  cardsWithAge,
  companyAt,
  drawsVillainAt,
  dustfingerTo,
  journeyTo,
  kindOf,
  type Location,
  lineAt,
  mustChooseAt,
  nextGate,
  offersAt,
  PLACES,
  type Place,
  playableCards,
  TILES,
  type View,
  WARES,
} from '@tabard/tintenblut';
import { POSSIBLE, type TintenblutWords } from '@tabard/tintenblut/text/words';
import type { Drawing, Scope } from '../drawing.ts';
import { inked } from '../ink.ts';
import { drawGrid } from './grid.ts';
import { heading, labelled, markedName, tableOf } from './layout.ts';
import { listing } from './listing.ts';

interface Sheet extends Drawing {
  readonly view: View;
  readonly game: TintenblutWords;
}

/** Tintenblut in a terminal: what everybody has and where they are, what the places offer, my cards, and what is to be decided. */
export function drawTintenblut(drawing: Drawing, scope: Scope): string[] {
  const sheet = { ...drawing, view: drawing.view as View, game: drawing.words as TintenblutWords };
  const whole = [...headline(sheet), ...wares(sheet), ...whereabouts(sheet), '', ...stacks(sheet), ''];
  return [...(scope === 'table' ? whole : belongings(sheet)), ...offers(sheet), ...cards(sheet), ...decision(sheet)];
}

/** What a way costs, and what there is to get at its end as things stand. */
export function noteOnTintenblut(drawing: Drawing, verb: string, things: readonly string[]): string {
  const sheet = { ...drawing, view: drawing.view as View, game: drawing.words as TintenblutWords };
  const { view, seat, shell } = sheet;
  const { cost } = shell.table.tintenblut;
  const place = PLACES.find(one => one === things.at(-1));
  if (place === undefined) return '';
  if (verb === 'dustfinger') return `${cost} ${dustfingerTo(view, place).cost}`;
  if (verb !== 'go') return '';
  return `${cost} ${journeyTo(view, seat, place).cost} → ${rewardsAt(sheet, place).join(shell.comma)}`;
}

function headline({ view, game, shell, columns }: Sheet): string[] {
  const { round, tintenblut: say } = shell.table;
  return heading([game.title, round(view.round), view.lastRound ? say.lastRound : ''], columns);
}

function wares({ view, game, shell, name, columns }: Sheet): string[] {
  const say = shell.table.tintenblut;
  const rows = view.seats.map((one, seat) => ({
    name: markedName(name(seat), seat === view.acting),
    cells: [one.marker, ...TILES.map(tile => one.tiles[tile]), one.provisions, one.number || NO_CARD].map(String),
  }));
  return tableOf([say.field, ...TILES.map(tile => game.tiles[tile]), game.provisions, say.topCard], rows, columns);
}

/** Where everybody stands, which gate comes next, and who follows them. */
function whereabouts(sheet: Sheet): string[] {
  const { view, game, shell, name, columns } = sheet;
  const say = shell.table.tintenblut;
  return view.seats.flatMap((one, seat) =>
    listing(
      labelled(shell, name(seat)),
      [
        placeIn(sheet, one.place),
        gateBefore(sheet, one.marker),
        say.inHand(cardsInHand(one)),
        game.amount('advantage', one.advantages),
        one.villains.length > 0 ? say.villainsOf(one.villains.map(card => game.villain(card)).join(shell.comma), one.villainSum) : '',
        view.whiteWomen === seat ? game.whiteWomen : '',
        view.start === seat ? say.began : '',
        view.passed.includes(seat) ? say.passed : '',
      ],
      columns,
    ),
  );
}

/** A place with its colour, which is that of the gates it opens. */
function placeIn({ game, shell, isColourful }: Sheet, place: Place): string {
  const colour = kindOf(place);
  return shell.noted(game.places[place], inked(game.colours[colour], colour, isColourful));
}

function gateBefore({ game, shell, isColourful }: Sheet, marker: number): string {
  const gate = nextGate(marker);
  return gate
    ? shell.table.tintenblut.gate(inked(game.colours[gate.colour], gate.colour, isColourful), gate.field, gate.field - marker)
    : '';
}

function stacks({ view, game, shell, columns }: Sheet): string[] {
  const say = shell.table.tintenblut;
  const { size, top } = view.villainStack;
  return [
    labelled(shell, game.dustfinger, game.places[view.dustfinger]),
    ...listing(
      labelled(shell, say.supply),
      [...WARES.map(ware => game.amount(ware, view.supply[ware])), say.advantageStack(view.advantageStack), say.villainStack(size, top)],
      columns,
    ),
  ];
}

/** What I have, where the table was drawn just before. */
function belongings(sheet: Sheet): string[] {
  const { view, game, shell, seat, columns } = sheet;
  const { place, tiles, provisions, marker } = view.seats[seat]!;
  const held = TILES.filter(tile => tiles[tile] > 0).map(tile => game.amount(tile, tiles[tile]));
  const things = [placeIn(sheet, place), ...held, game.amount('provision', provisions), gateBefore(sheet, marker)];
  return listing(labelled(shell, shell.table.tintenblut.yours), things, columns);
}

/** What there is to get: by travelling, or where I have arrived. */
function offers(sheet: Sheet): string[] {
  const { view, seat } = sheet;
  if (view.acting !== seat) return [];
  switch (view.phase) {
    case 'journey':
      return [...places(sheet), ''];
    case 'arrived':
      return [...arrival(sheet), ...dustfinger(sheet), ''];
    case 'rest':
    case 'after':
      return [...dustfinger(sheet), ''];
    case 'lose':
    case 'start-player':
    case 'over':
      return [];
  }
}

function places(sheet: Sheet): string[] {
  const { shell, columns } = sheet;
  const say = shell.table.tintenblut;
  const offered = PLACES.map(place => offerOf(sheet, place));
  const labels = [say.place, say.card, say.cost, say.reward, say.there];
  const rows = offered.map(({ place, card, cost, rewards, present }) => [place, card, cost, rewards, present]);
  const grid = columns < WIDE ? undefined : drawGrid({ rows: [labels, ...rows], between: '  ', numbers: [1, 2] }, columns);
  if (grid) return grid;
  return offered.flatMap(({ place, card, cost, rewards, present }) => {
    const there = present.length > 0 ? labelled(shell, say.there, present.join(shell.comma)) : '';
    const number = card === NO_CARD ? '' : `${say.card} ${card}`;
    return listing(labelled(shell, place), [number, `${say.cost} ${cost}`, `→ ${rewards.join(shell.comma)}`, there], columns);
  });
}
/** Narrower than this, places are told one after the other. */
const WIDE = 64;
/** Instead of the number of a card that is not there. */
const NO_CARD = '–';

/** A place, the number of my card for it, what the way costs, the rewards as things stand, and who is there. */
function offerOf(sheet: Sheet, place: Place) {
  const { view, game, seat, name } = sheet;
  const others = companyAt(view, seat, place).map(name);
  return {
    place: placeIn(sheet, place),
    card: playableCards(view, seat).includes(place) ? String(cardNumber(seat, place)) : NO_CARD,
    cost: String(journeyTo(view, seat, place).cost),
    rewards: rewardsAt(sheet, place),
    present: view.dustfinger === place ? [...others, game.dustfinger] : others,
  };
}

/** Who is alone in the Castle of Night draws a villain card besides (3.6). */
function rewardsAt({ view, game, shell, seat }: Sheet, place: Place): string[] {
  const rewards = offersAt(place, lineAt(view, seat, place)).map(({ reward, count }) => game.amount(reward, count));
  return drawsVillainAt(view, seat, place) ? [...rewards, shell.table.tintenblut.nightVillain] : rewards;
}

/** My reward. */
function arrival(sheet: Sheet): string[] {
  const { view, game, shell, seat, columns } = sheet;
  const { place } = view.seats[seat]!;
  const line = game.lines[lineAt(view, seat, place)];
  return listing(labelled(shell, shell.noted(shell.table.tintenblut.rewardHere, line)), rewardsAt(sheet, place), columns);
}

/** What it would cost to send Dustfinger elsewhere, as long as he can be sent. */
function dustfinger({ view, game, shell, seat, columns }: Sheet): string[] {
  if (!canSendDustfinger(view, seat)) return [];
  const say = shell.table.tintenblut;
  const ways = PLACES.filter(place => place !== view.dustfinger);
  const costs = ways.map(place => say.costing(game.places[place], dustfingerTo(view, place).cost));
  return listing(labelled(shell, say.sending(game.dustfinger)), costs, columns);
}

/** My location cards with their numbers, those already played, and my advantage cards. */
function cards({ view, game, shell, seat, columns }: Sheet): string[] {
  const say = shell.table.tintenblut;
  const { played, hand = [] } = view.seats[seat]!;
  const numbered = (card: Location) => `${game.locations[card]} ${cardNumber(seat, card)}`;
  const top = played.at(-1);
  const left = cardsByNumber(seat).filter(card => !played.includes(card));
  const advantages = cardsWithAge(view, hand).map(({ card, isNew }) =>
    isNew ? shell.noted(game.advantages[card], say.tooNew) : game.advantages[card],
  );
  return [
    ...listing(labelled(shell, shell.table.hand), left.length > 0 ? left.map(numbered) : [shell.table.none], columns),
    ...(top
      ? listing(labelled(shell, say.played), [...played.slice(0, -1).map(numbered), shell.noted(numbered(top), say.onTop)], columns)
      : []),
    ...listing(labelled(shell, say.yourAdvantages), advantages.length > 0 ? advantages : [shell.table.none], columns),
  ];
}

function decision({ view, game, shell, seat, name }: Sheet): string[] {
  if (view.acting === null) return [game.decision('over')];
  if (view.acting !== seat) return [shell.table.turnOf(name(view.acting))];
  const { place } = view.seats[seat]!;
  const rewards = offersAt(place, lineAt(view, seat, place)).map(({ reward }) => reward);
  const choose = view.phase === 'arrived' && mustChooseAt(view, seat, place) ? { choose: rewards } : {};
  const { free, pending } = view;
  const can = POSSIBLE.filter(deed => deed !== 'send' || canSendDustfinger(view, seat));
  const moment = { free, pending, can, ...choose };
  return [labelled(shell, `▶ ${shell.table.yourTurn}`, game.decision(view.phase, moment))];
}
