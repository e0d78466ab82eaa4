import { listing, type Naming, plural, type Seat, type Telling } from '@tabard/core';
import type { Card, Colour, Scroll } from '../engine/data.ts';
import type { Cause, Excluder, Place } from '../engine/facts.ts';
import type { Exclusion } from '../engine/questions.ts';
import { help } from './help/en.ts';
import { aimOf, partsOf, scrollColour, scrollName, sheet, standing, thingNamed, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/en.ts';
import type { BlancNoirWords, ScrollAt } from './words.ts';

const { abilities, colours, names, scrolls } = t;

function card(one: Card): string {
  const { face, ink } = partsOf(one);
  const bare = typeof face === 'number' ? String(face) : names[face];
  return ink === 'black' ? bare : `${colours[ink]} ${bare}`;
}

function scroll(one: Scroll): string {
  const colour = scrollColour(one);
  return colour ? `${colours[colour]} ${scrolls.herald}` : scrolls[scrollName(one)];
}

const and = listing('en');
const inTurn = listing('en', 'commas');
const or = listing('en', 'or');
const forms = plural('en');
const cards = (some: readonly Card[]): string => and(some.map(card));
const cardCount = (count: number): string => forms(count, 'a card', `${count} cards`);
const scrollCount = (count: number): string => forms(count, `a ${t.scroll.one}`, `${count} ${t.scroll.other}`);
const thing = (text: string): string =>
  thingNamed(text, {
    card: one => `the ${card(one)}`,
    scroll: one => (scrollColour(one) ? `the ${scroll(one)}` : scroll(one)),
    escort: `the ${abilities.escort}`,
    word: word => `“${word}”`,
  });
const place = (where: Place, name: Naming, seen?: ScrollAt): string => {
  if (where === 'pile') return `the top ${t.scroll.one} of the pile`;
  const one = seen?.(where);
  return `${name(where.seat)}’s ${one ? scroll(one) : `${t.scroll.one} ${where.index + 1}`}`;
};
/** The same to whom it may belong. */
const placeTold = (where: Place, { name, isYou }: Telling): string =>
  where !== 'pile' && isYou(where.seat) ? `your ${t.scroll.one} ${where.index + 1}` : place(where, name);
const object = (seat: Seat, { name, isYou }: Pick<Telling, 'name' | 'isYou'>): string => (isYou(seat) ? 'you' : name(seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A Special with its number, which is what has to match: «blue Knight (25)». */
function numbered(one: Card): string {
  const { face, number } = partsOf(one);
  return typeof face === 'number' ? card(one) : `${card(one)} (${number})`;
}

function doesNotFit(one: Card, top: Card, colour: Colour | null | undefined): string {
  const { ink, number } = partsOf(top);
  if (ink !== 'black') return `The ${t.discardPile} shows a ${numbered(top)}; a ${numbered(one)} fits neither its colour nor its number.`;
  if (!colour) return `The ${t.discardPile} shows a ${numbered(top)}; a ${numbered(one)} does not fit on it.`;
  return `The ${t.discardPile} shows a ${card(top)} and ${colours[colour]} was named; a ${numbered(one)} is neither ${colours[colour]} nor a ${number}.`;
}

const aims = {
  player: (one: string) => `${one} is aimed at one other player at the table.`,
  scroll: (one: string) => `${one} is aimed at a ${t.scroll.one} in front of a player, not at itself.`,
  nothing: (one: string) => `${one} is used without a target.`,
};

const causes: Readonly<Record<Cause, string>> = {
  turn: '',
  chain: ` and settles the ${t.chain}`,
  dragon: ` in the ${abilities.breath}`,
  explosion: ` after the ${scrolls.explosion}`,
  blizzard: ` in the ${scrolls.blizzard}`,
  penalty: ' as a penalty for the last card',
  silence: ' for not calling “Blanc Noir!”',
};

/** What makes one draw, before «you draw 4 cards». */
const blows = {
  dragon: `The ${abilities.breath} strikes you:`,
  explosion: `The ${scrolls.explosion} strikes you:`,
  blizzard: `The ${scrolls.blizzard} blows:`,
  penalty: 'A penalty for the last card:',
  silence: 'You did not call “Blanc Noir!”:',
} as const;

const excluders: Readonly<Record<Excluder, string>> = {
  herald: scrolls.herald,
  salvation: scrolls.salvation,
  lord: abilities.command,
  goddess: abilities.blessing,
  princess: names.princess,
  escort: abilities.escort,
};

/** «Exclude up to 2 blue cards, 1 to 9.» */
function excluding({ wants, colour, gone, left, must }: Exclusion): string {
  const which = colour ? `${colours[colour]} ` : '';
  const what = (count: number): string => {
    if (wants === 'prince-of-colour') return `${which}${names.prince}`;
    if (wants === 'special') return forms(count, t.special.one, t.special.other);
    return `${which}${forms(count, 'card', 'cards')}${wants === 'normal-of-colour' ? ', 1 to 9' : ''}`;
  };
  if (left === 0) return `You have no ${what(wants === 'prince-of-colour' ? 1 : 2)} to exclude.`;
  const more = gone > 0 ? ' more' : '';
  if (must === left) return `Exclude ${left}${more} ${what(left)}.`;
  return `Exclude ${must === 0 ? 'up to' : 'at least 1 and up to'} ${left}${more} ${what(left)}.`;
}

export const en: BlancNoirWords = wordsOf({
  lang: 'en',
  title: 'Blanc Noir',
  tagline: `Shed your cards, ride the ${t.chain}, and say two words in time.`,
  colours,
  names,
  card,
  scroll,
  help,
  options: {
    edition: {
      label: 'Edition',
      values: {
        ja: {
          label: 'Japanese',
          help: `The original. Whoever can answer a ${t.chain} has to, and whoever forgets the call draws 4 cards at once.`,
        },
        de: {
          label: 'German',
          help: `As in the Japanese edition, but: the first player names the colour of a black first card; ${t.special.other} buy ${t.scroll.other} too; a ${scrolls.herald} takes every card of its colour; the ${names.lord} reaches ${t.special.other} too, the ${names.princess} only her ${names.prince}, and the ${abilities.escort} is up to you; the ${names.pixie} swaps face-up ${t.scroll.other} too, but never two of one owner; the ${names.gargoyle} shows you alone a hand, if you want to look.`,
        },
        fr: {
          label: 'French',
          help: `As in the Japanese edition, but: you may draw for a ${t.chain} although you hold a 25; ${scrolls.salvation} needs 6 cards; ${names.lord} and ${names.goddess} must exclude two, even your last card; the ${names.pixie} swaps any two ${t.scroll.other}; the ${names.gargoyle} shows a hand to you alone; the ${names.valkyrie} must take a card; forgetting the call costs nothing at first; after the call a last ${t.special.one} is allowed, for 4 cards.`,
        },
      },
    },
    deck: {
      label: 'Deck',
      values: {
        box: {
          label: '125 cards, as the box promises',
          help: `A reconstruction: the rulebooks promise 125 ${t.numberCard.other} but list only 121. Ours adds a second ${names.knight} in each colour.`,
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
    'game-over': () => 'The game is over; there are no more moves.',
    'not-your-turn': () => 'It is another player’s turn.',
    unreadable: ({ text }) => `“${text}” is not a move of this game.`,
    'wrong-phase': ({ decision }) => `Something else has to be decided first. ${decision}`,
    'not-in-hand': ({ card: one }) => `You have no ${card(one)} in hand for that.`,
    'play.does-not-fit': ({ card: one, top, colour }) => doesNotFit(one, top, colour),
    'play.chain': ({ card: one, chain }) =>
      `A ${t.chain} of ${chain} is running: a 25 can be added to it, but not a ${numbered(one)}. Otherwise you draw ${chain}.`,
    'play.called-special': ({ card: one }) =>
      `After “Blanc Noir!” the last card has to be a ${t.normal.one}, and the ${card(one)} is a ${t.special.one}.`,
    'play.needs-colour': ({ card: one }) => `The ${card(one)} is black: name the colour it takes.`,
    'play.needs-no-colour': ({ card: one }) => `The ${card(one)} keeps its own colour, so none is named.`,
    'draw.must-answer': ({ chain }) => `You hold a 25 you can add, so you may not draw the ${chain}; ${t.scroll.other} may still be used.`,
    'draw.nothing-to-draw': () => 'No card is left to draw, and you hold a card that fits: discard one.',
    'buy.not-one-number': () => `A ${t.scroll.one} costs three cards of the same number.`,
    'buy.not-normals': ({ card: one }) => `Only ${t.normal.other}, 1 to 9, buy a ${t.scroll.one}; the ${card(one)} is a ${t.special.one}.`,
    'buy.pile-empty': () => `The ${t.scrollPile} is empty, so there is none to buy.`,
    'use.not-yours': ({ scroll: one }) => `There is no face-down ${scroll(one)} in front of you.`,
    'use.no-target': ({ scroll: one }) => aims[aimOf(one)](capital(thing(one))),
    'use.bad-target': ({ scroll: one }) => `${aims[aimOf(one)](capital(thing(one)))} Please choose again.`,
    'use.herald-few': ({ scroll: one, hand }) => `The ${scroll(one)} leaves at least 2 cards in hand, and you hold ${hand}.`,
    'use.herald-none': ({ scroll: one }) => `You hold no ${colours[scrollColour(one)!]} card for the ${scroll(one)} to exclude.`,
    'use.no-cards': ({ scroll: one }) => `No card is left to draw, so ${scroll(one)} would do nothing.`,
    'use.no-scroll': ({ scroll: one }) => `There is no other ${t.scroll.one} on the table for ${scroll(one)} to move.`,
    'use.salvation-few': ({ hand, needs }) => `${scrolls.salvation} needs ${needs} cards in hand; you hold ${hand}.`,
    'use.menace-missing': ({ missing }) =>
      `${scrolls.menace} gives away a ${names.dragon}, a ${names.golem} and a ${names.gargoyle}; you still need ${and(missing.map(one => `a ${card(one)}`))}.`,
    'use.pile-empty': ({ scroll: one }) => `The ${t.scrollPile} is empty, so ${scroll(one)} would bring nothing.`,
    'exclude.not-eligible': ({ card: one, by }) => `The ${card(one)} is out of reach for ${thing(by)}; choose another card.`,
    'exclude.must-go-on': ({ by }) => `${capital(thing(by))} is not finished: one more card has to be excluded.`,
    'target.bad': ({ by }) => `${capital(thing(by))} needs one other player at the table.`,
    'target.must': ({ by }) => `${capital(thing(by))} has to be aimed at somebody.`,
    'swap.bad': () => `The ${names.pixie} cannot swap these two ${t.scroll.other}; choose another pair.`,
    'take.not-there': ({ card: one }) => `There is no ${card(one)} in the ${t.discardPile}.`,
    'take.valkyrie': () => `A ${names.valkyrie} takes any card of the ${t.discardPile} but a ${names.valkyrie}.`,
    'take.must': () => `In this edition the ${names.valkyrie} has to take a card.`,
    'config.unreadable': () => 'These options cannot be read.',
    'config.unknown-option': ({ key }) => `There is no option “${key}”.`,
    'config.unknown-value': ({ key, value, values }) => `“${value}” is not a value of “${key}”; possible are ${and(values)}.`,
    'position.unreadable': ({ field }) => `The position cannot be read at “${field}”.`,
    'position.unknown-card': ({ card: text }) => `“${text}” is not a card or ${t.scroll.one} of this game.`,
    'position.too-many': ({ card: text }) => `The position holds more than the deck has: ${thing(text)}.`,
    'position.seats': ({ seats }) => `Blanc Noir is for 2 to 6 players; the position has ${seats}.`,
    'position.discard-empty': () => `The ${t.discardPile} needs at least one card.`,
    'position.called': ({ seat }) => `Seat @${seat} has called without holding exactly one card.`,
    'position.chain': ({ chain }) => `A ${t.chain} of ${chain} is impossible here: a ${t.chain} is an even number and lies on a 25.`,
    'position.colour': ({ top }) => `The colour in force does not agree with the top card, ${card(top)}, and the phase.`,
    'position.call': () => 'Phase “call” needs a player with exactly one card who has not called yet, and calls made by players.',
    'position.pending': ({ by }) =>
      by ? `In this phase ${thing(by)} cannot be at work.` : 'What is at work does not agree with the phase.',
    'position.no-choice': ({ by }) => `There is nothing left to choose for ${thing(by)}.`,
    'position.points': ({ points }) => `With ${points} points the game would already be over.`,
  },
  facts: {
    'round-began': ({ round, first, top }, { does }) => `Round ${round} begins on a ${numbered(top)}. ${does(first, 'goes', 'go')} first.`,
    'colour-named': ({ seat, colour }, { does }) => `${does(seat, 'names', 'name')} ${colours[colour]}.`,
    bought: ({ seat, cards: paid }, { does }) => `${does(seat, 'excludes', 'exclude')} ${cards(paid)} to buy a ${t.scroll.one}.`,
    gained({ seat, count, scrolls: gained }, { does, ...told }) {
      if (count === 0) return `No ${t.scroll.one} is left for ${object(seat, told)}.`;
      return `${does(seat, 'gains', 'gain')} ${gained ? and(gained.map(thing)) : scrollCount(count)}.`;
    },
    used: ({ seat, scroll: one, target }, { does, name }) =>
      `${does(seat, 'uses', 'use')} ${thing(one)}${target === undefined ? '' : ` on ${name(target)}`}.`,
    returned: ({ owner, index, up, scroll: one }, { name, isYou }) =>
      `${isYou(owner) ? 'Your' : `${name(owner)}’s`} ${t.scroll.one} ${index + 1}, ${one ? scroll(one) : up ? 'face-up' : 'face-down'}, goes back into the ${t.scrollPile}.`,
    scattered({ counts, scrolls: dealt }, { does, ...told }) {
      const without = counts.flatMap((count, seat) => (count === 0 ? [object(seat, told)] : []));
      const known = (dealt ?? []).flatMap((one, seat) => (one ? [` ${does(seat, 'gets', 'get')} ${thing(one)}.`] : []));
      const who = without.length === 0 ? 'everyone gets one' : `there is none for ${and(without)}`;
      return `The ${t.scroll.other} whirl together and are dealt again; ${who}.${known.join('')}`;
    },
    menaced: ({ seat, target }, { does, name }) =>
      `${does(seat, 'hands', 'hand')} a ${names.dragon}, a ${names.golem} and a ${names.gargoyle} to ${name(target)}.`,
    drew({ seat, count, cause, cards: drawn }, { does }) {
      if (count === 0) return `${does(seat, 'finds', 'find')} no card to draw${cause === 'chain' ? `; the ${t.chain} is settled` : ''}.`;
      return `${does(seat, 'draws', 'draw')} ${drawn ? cards(drawn) : cardCount(count)}${causes[cause]}.`;
    },
    reshuffled: ({ count }) => `The ${t.discardPile} is shuffled into a new ${t.drawPile} (${count}).`,
    played({ seat, card: one, colour }, { does, isYou }) {
      const naming = colour ? ` and ${isYou(seat) ? 'name' : 'names'} ${colours[colour]}` : '';
      return `${does(seat, 'discards', 'discard')} the ${card(one)}${naming}.`;
    },
    chained: ({ added, sum }) => (added === sum ? `A ${t.chain} begins with ${sum}.` : `The ${t.chain} grows by ${added} to ${sum}.`),
    reversed: ({ direction }) => `Play turns round and now goes ${direction === 1 ? 'clockwise' : 'anticlockwise'}.`,
    skipped: ({ seat }, { does }) => `${does(seat, 'is', 'are')} skipped.`,
    excluded: ({ seat, card: one, by }, { does }) => `${does(seat, 'excludes', 'exclude')} the ${card(one)} (${excluders[by]}).`,
    swapped: ({ seat, places: [one, other] }, told) =>
      `${told.does(seat, 'swaps', 'swap')} ${placeTold(one, told)} with ${placeTold(other, told)}.`,
    scouted({ seat, target, open, hand }, { does, name }) {
      const shown = open ? `${name(target)}’s hand is shown to all` : `${does(seat, 'looks', 'look')} at ${name(target)}’s hand`;
      if (!hand) return `${shown}.`;
      return `${shown}: ${hand.length === 0 ? 'it is empty' : cards(hand)}.`;
    },
    'scouted-nobody': ({ seat }, { does }) => `${does(seat, 'looks', 'look')} at nobody’s hand.`,
    took({ seat, taken, card: one }, { does }) {
      if (!taken) return `${does(seat, 'takes', 'take')} nothing from the ${t.discardPile}.`;
      return `${does(seat, 'takes', 'take')} ${one ? `the ${card(one)}` : 'a card'} from the ${t.discardPile}.`;
    },
    called: ({ seat }, { does }) => `${does(seat, 'calls', 'call')} “Blanc Noir!”`,
    'kept-silent': ({ seat }, { does }) => `${does(seat, 'ends', 'end')} the turn without a word.`,
    'round-over'(fact, { does, listed }) {
      const { round, reason, quest, totals, halved } = fact;
      const how = reason === 'menace' ? ` by ${scrolls.menace}` : '';
      const first =
        quest === null
          ? `Round ${round} ends in a stalemate.`
          : `${does(quest, 'achieves', 'achieve')} the ${t.quest} of round ${round}${how}.`;
      const exact = halved.map(
        seat => ` ${does(seat, 'stands', 'stand')} exactly on the ${t.goal}; the total is halved to ${totals[seat]}.`,
      );
      return `${first} Points: ${inTurn(sheet(fact, listed, (player, gained, total) => `${player} +${gained} (${total})`))}.${exact.join('')}`;
    },
    'game-over'(fact, { does, listed, together }) {
      const [winner, ...more] = fact.ranking[0]!;
      const first =
        more.length === 0
          ? `${does(winner!, 'wins', 'win')} the game.`
          : together(
              fact.ranking[0]!,
              names => `${and(names)} share the win.`,
              others => `You share the win with ${and(others)}.`,
            );
      return `${first} Final points: ${inTurn(standing(fact, listed))}.`;
    },
  },
  deeds: {
    'colour-named': ({ colour }) => `named ${colours[colour]}`,
    bought: () => `bought a ${t.scroll.one}`,
    gained: ({ count }) => `gained ${scrollCount(count)}`,
    used: ({ scroll: one, target }, name, you) =>
      target === undefined ? capital(scroll(one)) : `${capital(scroll(one))} on ${target === you ? 'you' : name(target)}`,
    drew: ({ count, cause }) => `drew ${cardCount(count)}${cause === 'penalty' || cause === 'silence' ? ' as a penalty' : ''}`,
    played: ({ card: one, colour }) => (colour ? `${card(one)}, named ${colours[colour]}` : card(one)),
    chained: ({ sum }) => `${t.chain} of ${sum}`,
    reversed: () => 'turned play round',
    skipped: () => 'skipped',
    excluded: ({ card: one }) => `excluded ${card(one)}`,
    swapped: () => `swapped two ${t.scroll.other}`,
    scouted({ target, open }, name, you) {
      const whose = target === you ? 'your' : `${name(target)}’s`;
      return open ? `had ${whose} hand shown` : `looked at ${whose} hand`;
    },
    'scouted-nobody': () => 'looked at no hand',
    took: ({ taken, card: one }) => (taken ? `took ${one ? card(one) : 'a card'} back` : 'took nothing back'),
    called: () => '“Blanc Noir!”',
    'kept-silent': () => 'did not call',
  },
  toYou: {
    skipped: 'You are skipped.',
    drew: (count, cause) => `${blows[cause]} you draw ${cardCount(count)}.`,
    used: (player, one) => `${player} uses ${thing(one)} on you.`,
    returned: (player, at, one) => `${player} sends your ${one ? scroll(one) : `${t.scroll.one} ${at}`} back into the ${t.scrollPile}.`,
    scattered: (player, one) =>
      `${player} has all ${t.scroll.other} dealt anew: ${one ? `you get ${thing(one)}` : 'there is none for you'}.`,
    menaced: player => `${player} hands you a ${names.dragon}, a ${names.golem} and a ${names.gargoyle}.`,
    swapped: (player, at, other, name) => `${player} swaps your ${t.scroll.one} ${at} with ${place(other, name)}.`,
    shown: 'Your hand was shown to all.',
    seen: player => `${player} has seen your hand.`,
  },
  moves: {
    colour: colour => `Name ${colours[colour]}`,
    buy: paid => `Exclude ${cards(paid)}, buy a ${t.scroll.one}`,
    use: one => `Use ${thing(one)}`,
    useOnPlayer: (one, player) => `Use ${thing(one)} on ${player}`,
    useOnScroll: (one, where, name, seen) => `Use ${thing(one)} on ${place(where, name, seen)}`,
    draw: 'Draw',
    play: one => `Discard the ${card(one)}`,
    playNaming: (one, colour) => `Discard the ${card(one)}, name ${colours[colour]}`,
    exclude: one => `Exclude the ${card(one)}`,
    done: 'Done',
    target: player => `Choose ${player}`,
    targetNone: 'Look at nobody’s hand',
    swap: ([one, other], name, seen) => `Swap ${place(one, name, seen)} with ${place(other, name, seen)}`,
    take: one => `Take the ${card(one)}`,
    takeNone: 'Take nothing',
    call: 'Call “Blanc Noir!”',
    silent: 'End the turn',
  },
  decisions: {
    startColour: 'Name the colour of the first card.',
    turn: `Discard or draw a card; ${t.scroll.other} come before that.`,
    chain: sum => `Add a 25, or else draw ${sum}; ${t.scroll.other} come before that.`,
    chainMust: `You must add a 25; ${t.scroll.other} come before that.`,
    herald: colour => `Exclude ${colours[colour]} cards; at least two cards stay in your hand.`,
    exclude: {
      salvation: 'Exclude cards until four are left.',
      lord: `Choose which cards of the ${names.lord}’s colour you exclude.`,
      goddess: 'Choose which cards you exclude, two at most.',
      princess: `Choose which card you exclude for the ${names.princess}.`,
      escort: 'Exclude cards until one is left.',
      any: 'Exclude a card.',
    },
    excludeMust: {
      lord: `You must exclude Normals of the ${names.lord}’s colour: two, or the one you have.`,
      goddess: 'You must exclude two cards, or the one you have.',
    },
    target: { gargoyle: 'Choose whose hand is shown.', dragon: 'Choose who draws 4 cards.', any: 'Choose a player.' },
    swap: `Choose two ${t.scroll.other} that swap places.`,
    take: `Choose what you take from the ${t.discardPile}.`,
    call: 'End your turn.',
    over: 'The game is over.',
  },
  asked: {
    discardOrDraw: 'Discard or draw a card.',
    discard: 'No card is left to draw: discard one.',
    draw: 'No card of yours fits: draw one.',
    drawLast: 'Your last card must be one from 1 to 9: draw one.',
    chain: sum => `Add a 25, or else draw ${sum}.`,
    chainMust: sum => `Add a 25: whoever holds one may not draw the ${sum}.`,
    chainNone: sum => `You have no 25 to add: draw ${sum}.`,
    buy: numbers => `Or first buy a ${t.scroll.one} with three ${or(numbers.map(number => `${number}s`))}.`,
    use: `Or first use a ${t.scroll.one}.`,
    exclude: excluding,
    between: ' ',
  },
  over: { goal: `Someone has exceeded the ${t.goal}.`, round: 'The round that was agreed has been played.' },
});
