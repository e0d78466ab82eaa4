import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { advantages, at, capital, colours, fields, location, oder, places, provisions, the, tiles, to, und, villains } from './phrases.ts';

const family = `Bewirkt unterwegs nichts, bringt aber am Ende ${fields(VALUES.family)}.`;
const unused = `Nicht eingesetzt bringt die Karte am Ende ${fields(VALUES.unused)}.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Vor dem Ziehen eingesetzt, macht er diese Reise kostenlos. ${unused}`,
  nettle: `Nimm ${provisions(VALUES.nettle)}, oder so viel da ist. ${unused}`,
  'barn-owl': `Nimm ${provisions(VALUES.owl)}, wenn welcher da ist, und 1 Plättchen deiner Wahl. ${unused}`,
  'fat-prince': `Tausche einmal in diesem Zug, überall 2 zu 1, in einer Burg 1 zu 1. ${unused}`,
  fenoglio: `Vor der Belohnung: Bestimme, welche der beiden Zeilen gilt. ${unused}`,
  farid: `Vor der Belohnung: Setze Staubfinger kostenlos an einen beliebigen anderen Ort. ${unused}`,
  roxane: `Lege eine der Bösewichtkarten vor dir ab. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? 'Eine Burg: Sie öffnet rote Tore, und hier darfst du tauschen.' : `Öffnet ${colours[colour]}e Tore.`} Allein: ${alone}. In Gesellschaft: ${company}.${place === 'night-castle' ? ' Wer hier allein ist, zieht eine Bösewichtkarte.' : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Reise ${id === 'inkworld' ? 'an einen beliebigen Ort' : to[id]}. Bösewichtzahl ${number}: Wer am Ende der Runde die höchste zeigt, zieht eine Bösewichtkarte.`,
  }),
  tile: ({ tile }) => ({
    title: tiles[tile],
    text: `Sätze aus 2, 3 oder 4 verschiedenen Plättchen bringen ${oder(VALUES.steps.map(String))} Felder; jede Größe einmal pro Zug.`,
  }),
  provision: () => ({
    title: 'Proviant',
    text: 'Der erste Ort einer Reise ist frei, jeder weitere kostet 1. Für Staubfinger kostet jeder Ort 1.',
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Wert ${value}, aus Gruppe ${group}. ${id === 'adderhead' ? 'Wird er gezogen, verliert, wer die höchste Summe an Bösewichten hat, die Hälfte der Plättchen und des Proviants.' : 'Der Wert zählt, wenn der Natternkopf zuschlägt.'}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${capital(colours[colour])}es Tor`,
    text: `Feld ${field}. Ein Stein kommt nur hindurch, während seine Figur ${oder(opening.map(place => at[place]))} ist.`,
  }),
  figure: () => ({
    title: 'Spielfigur',
    text: 'Sie reist, wohin die Ortskarten sie schicken. Wo eine andere Figur steht, gilt die untere Zeile.',
  }),
  marker: () => ({
    title: 'Siegpunktstein',
    text: `Sätze aus Plättchen ziehen ihn vor; der vorderste gewinnt. Kommt einer auf ${VALUES.lastGate}, ist das Ende nah.`,
  }),
  dustfinger: () => ({
    title: 'Staubfinger',
    text: 'Er ist Gesellschaft für alle. Nach der Ankunft darfst du ihn an einen anderen Ort schicken, für 1 Proviant je Ort, den er betritt.',
  }),
  'white-women': () => ({
    title: 'Die Weißen Frauen',
    text: 'Ab dem grünen Tor sind sie beim vordersten Stein. Wer sie bei sich hat, nimmt nur eine der Belohnungen eines Ortes.',
  }),
  'secret-path': ({ ends }) => ({
    title: 'Geheimer Pfad',
    text: `Er verbindet ${und(ends.map(place => the[place]))}. Nur Staubfinger geht ihn.`,
  }),
  'advantage-stack': () => ({
    title: 'Vorteilskarten',
    text: 'Eine pro Zug darf eingesetzt werden, wenn du sie schon vor Beginn des Zuges hattest.',
  }),
  'villain-stack': ({ top }) => ({
    title: 'Bösewichtkarten',
    text: `${top ? `Die oberste Karte ist aus Gruppe ${top}.` : 'Der Stapel ist leer.'} Am Ende einer Runde zieht, wer die höchste Zahl zeigt.`,
  }),
};
