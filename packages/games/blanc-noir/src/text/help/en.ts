import { terms } from '../terms/en.ts';
import type { HelpTexts } from './help.ts';

const { abilities, chain, discardPile, names, normal, quest, scroll, scrollPile, special, wild } = terms;
const Wild = `${wild.charAt(0).toUpperCase()}${wild.slice(1)}.`;

const mustAnswer = `the next player adds a 25, or without one draws the whole ${chain}`;
const mayAnswer = `the next player adds a 25 or draws the whole ${chain}`;
const twoEvenTheLast = 'two if you have them, even if the last card goes (then you draw 4)';
const escortFollows = `You may exclude a ${special.one} from your hand. If it is the ${names.prince} of her colour, the ${abilities.escort} follows: you exclude cards until one is left.`;
const anyOfItsColour = `Exclude one or more cards of its colour from your hand, ${special.other} too; at least two cards stay.`;
const calling =
  'Whoever ends a turn with exactly one card in hand has to say “Blanc Noir!”: press the seal during that turn, or right after it, while its rim still runs.';
const noHarm = 'A press that was not needed does no harm.';

export const help: HelpTexts = {
  abilities: {
    normal: `A ${normal.one} has no ability. Three of one number buy a ${scroll.one}, and only with a ${normal.one} as your last card do you achieve the ${quest}.`,
    priestess: `${abilities.prayer}: you gain the top ${scroll.one} of the pile.`,
    mage: `${abilities.reverse}: play goes round the other way. With two players nothing happens.`,
    jester: `${abilities.skip}: the next player is left out. With two players it is your turn again.`,
    lord: {
      ja: `${abilities.command}: you may exclude one or two ${normal.other} of his colour from your hand.`,
      de: `${abilities.command}: you may exclude one or two cards of his colour from your hand, ${special.other} too.`,
      fr: `${abilities.command}: you must exclude ${normal.other} of his colour from your hand, ${twoEvenTheLast}.`,
    },
    princess: {
      ja: escortFollows,
      de: `${abilities.escort}: you may exclude the ${names.prince} of her colour from your hand, and then, if you like, all other cards but one.`,
      fr: escortFollows,
    },
    knight: {
      ja: `${abilities.chain} +2: ${mustAnswer}.`,
      de: `${abilities.chain} +2: ${mustAnswer}.`,
      fr: `${abilities.chain} +2: ${mayAnswer}.`,
    },
    prince: {
      ja: `${abilities.chain} +2 and ${abilities.reverse}: play goes round the other way (not with two players), and ${mustAnswer}.`,
      de: `${abilities.chain} +2 and ${abilities.reverse}: play goes round the other way (not with two players), and ${mustAnswer}.`,
      fr: `${abilities.chain} +2 and ${abilities.reverse}: play goes round the other way (not with two players), and ${mayAnswer}.`,
    },
    golem: {
      ja: `${Wild} ${abilities.chain} +4: ${mustAnswer}.`,
      de: `${Wild} ${abilities.chain} +4: ${mustAnswer}.`,
      fr: `${Wild} ${abilities.chain} +4: ${mayAnswer}.`,
    },
    pixie: {
      ja: `${Wild} ${abilities.prank}: you swap two face-down ${scroll.other}; one of them may be the top of the ${scrollPile}.`,
      de: `${Wild} ${abilities.prank}: you swap a ${scroll.one} of any player with the top of the ${scrollPile}, or ${scroll.other} of two players, face-up ones too.`,
      fr: `${Wild} ${abilities.prank}: you swap any two ${scroll.other}, face-up ones too; one of them may be the top of the ${scrollPile}.`,
    },
    gargoyle: {
      ja: `${Wild} ${abilities.scout}: you choose another player, who shows everyone their hand.`,
      de: `${Wild} ${abilities.scout}: you may look at another player’s hand, you alone.`,
      fr: `${Wild} ${abilities.scout}: you choose another player and look at their hand, you alone.`,
    },
    valkyrie: {
      ja: `${Wild} ${abilities.aurora}: you may take a card from the ${discardPile}, but no ${names.valkyrie}.`,
      de: `${Wild} ${abilities.aurora}: you may take a card from the ${discardPile}, but no ${names.valkyrie}.`,
      fr: `${Wild} ${abilities.aurora}: you must take a card from the ${discardPile}, any but a ${names.valkyrie}.`,
    },
    dragon: `${Wild} ${abilities.breath}: another player of your choice draws 4 cards at once.`,
    goddess: {
      ja: `${Wild} ${abilities.blessing}: you may exclude one or two cards of your choice from your hand.`,
      de: `${Wild} ${abilities.blessing}: you may exclude one or two cards of your choice from your hand.`,
      fr: `${Wild} ${abilities.blessing}: you must exclude cards of your choice from your hand, ${twoEvenTheLast}.`,
    },
  },
  effects: {
    herald: {
      ja: anyOfItsColour,
      de: `Exclude all cards of its colour from your hand, ${special.other} too, until two cards are left.`,
      fr: anyOfItsColour,
    },
    explosion: 'Another player of your choice draws 2 cards.',
    blizzard: 'All the others draw a card each.',
    'shock-wave': `Another ${scroll.one}, anyone’s, face-up or face-down, goes back into the ${scrollPile}.`,
    mirage: `Your turn ends at once, without drawing or discarding. A ${chain} stays for the next player.`,
    tornado: `All other ${scroll.other} are shuffled together, and everyone gets one.`,
    salvation: {
      ja: 'With five or more cards in hand, exclude cards until four are left.',
      de: 'With five or more cards in hand, exclude cards until four are left.',
      fr: 'With six or more cards in hand, exclude cards until four are left.',
    },
    menace: `Give a ${names.dragon}, a ${names.golem} and a ${names.gargoyle} to another player: you achieve the ${quest} at once.`,
    revelation: `You gain two ${scroll.other}.`,
  },
  call: {
    ja: `${calling} If you forget, you draw 4 cards at once. ${noHarm}`,
    de: `${calling} If you forget, you draw 4 cards at once. ${noHarm}`,
    fr: `${calling} If you forget, it costs you 4 cards once your last card leaves your hand; if you notice in time, draw a card instead. ${noHarm}`,
  },
};
