import { deeds, toYou } from './en/deeds.ts';
import { facts } from './en/facts.ts';
import {
  advantages,
  amount,
  and,
  at,
  capital,
  card,
  colours,
  fields,
  from,
  inkworld,
  lines,
  named,
  or,
  places,
  quoted,
  rewardName,
  tiles,
  tilesOf,
  to,
  villain,
  villains,
  wares,
} from './en/phrases.ts';
import { refusals } from './en/refusals.ts';
import { things } from './en/things.ts';
import { besides, VALUES, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/en.ts';
import type { TintenblutWords } from './words.ts';

export const en: TintenblutWords = wordsOf({
  lang: 'en',
  title: 'Tintenblut',
  tagline: `Travel the ${t.inkworld}, gather courage and honour, and keep ahead of the ${t.villains.adderhead}.`,
  places,
  to,
  at,
  from,
  inkworld,
  tiles,
  advantages,
  villains,
  lines,
  colours,
  seatColours: t.seatColours,
  provisions: t.provision.other,
  dustfinger: t.dustfinger,
  whiteWomen: t.whiteWomen,
  amount,
  and,
  things,
  refused: 'That is not possible here.',
  refusals,
  facts,
  deeds,
  toYou,
  moves: {
    go: place => `Go ${to[place]}`,
    goByInkworld: place => `${t.inkworld}: go ${to[place]}`,
    pass: 'Pass',
    sendDustfinger: place => `Send ${t.dustfinger} ${to[place]}`,
    stay: `Leave ${t.dustfinger} where he is`,
    use: id => `Use ${card(id)}`,
    barnOwl: tile => `${t.advantages['barn-owl']}: take ${tiles[tile]}`,
    fenoglio: line => `Fenoglio: the line ${quoted(lines[line])} counts`,
    farid: place => `Farid: ${t.dustfinger} goes ${to[place]}`,
    roxane: id => `Roxane: discard ${villain(id)}`,
    collect: 'Collect the reward',
    collectOne: reward => `Collect ${rewardName(reward)}`,
    buy: tile => `Trade ${t.provision.other} for 1 ${tiles[tile]}`,
    sell: some => `Trade ${wares(some)} for 1 ${t.provision.one}`,
    convert: (set, steps) => `Convert ${named(set)}: ${fields(steps)}`,
    end: 'End the turn',
    lose: tile => `Give up 1 ${tiles[tile]}`,
    start: who => `${who} starts`,
  },
  decisions: {
    journey: can =>
      !can.includes('travel')
        ? `No journey can be paid for: pass.`
        : can.includes('pass')
          ? `Play a ${t.locationCard.one} and travel, or pass.`
          : `Play a ${t.locationCard.one} and travel.`,
    journeyFree: `The ${t.advantages['black-prince']} leads you: choose where to go, free of charge.`,
    arrived(can) {
      const more = besides(can, { send: `send ${t.dustfinger}`, use: 'use a card' });
      return more.length === 0 ? 'Collect the reward.' : `${capital(or(more))} if you like, then collect the reward.`;
    },
    chooseReward: rewards => `The ${t.whiteWomen} leave you one reward: ${or(rewards.map(rewardName))}.`,
    rest: `Send ${t.dustfinger} somewhere or leave him where he is: then it shows whether you are alone in the ${t.places['night-castle']}.`,
    after(can) {
      const more = besides(can, { send: `send ${t.dustfinger}`, trade: 'trade', use: 'use a card', convert: `convert ${t.set.other}` });
      return more.length === 0 ? 'Nothing left to do: end your turn.' : `${capital(or(more))} if you like, then end your turn.`;
    },
    lose: `Give up a ${t.tile.one}.`,
    loseMore: some => `The ${t.villains.adderhead} takes his share: give up ${tilesOf(some)} of your choice.`,
    'start-player': 'Decide who starts the next round: you or your left-hand neighbour.',
    over: 'The game is over.',
  },
  over: { 'journey-done': 'The last round has been played.', 'last-round': `The game ends after round ${VALUES.rounds}.` },
});
