import type { Advantage } from '../../engine/data.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/de.ts';
import { advantages, at, capital, colours, fields, location, oder, places, provisions, the, tiles, to, und, villains } from './phrases.ts';

const family = `Bewirkt unterwegs nichts, bringt aber am Ende ${fields(VALUES.family)}.`;
const unused = `Nicht eingesetzt bringt die Karte am Ende ${fields(VALUES.unused)}.`;
const abouts: Readonly<Record<Advantage, string>> = {
  meggie: family,
  mo: family,
  resa: family,
  'black-prince': `Vor dem Ziehen eingesetzt, macht er diese Reise kostenlos. ${unused}`,
  nettle: `Nimm ${provisions(VALUES.nettle)}, oder so viel da ist. ${unused}`,
  'barn-owl': `Nimm ${provisions(VALUES.owl)}, wenn welcher da ist, und 1 ${t.tile.one} deiner Wahl. ${unused}`,
  'fat-prince': `Tausche einmal in diesem Zug, überall 2 zu 1, in einer ${t.castle.one} 1 zu 1. ${unused}`,
  fenoglio: `Vor der Belohnung: Bestimme, welche der beiden Zeilen gilt. ${unused}`,
  farid: `Vor der Belohnung: Setze ${t.dustfinger} kostenlos an einen beliebigen anderen Ort. ${unused}`,
  roxane: `Lege eine der ${t.villainCard.other} vor dir ab. ${unused}`,
};

export const things: Lexicon['things'] = {
  place: ({ place, colour, alone, company }) => ({
    title: places[place],
    text: `${colour === 'red' ? `Eine ${t.castle.one}: Sie öffnet rote ${t.gate.other}, und hier darfst du tauschen.` : `Öffnet ${colours[colour]}e ${t.gate.other}.`} Allein: ${alone}. In Gesellschaft: ${company}.${place === 'night-castle' ? ` Wer hier nach der Belohnung allein ist, zieht eine ${t.villainCard.one}.` : ''}`,
  }),
  location: ({ card: id, number }) => ({
    title: location(id),
    text: `Reise ${id === 'inkworld' ? 'an einen beliebigen Ort' : to[id]}. Bösewichtzahl ${number}: Wer am Ende der Runde die höchste zeigt, zieht eine ${t.villainCard.one}.`,
  }),
  tile: ({ tile }) => ({
    title: tiles[tile],
    text: `${t.set.other} aus 2, 3 oder 4 verschiedenen ${t.tile.one} bringen ${oder(VALUES.steps.map(String))} ${t.space.other}; jede Größe einmal pro Zug.`,
  }),
  provision: () => ({
    title: t.provision.one,
    text: `Der erste Ort einer Reise ist frei, jeder weitere kostet 1. Für ${t.dustfinger} kostet jeder Ort 1.`,
  }),
  advantage: ({ card: id }) => ({ title: advantages[id], text: abouts[id] }),
  villain: ({ villain: id, value, group }) => ({
    title: villains[id],
    text: `Wert ${value}, aus Gruppe ${group}. ${id === 'adderhead' ? `Wird er gezogen, verliert, wer die höchste Summe an Bösewichten hat, die Hälfte der ${t.tile.one} und des Proviants.` : 'Der Wert zählt, wenn der Natternkopf zuschlägt.'}`,
  }),
  gate: ({ colour, field, places: opening }) => ({
    title: `${capital(colours[colour])}es ${t.gate.one}`,
    text: `${t.space.one} ${field}. Ein ${t.marker} darf es nur betreten oder überqueren, während seine ${t.figure} ${oder(opening.map(place => at[place]))} ist.`,
  }),
  figure: () => ({
    title: t.figure,
    text: `Sie reist, wohin die ${t.locationCard.other} sie schicken. Wo noch eine andere Figur steht, gilt die untere Zeile.`,
  }),
  marker: () => ({
    title: t.marker,
    text: `${t.set.other} aus ${t.tile.one} bringen ihn voran; der vorderste gewinnt. Kommt einer auf ${VALUES.lastGate}, ist das Ende nah.`,
  }),
  dustfinger: () => ({
    title: t.dustfinger,
    text: `Er ist Gesellschaft für alle. Nach der Ankunft darfst du ihn an einen anderen Ort schicken, für 1 ${t.provision.one} je Ort, den er betritt.`,
  }),
  'white-women': () => ({
    title: 'Die Weißen Frauen',
    text: `Ab dem grünen ${t.gate.one} sind sie beim vordersten ${t.marker}. Wer sie bei sich hat, nimmt nur eine der Belohnungen eines Ortes.`,
  }),
  'secret-path': ({ ends }) => ({
    title: 'Geheimer Pfad',
    text: `Er verbindet ${und(ends.map(place => the[place]))}. Nur ${t.dustfinger} geht ihn.`,
  }),
  'advantage-stack': () => ({
    title: t.advantageCard.other,
    text: 'Eine pro Zug darfst du einsetzen, wenn du sie schon vor Beginn des Zuges hattest.',
  }),
  'villain-stack': ({ top }) => ({
    title: t.villainCard.other,
    text: `${top ? `Die oberste Karte ist aus Gruppe ${top}.` : 'Der Stapel ist leer.'} Am Ende einer Runde zieht, wer die höchste Zahl zeigt.`,
  }),
};
