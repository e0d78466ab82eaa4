import type { Naming } from '@tabard/core';
import type { Card, Colour, Face, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import { aimOf, listed, partsOf, type ScrollName, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import type { BlancNoirWords } from './words.ts';

const colours = { r: 'red', y: 'yellow', b: 'blue', g: 'green', black: 'black' };

const names: Readonly<Record<Face, string>> = {
  1: 'Great Sword',
  2: 'Twin Swords',
  3: 'Boomerang',
  4: 'Longbow',
  5: 'Dagger',
  6: 'Sai',
  7: 'Battlewhip',
  8: 'Halberd',
  9: 'Battleaxe',
  priestess: 'Priestess',
  mage: 'Mage',
  jester: 'Jester',
  lord: 'Lord',
  princess: 'Princess',
  knight: 'Knight',
  prince: 'Prince',
  golem: 'Golem',
  pixie: 'Pixie',
  gargoyle: 'Gargoyle',
  valkyrie: 'Valkyrie',
  dragon: 'Dragon',
  goddess: 'Goddess',
};

const scrolls: Readonly<Record<ScrollName, string>> = {
  herald: 'Herald',
  explosion: 'Explosion',
  blizzard: 'Blizzard',
  'shock-wave': 'Shock Wave',
  mirage: 'Mirage',
  tornado: 'Tornado',
  salvation: 'Salvation',
  menace: 'Menace',
  revelation: 'Revelation',
};

function card(one: Card): string {
  const { face, ink } = partsOf(one);
  const bare = typeof face === 'number' ? String(face) : names[face];
  return ink === 'black' ? bare : `${colours[ink]} ${bare}`;
}

function scroll(one: Scroll): string {
  const colour = scrollColour(one);
  return colour ? `${colours[colour]} Herald` : scrolls[scrollName(one)];
}

const and = (items: readonly string[]): string => listed(items, ', ', ' and ');
const cards = (some: readonly Card[]): string => and(some.map(card));
const cardCount = (count: number): string => (count === 1 ? 'a card' : `${count} cards`);
const scrollCount = (count: number): string => (count === 1 ? 'a scroll' : `${count} scrolls`);
const thing = (text: string): string =>
  thingNamed(text, {
    card: one => `the ${card(one)}`,
    scroll: one => (scrollColour(one) ? `the ${scroll(one)}` : scroll(one)),
    escort: 'the Escort',
    word: word => `“${word}”`,
  });
const place = (where: Place, name: Naming): string =>
  where === 'pile' ? 'the top scroll of the pile' : `${name(where.seat)}’s scroll ${where.index + 1}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Special with its number, which is what has to match: «blue Knight (25)». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? card(one) : `${card(one)} (${number})`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `The discard pile shows a ${numbered(top)}; a ${numbered(one)} fits neither its colour nor its number.`;
  if (!colour) return `The discard pile shows a ${numbered(top)}; a ${numbered(one)} does not fit on it.`;
  return `The discard pile shows a ${card(top)} and ${colours[colour]} was named; a ${numbered(one)} is neither ${colours[colour]} nor a ${number}.`;
}

const aims = {
  player: (one: string) => `${one} is aimed at one other player at the table.`,
  scroll: (one: string) => `${one} is aimed at a scroll in front of a player, not at itself.`,
  nothing: (one: string) => `${one} is used without a target.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ' and settles the chain',
  dragon: ' in the Dragon’s Breath',
  explosion: ' after the Explosion',
  blizzard: ' in the Blizzard',
  penalty: ' as a penalty for the last card',
};

const excluders: Readonly<Record<Excluder, string>> = {
  herald: 'Herald',
  salvation: 'Salvation',
  lord: 'Command',
  goddess: 'Blessing',
  princess: 'Princess',
  escort: 'Escort',
};

export const en: BlancNoirWords = wordsOf({
  title: 'Blanc Noir',
  tagline: 'Shed your cards, ride the chain, and say two words in time.',
  colours,
  names,
  card,
  scroll,
  abilities: {
    normal: 'A Normal has no ability. Three of one number buy a scroll, and only a Normal may be your last card.',
    priestess: 'Prayer: you gain the top scroll of the pile.',
    mage: 'Reverse: play goes round the other way. Nothing happens with two players.',
    jester: 'Skip: the next player is left out. With two players it is your turn again.',
    lord: 'Command: you exclude one or two Normals of his colour from your hand.',
    princess: 'You may exclude a Special. If it is the Prince of her colour, the Escort follows: you exclude down to one card.',
    knight: 'Chain +2: the next player adds a 25 or draws the sum.',
    prince: 'Chain +2 and Reverse: the next player adds a 25 or draws the sum, and play goes round the other way.',
    golem: 'Wild. Chain +4: the next player adds a 25 or draws the sum.',
    pixie: 'Wild. Prank: you swap the places of two scrolls.',
    gargoyle: 'Wild. Scout: another player’s hand is shown.',
    valkyrie: 'Wild. Aurora: you may take a card from the discard pile, but no Valkyrie.',
    dragon: 'Wild. Dragon’s Breath: another player draws 4 cards at once.',
    goddess: 'Wild. Blessing: you exclude one or two cards of your choice from your hand.',
  },
  effects: {
    herald: 'Exclude cards of its colour from your hand; at least two cards stay.',
    explosion: 'Another player draws 2 cards.',
    blizzard: 'All the others draw a card.',
    'shock-wave': 'Another scroll, anyone’s, face-up or face-down, goes back into the scroll pile.',
    mirage: 'Your turn ends at once. A chain stays for the next player.',
    tornado: 'All other scrolls are shuffled together, and everyone gets one.',
    salvation: 'With five or more cards in hand, exclude down to four.',
    menace: 'Give a Dragon, a Golem and a Gargoyle to another player: the quest is yours at once.',
    revelation: 'You gain two scrolls.',
  },
  options: {
    edition: {
      label: 'Edition',
      values: {
        ja: { label: 'Japanese', help: 'The original rules.' },
        de: {
          label: 'German',
          help: 'Specials buy scrolls too, a Herald takes every card of its colour, the Lord reaches Specials, the Princess only her Prince.',
        },
        fr: {
          label: 'French',
          help: 'Lord and Goddess must exclude two cards, and after the call a last Special is allowed, for a penalty of 4.',
        },
      },
    },
    deck: {
      label: 'Deck',
      values: {
        box: {
          label: '125 cards, as the box promises',
          help: 'A reconstruction: the rulebooks promise 125 number cards but list only 121. Ours adds a second Knight in each colour.',
        },
        listed: { label: '121 cards, as listed', help: 'Exactly the copies that the rulebooks list, four fewer than they promise.' },
      },
    },
    goal: {
      label: 'Goal',
      values: {
        200: { label: '200 points', help: 'The game ends after the round in which someone exceeds 200; the lowest total wins.' },
        100: { label: '100 points', help: 'A shorter game: it ends after the round in which someone exceeds 100.' },
        round: { label: 'A single round', help: 'One round decides.' },
      },
    },
    call: {
      label: 'The call',
      values: {
        players: { label: 'By the players', help: 'You have to think of “Blanc Noir!” yourself.' },
        automatic: { label: 'Automatic', help: '“Blanc Noir!” is called for you when your turn ends with one card.' },
      },
    },
  },
  refused: 'That is not possible here.',
  refusals: {
    'game-over': () => 'The game is over; no more moves are made.',
    'not-your-turn': () => 'Another player is to move now.',
    unreadable: ({ text }) => `“${text}” is not a move of this game.`,
    'wrong-phase': ({ decision }) => `Something else is to be decided now. ${decision}`,
    'not-in-hand': ({ card: one }) => `There is no ${card(one)} in your hand for this.`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `A chain of ${chain} is running: a 25 can be added to it, but not a ${numbered(one)}. Otherwise you draw ${chain}.`,
    'play.called-special': ({ card: one }) => `After “Blanc Noir!” the last card has to be a Normal, and the ${card(one)} is a Special.`,
    'play.needs-colour': ({ card: one }) => `The ${card(one)} is black: name the colour it takes.`,
    'play.needs-no-colour': ({ card: one }) => `The ${card(one)} keeps its own colour, so none is named.`,
    'draw.nothing-to-draw': () => 'No card is left to draw, and you hold a card that fits: discard one.',
    'buy.not-one-number': () => 'A scroll costs three cards of the same number.',
    'buy.not-normals': ({ card: one }) => `Only Normals, 1 to 9, buy a scroll; the ${card(one)} is a Special.`,
    'buy.pile-empty': () => 'The scroll pile is empty, so there is none to buy.',
    'use.not-yours': ({ scroll: one }) => `There is no face-down ${scroll(one)} in front of you.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(thing(one))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(thing(one)))} Please choose again.`,
    'use.herald-few': ({ scroll: one, hand }) => `The ${scroll(one)} leaves at least 2 cards in hand, and you hold ${hand}.`,
    'use.herald-none': ({ scroll: one }) => `You hold no ${colours[scrollColour(one)!]} card for the ${scroll(one)} to exclude.`,
    'use.no-cards': ({ scroll: one }) => `No card is left to draw, so ${scroll(one)} would do nothing.`,
    'use.no-scroll': ({ scroll: one }) => `There is no other scroll on the table for ${scroll(one)} to move.`,
    'use.salvation-few': ({ hand }) => `Salvation helps from 5 cards in hand on, and you hold ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `Menace gives away a Dragon, a Golem and a Gargoyle; you still need ${and(missing.map(one => `a ${card(one)}`))}.`,
    'use.pile-empty': ({ scroll: one }) => `The scroll pile is empty, so ${scroll(one)} would bring nothing.`,
    'exclude.not-eligible': ({ card: one, by }) => `The ${card(one)} is out of reach for ${thing(by)}; choose another card.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by))} is not finished: one more card has to be excluded.`,
    'target.bad': ({ by }) => `${capital(thing(by))} needs one other player at the table.`,
    'swap.bad': () => 'The Pixie cannot swap these two scrolls; choose another pair.',
    'take.not-there': ({ card: one }) => `There is no ${card(one)} in the discard pile.`,
    'take.valkyrie': () => 'A Valkyrie takes any card of the discard pile but a Valkyrie.',
    'config.unreadable': () => 'These options cannot be read.',
    'config.unknown-option': ({ key }) => `There is no option “${key}”.`,
    'config.unknown-value': ({ key, value, values }) => `“${value}” is not a value of “${key}”; possible are ${and(values)}.`,
    'position.unreadable': ({ field }) => `The position cannot be read at “${field}”.`,
    'position.unknown-card': ({ card: text }) => `“${text}” is not a card or scroll of this game.`,
    'position.too-many': ({ card: text }) => `The position holds more than the deck has: ${thing(text)}.`,
    'position.seats': ({ seats }) => `Blanc Noir is for 2 to 6 players; the position has ${seats}.`,
    'position.discard-empty': () => 'The discard pile needs at least one card.',
    'position.called': ({ seat }) => `Seat @${seat} has called without holding exactly one card.`,
    'position.chain': ({ chain }) => `A chain of ${chain} is impossible here: a chain is an even number and lies on a 25.`,
    'position.colour': ({ top }) => `The colour in force does not agree with the top card, ${card(top)}, and the phase.`,
    'position.call': () => 'Phase “call” needs a player with exactly one card who has not called yet, and calls made by players.',
    'position.pending': ({ by }) =>
      by ? `In this phase ${thing(by)} cannot be at work.` : 'What is at work does not agree with the phase.',
    'position.no-choice': ({ by }) => `There is nothing left to choose for ${thing(by)}.`,
    'position.points': ({ points }) => `With ${points} points the game would already be over.`,
  },
  facts: {
    'round-began': ({ round, first, top }, name) => `Round ${round} begins on a ${numbered(top)}. ${name(first)} goes first.`,
    'colour-named': ({ seat, colour }, name) => `${name(seat)} names ${colours[colour]}.`,
    bought: ({ seat, cards: paid }, name) => `${name(seat)} excludes ${cards(paid)} to buy a scroll.`,
    gained({ seat, count, scrolls: gained }, name) {
      if (count === 0) return `No scroll is left for ${name(seat)}.`;
      return `${name(seat)} gains ${gained ? and(gained.map(thing)) : scrollCount(count)}.`;
    },
    used: ({ seat, scroll: one, target }, name) =>
      target === undefined ? `${name(seat)} uses ${thing(one)}.` : `${name(seat)} uses ${thing(one)} on ${name(target)}.`,
    returned: ({ owner, index, up, scroll: one }, name) =>
      `${name(owner)}’s scroll ${index + 1}, ${one ? scroll(one) : up ? 'face-up' : 'face-down'}, goes back into the scroll pile.`,
    scattered({ counts, scrolls: dealt }, name) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [name(seat)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [` ${name(seat)} gets ${thing(one)}.`] : []));
      const who = without.length === 0 ? 'everyone gets one' : `there is none for ${and(without)}`;
      return `The scrolls whirl together and are dealt again; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, name) => `${name(seat)} hands a Dragon, a Golem and a Gargoyle to ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, name) {
      if (count === 0) return `${name(seat)} finds no card to draw${cause === 'chain' ? '; the chain is settled' : ''}.`;
      return `${name(seat)} draws ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `The discard pile is shuffled into a new draw pile (${count}).`,
    played: ({ seat, card: one, colour }, name) =>
      colour ? `${name(seat)} discards the ${card(one)} and names ${colours[colour]}.` : `${name(seat)} discards the ${card(one)}.`,
    chained: ({ added, sum }) => (added === sum ? `A chain begins with ${sum}.` : `The chain grows by ${added} to ${sum}.`),
    reversed: ({ direction }) => `Play turns round and now goes ${direction === 1 ? 'clockwise' : 'counter-clockwise'}.`,
    skipped: ({ seat }, name) => `${name(seat)} is skipped.`,
    excluded: ({ seat, card: one, by }, name) => `${name(seat)} excludes the ${card(one)} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, name) => `${name(seat)} swaps ${place(one, name)} with ${place(other, name)}.`,
    scouted({ seat, target, open, hand }, name) {
      const shown = open ? `${name(target)}’s hand is shown to all` : `${name(seat)} looks at ${name(target)}’s hand`;
      if (!hand) return `${shown}.`;
      return `${shown}: ${hand.length === 0 ? 'it is empty' : cards(hand)}.`;
    },
    took({ seat, taken, card: one }, name) {
      if (!taken) return `${name(seat)} takes nothing from the discard pile.`;
      return `${name(seat)} takes ${one ? `the ${card(one)}` : 'a card'} from the discard pile.`;
    },
    called: ({ seat }, name) => `${name(seat)} calls “Blanc Noir!”`,
    'kept-silent': ({ seat }, name) => `${name(seat)} ends the turn without a word.`,
    'round-over'(fact, name) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ' by Menace' : '';
      const first = quest === null ? `Round ${round} ends in a stalemate.` : `${name(quest)} achieves the quest of round ${round}${how}.`;
      const exact = halved.map(seat => ` ${name(seat)} stands exactly on the goal, halved to ${totals[seat]}.`);
      return `${first} Points: ${sheet(fact, name, ', ')}.${exact.join('')}`;
    },
    'game-over'(fact, name) {
      const winners = fact.ranking[0]!.map(name);
      const first = winners.length === 1 ? `${winners[0]} wins the game.` : `${and(winners)} share the win.`;
      return `${first} Final points: ${standing(fact, name, ', ')}.`;
    },
  },
  moves: {
    colour: colour => `Name ${colours[colour]}`,
    buy: paid => `Exclude ${cards(paid)}, buy a scroll`,
    use: one => `Use ${thing(one)}`,
    useOnPlayer: (one, player) => `Use ${thing(one)} on ${player}`,
    useOnScroll: (one, where, name) => `Use ${thing(one)} on ${place(where, name)}`,
    draw: 'Draw',
    play: one => `Play the ${card(one)}`,
    playNaming: (one, colour) => `Play the ${card(one)}, name ${colours[colour]}`,
    exclude: one => `Exclude the ${card(one)}`,
    done: 'Done',
    target: player => `Choose ${player}`,
    swap: ([one, other], name) => `Swap ${place(one, name)} with ${place(other, name)}`,
    take: one => `Take the ${card(one)}`,
    takeNone: 'Take nothing',
    call: 'Call “Blanc Noir!”',
    silent: 'End the turn',
  },
  decisions: {
    startColour: 'Name the colour of the first card.',
    turn: 'Discard or draw a card; scrolls come before that.',
    chain: sum => `Discard a 25 or draw ${sum}; scrolls come before that.`,
    herald: colour => `Exclude ${colours[colour]} cards; at least two cards stay in your hand.`,
    exclude: {
      salvation: 'Exclude cards until four are left.',
      lord: 'Exclude cards of the Lord’s colour.',
      goddess: 'Exclude one or two cards.',
      princess: 'Exclude a card for the Princess, or none.',
      escort: 'Exclude cards until one is left.',
      any: 'Exclude a card.',
    },
    target: { gargoyle: 'Choose whose hand is shown.', dragon: 'Choose who draws 4 cards.', any: 'Choose a player.' },
    swap: 'Choose two scrolls that swap places.',
    take: 'Take a card from the discard pile, or nothing.',
    call: 'End your turn.',
    over: 'The game is over.',
  },
  over: { goal: 'Someone has exceeded the goal.', round: 'The round that was agreed has been played.' },
});
