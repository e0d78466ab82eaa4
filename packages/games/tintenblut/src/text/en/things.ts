import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/en.ts';
import { advantages, at, capital, colours, fields, location, or, places, provisions, the, tiles, to, villains } from './phrases.ts';

const family = `Does nothing on the way, but brings you ${fields(VALUES.family)} at the end.`;
const unused = `Left unused, the card brings you ${fields(VALUES.unused)} at the end.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Use him before you move: this journey costs no ${t.provision.other}. ${unused}`,
  nettle: `Take ${provisions(VALUES.nettle)}, or as many as there are. ${unused}`,
  'barn-owl': `Take ${provisions(VALUES.owl)}, if there are any, and 1 ${t.tile.one} of your choice. ${unused}`,
  'fat-prince': `Trade once this turn anywhere at two for one, in a ${t.castle.one} at one for one. ${unused}`,
  fenoglio: `Before the reward: choose which of the two lines counts. ${unused}`,
  farid: `Before the reward: put ${t.dustfinger} in any other place, free of charge. ${unused}`,
  roxane: `Discard one of the ${t.villainCard.other} before you. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? `A ${t.castle.one}: it opens red ${t.gate.other}, and you may trade here.` : `It opens ${colours[colour]} ${t.gate.other}.`} Alone: ${alone}. In company: ${company}.${place === 'night-castle' ? ` Whoever is alone here after the reward draws a ${t.villainCard.one}.` : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Travel ${id === 'inkworld' ? 'to any place' : to[id]}. Villain number ${number}: whoever shows the highest draws a ${t.villainCard.one} at the end of the round.`,
  }),
  tile: ({ tile }) => ({
    title: capital(tiles[tile]),
    text: `Sets of 2, 3 or 4 different ${t.tile.other} bring ${or(VALUES.steps.map(String))} ${t.space.other}; each size once a turn.`,
  }),
  provision: () => ({
    title: 'Provisions',
    text: `The first place of a journey is free, each further one costs 1. For ${t.dustfinger} every place costs 1.`,
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Worth ${value}, from group ${group}. ${id === 'adderhead' ? `When he is drawn, whoever has the highest sum of ${t.villain.other} loses half of their ${t.tile.other} and ${t.provision.other}.` : `The value counts when the ${t.villains.adderhead} strikes.`}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${capital(colours[colour])} ${t.gate.one}`,
    text: `Space ${field}. A ${t.marker} passes only while its ${t.figure} is ${or(opening.map(place => at[place]))}.`,
  }),
  figure: () => ({
    title: 'Figure',
    text: `It travels where ${t.locationCard.other} send it. Where another ${t.figure} stands, the lower line of rewards counts.`,
  }),
  marker: () => ({
    title: `Victory ${t.marker}`,
    text: `Sets of ${t.tile.other} move it; the furthest one wins. When one comes to ${VALUES.lastGate}, the end is near.`,
  }),
  dustfinger: () => ({
    title: t.dustfinger,
    text: `He is company for everyone. After arriving you may send him to another place, for 1 ${t.provision.one} for each place he enters.`,
  }),
  'white-women': () => ({
    title: t.whiteWomen,
    text: `From the green ${t.gate.one} on they stay with the furthest ${t.marker}. Whoever has them takes only one of a place’s rewards.`,
  }),
  'secret-path': ({ ends: [one, other] }) => ({
    title: 'Secret path',
    text: `It joins ${the[one]} and ${the[other]}. Only ${t.dustfinger} walks it.`,
  }),
  'advantage-stack': () => ({ title: 'Advantage cards', text: 'You may use one a turn, if you held it before the turn began.' }),
  'villain-stack': ({ top }) => ({
    title: 'Villain cards',
    text: `${top ? `The top card is of group ${top}.` : 'The stack is empty.'} At the end of a round the highest number draws one.`,
  }),
};
