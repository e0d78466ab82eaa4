import type { Colour } from '../../engine/data.ts';
import { kindOf } from '../../engine/track.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';
import {
  amount,
  and,
  at,
  capital,
  card,
  colours,
  fields,
  forms,
  from,
  gate,
  lines,
  location,
  or,
  provisions,
  quoted,
  rewardName,
  the,
  tiles,
  tilesOf,
  to,
  villain,
} from './phrases.ts';

const OPEN_FROM: Readonly<Record<Colour, string>> = { red: `a ${t.castle.one}`, blue: 'a blue place', green: 'a green place' };

export const refusals: Lexicon['refusals'] = {
  'game-over': () => 'The game is over; there are no more moves.',
  'not-your-turn': () => 'It is another player’s turn.',
  unreadable: ({ text }) => `${quoted(text)} is not a move of this game.`,
  'wrong-phase': ({ decision }) => `Something else has to be decided first. ${decision}`,
  'go.not-in-hand': ({ card: id }) =>
    `Your card ${quoted(location(id))} has been played; it comes back after a pass, or when all ten are out.`,
  'go.cannot-pay': ({ from: start, to: end, cost, held }) =>
    start === end
      ? `A round trip back ${to[end]} costs ${provisions(cost)}, and you have ${held}.`
      : `The way ${from[start]} ${to[end]} costs ${provisions(cost)}, and you have ${held}.`,
  'pass.black-prince': () => `The ${t.advantages['black-prince']} is waiting: once you have called him you have to travel and cannot pass.`,
  'dustfinger.moved': ({ at: place }) => `${t.dustfinger} has already been sent this turn; he is ${at[place]}.`,
  'dustfinger.too-late': () => `Once you have traded or converted, ${t.dustfinger} cannot be sent any more.`,
  'dustfinger.seen': () => `${capital(at['night-castle'])} it has already been seen who is there; ${t.dustfinger} goes nowhere after that.`,
  'dustfinger.there': ({ to: place }) => `${t.dustfinger} is already ${at[place]}.`,
  'dustfinger.cannot-pay': ({ to: place, cost, held }) =>
    `${t.dustfinger}’s way ${to[place]} costs ${provisions(cost)}, and you have ${held}.`,
  'use.not-held': ({ card: id }) => `You do not hold ${card(id)}.`,
  'use.gained-now': ({ card: id }) => `${capital(card(id))} came to you only this turn, and can be used from your next turn on.`,
  'use.second': ({ card: id }) => `You may use one ${t.advantageCard.one} a turn, and you have: ${card(id)} has to wait.`,
  'use.before-arriving': ({ card: id }) =>
    `${capital(card(id))} can be used after arriving; before moving only the ${t.advantages['black-prince']} helps.`,
  'use.after-moving': () => `The ${t.advantages['black-prince']} helps before you move; you have arrived already.`,
  'use.no-effect': ({ card: id }) =>
    `${capital(card(id))} does nothing on the way: keep the card, it brings ${fields(VALUES.family)} at the end.`,
  'use.after-reward': ({ card: id }) => `${capital(card(id))} helps only before the reward, and you have collected it.`,
  'nettle.none-left': () => `There are no ${t.provision.other} left in the ${t.supply} for Nettle to bring.`,
  'barn-owl.none-left': ({ tile }) => `There is no ${tiles[tile]} left in the ${t.supply} for the ${t.advantages['barn-owl']} to bring.`,
  'fat-prince.traded': () => `You have made this turn’s one trade, so the ${t.advantages['fat-prince']} could do nothing.`,
  'fat-prince.converted': () => `After converting there is no more trading, so the ${t.advantages['fat-prince']} could do nothing.`,
  'farid.there': ({ to: place }) => `${t.dustfinger} is already ${at[place]}; Farid puts him somewhere else.`,
  'farid.moved': ({ at: place }) => `${t.dustfinger} has already been sent ${to[place]}; Farid helps instead of a paid journey.`,
  'roxane.none': () => `No ${t.villain.one} lies before you, so Roxane could do nothing.`,
  'roxane.not-there': ({ villain: id, before }) =>
    `Before you ${forms(before.length, 'lies', 'lie')} ${and(before.map(villain))}, but not ${villain(id)}.`,
  'collect.choose': ({ rewards }) => `The ${t.whiteWomen} leave you one reward: name ${or(rewards.map(rewardName))}.`,
  'collect.all': () => 'There is nothing to choose here: you get the whole line.',
  'collect.not-here': ({ reward, place, line, rewards }) =>
    `The line ${quoted(lines[line])} ${at[place]} offers ${and(rewards.map(rewardName))}, but not ${rewardName(reward)}.`,
  'trade.no-castle': ({ place }) =>
    `Trading is done in a ${t.castle.one}, or anywhere with the ${t.advantages['fat-prince']}; you are ${at[place]}.`,
  'trade.done': () => 'You may trade once a turn, and you have.',
  'trade.converted': () => 'Trading comes before converting, and you have converted already.',
  'trade.not-held': ({ ware, needed, held }) => `That trade takes ${amount(ware, needed)}, and you have ${held}.`,
  'trade.none-left': ({ ware }) => `There is no ${ware === 'provision' ? 'provision' : tiles[ware]} left in the ${t.supply} to trade for.`,
  'trade.needs-two': ({ tile }) =>
    `One ${tiles[tile]} is not enough: give two ${t.tile.other} for a ${t.provision.one}. One for one needs the ${t.advantages['fat-prince']} in a ${t.castle.one}.`,
  'trade.one-for-one': () =>
    `With the ${t.advantages['fat-prince']} in a ${t.castle.one} you give one ${t.tile.one} for a ${t.provision.one}, not two.`,
  'convert.not-held': ({ tile }) => `You have no ${tiles[tile]} to hand in.`,
  'convert.size-used': ({ size }) => `You have handed in a ${t.set.one} of ${size} this turn; each size counts once a turn.`,
  'convert.gate': ({ size, steps, from: start, to: end, field, colour, place, places: opening }) =>
    `A ${t.set.one} of ${size} is worth ${fields(steps)}, from ${start} to ${end}, and ${gate(colour, field)} is in the way. It opens only from ${OPEN_FROM[colour]} (${or(opening.map(one => the[one]))}); you are ${at[place]}, which is ${colours[kindOf(place)]}.`,
  'lose.not-held': ({ tile }) => `You have no ${tiles[tile]} to give up.`,
  'start.not-offered': () => `Whoever drew the ${t.villainCard.one} starts the next round, or their left-hand neighbour does; nobody else.`,
  'config.unreadable': () => 'These options cannot be read.',
  'config.unknown-option': ({ key }) => `There is no option ${quoted(key)}.`,
  'position.unreadable': ({ field }) => `The position cannot be read at ${quoted(field)}.`,
  'position.seats': ({ seats }) => `Tintenblut is for 2 to 4 players; the position has ${seats}.`,
  'position.unknown-id': ({ field, id }) => `${quoted(id)} in ${quoted(field)} is nothing this game knows.`,
  'position.double-location': ({ seat, card: id }) => `Seat ${seat} has played ${quoted(location(id))} twice.`,
  'position.too-many': ({ name, count, most }) => `There are ${most} of ${quoted(name)}; the position has ${count}.`,
  'position.negative': ({ field }) => `${quoted(field)} is less than zero.`,
  'position.white-women': () =>
    `From ${VALUES.greenField} on the ${t.whiteWomen} are with the furthest ${t.marker}, and before that with nobody.`,
  'position.top-card': ({ seat, place }) => `Seat ${seat} is ${at[place]}, but the top card says otherwise.`,
  'position.held-before': ({ card: id }) => `${capital(card(id))} is not in the hand it is said to have been in.`,
  'position.loss': ({ seat, tiles: some, held }) => `Seat ${seat} cannot lose ${tilesOf(some)}: it has ${held}.`,
  'position.pending': ({ phase }) => `What is still to be lost does not agree with the phase ${quoted(phase)}.`,
  'position.rest': () =>
    `${quoted('rest')} is a phase of the ${t.places['night-castle']} only, and only while ${t.dustfinger} can still be sent.`,
  'position.flags': ({ field }) => `${quoted(field)} says something that cannot be in this phase.`,
};
