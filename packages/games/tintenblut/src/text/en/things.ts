import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { advantages, at, capital, colours, fields, location, or, places, provisions, the, tiles, to, villains } from './phrases.ts';

const family = `Does nothing on the way, but brings ${fields(VALUES.family)} at the end.`;
const unused = `Unused, the card brings ${fields(VALUES.unused)} at the end.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Use him before you move: this journey costs no provisions. ${unused}`,
  nettle: `Take ${provisions(VALUES.nettle)}, or as many as there are. ${unused}`,
  'barn-owl': `Take ${provisions(VALUES.owl)}, if there are any, and 1 tile of your choice. ${unused}`,
  'fat-prince': `Trade once this turn anywhere at two for one, in a castle at one for one. ${unused}`,
  fenoglio: `Before the reward: choose which of the two lines counts. ${unused}`,
  farid: `Before the reward: put Dustfinger in any other place, free of charge. ${unused}`,
  roxane: `Discard one of the villain cards before you. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? 'A castle: it opens red gates, and you may trade here.' : `It opens ${colours[colour]} gates.`} Alone: ${alone}. In company: ${company}.${place === 'night-castle' ? ' Who is alone here draws a villain card.' : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Travel ${id === 'inkworld' ? 'to any place' : to[id]}. Villain number ${number}: whoever shows the highest draws a villain card at the end of the round.`,
  }),
  tile: ({ tile }) => ({
    title: capital(tiles[tile]),
    text: `Sets of 2, 3 or 4 different tiles bring ${or(VALUES.steps.map(String))} fields; each size once a turn.`,
  }),
  provision: () => ({
    title: 'Provisions',
    text: 'The first place of a journey is free, each further one costs 1. Dustfinger pays for every place.',
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Worth ${value}, from group ${group}. ${id === 'adderhead' ? 'When he is drawn, whoever has the highest sum of villains loses half of their tiles and provisions.' : 'The value counts when the Adderhead strikes.'}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${capital(colours[colour])} gate`,
    text: `Field ${field}. A marker passes only while its figure is ${or(opening.map(place => at[place]))}.`,
  }),
  figure: () => ({
    title: 'Figure',
    text: 'It travels where location cards send it. Where another figure stands, the lower line of rewards counts.',
  }),
  marker: () => ({
    title: 'Victory marker',
    text: `Sets of tiles move it; the furthest one wins. When one comes to ${VALUES.lastGate}, the end is near.`,
  }),
  dustfinger: () => ({
    title: 'Dustfinger',
    text: 'He is company for everyone. After arriving you may send him to another place, for 1 provision for each place he enters.',
  }),
  'white-women': () => ({
    title: 'White Women',
    text: 'From the green gate on they stay with the furthest marker. Whoever has them takes only one of a place’s rewards.',
  }),
  'secret-path': ({ ends: [one, other] }) => ({
    title: 'Secret path',
    text: `It joins ${the[one]} and ${the[other]}. Only Dustfinger walks it.`,
  }),
  'advantage-stack': () => ({ title: 'Advantage cards', text: 'One a turn may be used, if you held it before the turn began.' }),
  'villain-stack': ({ top }) => ({
    title: 'Villain cards',
    text: `${top ? `The top card is of group ${top}.` : 'The stack is empty.'} At the end of a round the highest number draws one.`,
  }),
};
