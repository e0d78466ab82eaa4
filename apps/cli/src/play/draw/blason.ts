import {
  AUGMENTATIONS,
  type Award,
  areHeraldsScarce,
  type Card,
  COLUMNS,
  costOf,
  isFulfilled,
  needsOf,
  type PileName,
  printed,
  symbolCounts,
  tensOf,
  type View,
  visibleCards,
  worth,
} from '@tabard/blason';
import type { BlasonWords } from '@tabard/blason/text/words';
import type { Drawing, Scope } from '../drawing.ts';
import { inked } from '../ink.ts';
import { drawGrid } from './grid.ts';
import { heading, inColumns, labelled, markedName, tableOf } from './layout.ts';
import { listing } from './listing.ts';
import { drawMyShield, drawShield, emblemOf, nameOf, typeOf } from './shield.ts';

interface Sheet extends Drawing {
  readonly view: View;
  readonly game: BlasonWords;
}

/** Blason in a terminal: the players and their shields, what can be taken and won, my shield and hand, and what is to be decided. */
export function drawBlason(drawing: Drawing, scope: Scope): string[] {
  const sheet = { ...drawing, view: drawing.view as View, game: drawing.words as BlasonWords };
  if (scope === 'step') return [...step(sheet), ...decision(sheet)];
  return [
    ...headline(sheet),
    ...players(sheet),
    '',
    ...others(sheet),
    ...awards(sheet),
    '',
    ...display(sheet),
    '',
    ...mine(sheet),
    '',
    ...hand(sheet),
    ...decision(sheet),
  ];
}

/** What placing an element costs and brings; what a card is worth, where its name has no number. */
export function noteOnBlason({ shell }: Drawing, verb: string, things: readonly string[]): string {
  const herald = verb === 'herald';
  const [deed = '', thing = ''] = herald ? things : [verb, ...things];
  if (!WITH_CARDS.includes(deed) || PILES.some(pile => pile === thing)) return '';
  const card = thing as Card;
  const { value } = printed(card);
  if (deed !== 'place') return /\d$/.test(thing) ? '' : String(value);
  return herald ? `+${value}` : `${shell.table.tintenblut.cost} ${costOf(card, { herald })} → +${value}`;
}

const WITH_CARDS: readonly string[] = ['take', 'place', 'pay', 'discard'];

/** What a further decision of a turn is about; the rest of the table is as it was. */
function step(sheet: Sheet): string[] {
  switch (sheet.view.phase) {
    case 'turn':
    case 'acquire':
      return [...display(sheet), '', ...hand(sheet)];
    case 'place':
    case 'close':
      return [...mine(sheet), '', ...hand(sheet)];
    case 'claim':
      return awards(sheet);
    case 'pay':
    case 'discard':
      return hand(sheet);
    case 'over':
      return players(sheet);
  }
}

function headline({ view, game, shell, columns }: Sheet): string[] {
  const last = view.lastTurns === null || view.phase === 'over' ? '' : shell.table.blason.lastTurns(view.lastTurns);
  return heading([game.title, last], columns);
}

function players(sheet: Sheet): string[] {
  const { view, game, shell, name, columns } = sheet;
  const { blason: say, points, cards } = shell.table;
  const rows = view.seats.map((one, seat) => {
    const symbols = symbolCounts(one.shield);
    const counts = [one.track, `${visibleCards(one.shield).length}/${COLUMNS.length}`, one.hand, one.heralds, one.markers.length];
    const marked = markedName(name(seat), seat === view.turn && view.phase !== 'over');
    return { name: marked, cells: counts.map(String), emblems: AUGMENTATIONS.map(augmentation => String(symbols[augmentation])) };
  });
  const labels = [points, say.columns, cards, say.heralds, say.markers];
  const emblems = AUGMENTATIONS.map(one => game.augmentations[one]);
  const tens = tensOf(view).filter(({ isLeft }) => isLeft);
  const left = [...tens.map(({ ten, value }) => say.ten(ten, value)), view.first ? say.fullShield : ''];
  const scarce = areHeraldsScarce(view) ? [say.heraldsLeft(view.supply)] : [];
  return [
    ...tableOf(labels, rows, columns),
    ...tableOf(
      emblems,
      rows.map(row => ({ name: row.name, cells: row.emblems })),
      columns,
      `  ${say.showing}`,
    ),
    ...(view.phase === 'over' ? won(sheet) : listing(labelled(shell, say.toWin), left, columns)),
    ...scarce,
  ];
}

/** Markers are face-down until the end (2.3). */
const won = ({ view, game, shell, name, columns }: Sheet): string[] =>
  view.seats.flatMap(({ markers }, seat) =>
    listing(
      labelled(shell, name(seat)),
      markers.map(marker => game.marker(marker)),
      columns,
    ),
  );

function others(sheet: Sheet): string[] {
  const { view, seat, shell, name } = sheet;
  return view.seats.flatMap((one, at) =>
    at === seat ? [] : [titled(sheet, shell.table.blason.shieldOf(name(at))), ...drawShield(sheet, one), ''],
  );
}

function mine(sheet: Sheet): string[] {
  const { view, seat, shell } = sheet;
  return [
    titled(sheet, shell.table.blason.yourShield),
    ...drawMyShield(sheet, view.seats[seat]!, view.turn === seat ? view.pending : null),
  ];
}

function awards(sheet: Sheet): string[] {
  const { view, game, shell, columns } = sheet;
  const say = shell.table.blason;
  const title = titled(sheet, labelled(shell, say.awards, say.awardsHelp));
  const rows = view.awards.map(({ award, markers }) => ({
    name: `  ${game.award(award)}`,
    markers: markers.length > 0 ? markers.join(' ') : say.noMarkers,
    ...standing(sheet, award),
  }));
  const grid = drawGrid({ rows: rows.map(row => [row.name, row.markers, row.needs, row.claimed]), between: '  ' }, columns);
  if (grid && columns >= WIDE) return [title, ...grid];
  return [title, ...rows.flatMap(row => listing(labelled(shell, row.name), [row.markers, ...row.needs, ...row.claimed], columns))];
}
/** Narrower than this, awards are told one after the other. */
const WIDE = 60;

/** How far I am from an award, and who has claimed it. */
function standing({ view, game, shell, seat, name }: Sheet, award: Award) {
  const say = shell.table.blason;
  const needs = needsOf(award, view.seats[seat]!.shield);
  const claimers = view.seats.flatMap(({ claimed }, at) => (claimed.includes(award) ? [name(at)] : []));
  return {
    needs: needs.map(
      ({ of, have, wanted }) => `${'type' in of ? game.types[of.type] : game.augmentations[of.augmentation]} ${have}/${wanted}`,
    ),
    claimed: [isFulfilled(needs) ? `✓ ${say.fulfilled}` : '', claimers.length > 0 ? say.claimedBy(claimers.join(shell.comma)) : ''],
  };
}

function display(sheet: Sheet): string[] {
  const { view, game, shell } = sheet;
  const say = shell.table.blason;
  return PILES.flatMap(pile => [
    titled(sheet, labelled(shell, say.display + shell.comma + game.piles[pile], say.stack(view.stacks[pile], view.discards[pile].length))),
    ...inColumns(
      view.display.filter(card => printed(card).pile === pile).map(card => faceIn(sheet, card)),
      sheet.columns,
      '  ',
    ),
  ]);
}
const PILES: readonly PileName[] = ['tinctures', 'figures'];

function hand(sheet: Sheet): string[] {
  const { view, shell, columns } = sheet;
  const cards = view.hand ?? [];
  const shown = cards.length > 0 ? cards.map(card => faceIn(sheet, card)) : [shell.table.none];
  return [titled(sheet, shell.noted(shell.table.hand, shell.table.blason.worth(worth(cards)))), ...inColumns(shown, columns, '  ')];
}

function decision({ view, game, shell, seat, name }: Sheet): string[] {
  if (view.phase === 'over') return [game.decision('over')];
  if (view.turn !== seat) return [shell.table.turnOf(name(view.turn))];
  const herald = view.heraldPlayed ? ` ${shell.table.blason.heraldPlayed}` : '';
  return [labelled(shell, `▶ ${shell.table.yourTurn}`, game.decision(view.phase, view.pending) + herald)];
}

/** All that a card shows: «Lion 5 (beast, rank)». */
const faceIn = ({ game, shell }: Sheet, card: Card): string =>
  shell.noted(nameOf(game, card), typeOf(game, card) + shell.comma + emblemOf(game, card));

const titled = ({ isColourful }: Sheet, title: string): string => inked(title, 'bold', isColourful);
