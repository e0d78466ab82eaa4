import { fr as t } from '@tabard/blason/text/terms/fr';
import type { Noun } from '@tabard/blason/text/terms/terms';
import { deFrench, listing, plural } from '@tabard/core';
import type { Strings } from '../strings.ts';

const many = plural('fr');
const commas = listing('fr', 'commas');
const listed = listing('fr');
const counted = (count: number, { one, other }: Noun): string => `${count} ${many(count, one, other)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: Strings = {
  all: parts => commas(parts.filter(part => part !== '')),
  table: 'Table',
  players: 'Joueurs',
  yourTurn: 'À vous',
  over: 'La partie est finie.',
  lastTurns: turns => (turns === 0 ? 'C’est le dernier tour.' : `Derniers tours\u00a0: encore ${turns} après celui-ci.`),

  display: capital(t.display),
  stack: (pile, count) => `${pile}, ${counted(count, t.card)} dans la ${t.stack}`,
  discards: count => `${count} en ${t.discardPile}`,
  takeBlind: `prendre la ${t.card.one} du dessus sans la voir`,
  take: card => `Prendre ${card}`,
  awards: capital(t.award.other),
  need: (what, have, wanted) => `${what} ${have} sur ${wanted}`,
  markersLeft: values =>
    values.length === 0
      ? `Plus de ${t.marker.one}.`
      : `${many(values.length, `${capital(t.marker.one)} restant`, `${capital(t.marker.other)} restants`)}\u00a0: ${commas(values.map(String))}.`,
  claimed: 'obtenue',
  noneLeft: 'épuisée',
  fulfilled: 'remplie',
  track: capital(t.track),
  onTrack: (name, points) => `${name}\u00a0: ${points}`,
  worth: value => `vaut ${value}`,
  taken: 'pris',

  yourShield: `Votre ${t.shield.one}`,
  shieldOf: name => `${capital(t.shield.one)} ${deFrench(name)}`,
  niche: column => `${capital(t.column.one)} ${column}`,
  emptyNiche: accepts => `vide, accepte\u00a0: ${accepts}`,
  nicheTakes: accepts => `Accepte\u00a0: ${accepts}.`,
  bandFixed: band => `Les ${t.piles.figures.other} de cette ${t.row} sont ${band}.`,
  coming: card => `${card}, pas encore payé`,
  covered: count => `${counted(count, t.card)} dessous`,
  placeHere: 'poser ici',
  noArms: `L’${t.shield.one} ne montre encore rien.`,
  enlarge: 'Agrandir',
  arms: 'Armoiries',

  yourHand: count => `Votre main, ${counted(count, t.card)}`,
  emptyHand: `Aucune ${t.card.one} en main.`,
  playable: 'peut être choisie',
  resting: 'ne peut être posée maintenant',
  beingPlaced: 'à poser',
  pays: 'paie',
  goes: 'part',

  choosePlace: card => `${card}\u00a0: choisissez une ${t.column.one} sur votre ${t.shield.one}.`,
  noPlace: card => `${card} ne peut être posé nulle part à présent. Touchez une ${t.column.one} pour savoir pourquoi.`,
  payFor: (card, place) => `${card} en ${place}.`,
  sum: (values, total, cost) => `Paie ${values.length > 1 ? `${values.join(' + ')} = ` : ''}${total}, coûte ${cost}`,
  cheapest: 'Au moins cher',
  place: 'Poser',
  pay: 'Payer',
  heraldHow: `${capital(t.herald.one)}\u00a0: prenez un ${t.element.one}, posez-en un contre une ${t.card.one} quelconque, ou renouvelez l’${t.display}.`,
  heraldButton: count => `${capital(t.herald.one)} (${count})`,
  swap: 'Renouveler',
  swapDisplay: `Renouveler l’${t.display}`,
  endTurn: 'Finir le tour',
  pass: 'Passer',
  chooseDiscards: (picked, wanted) => `À défausser\u00a0: ${picked} sur ${wanted}.`,
  discard: 'Défausser',
  back: 'Retour',
  close: 'Fermer',
  info: 'Qu’est-ce\u202f? Touchez une chose pour savoir ce qu’elle fait.',
  rule: clause => `Règle ${clause}`,
  ruleAside: clause => ` (Règle ${clause})`,
  costs: value => `Coûte ${value} en autres ${t.card.other} et rapporte ${value}\u202f; en paiement, elle vaut ${value}.`,
  star: `Pour les ${t.award.other}, une étoile compte comme toute ${t.augmentation.one}.`,
  endsGame: track => `À cette table, ${track} sur la ${t.track} déclenche aussi les derniers tours.`,

  points: count => counted(count, t.point),
  columns: count => `${counted(count, t.column)} sur 10`,
  cards: count => counted(count, t.card),
  heralds: count => counted(count, t.herald),
  markers: count => counted(count, t.marker),
  bot: 'robot',
  standIn: 'remplacé par un robot',
  toMove: 'à jouer',
  nearlyFull: `encore une ${t.column.one}`,
  did: deeds => deeds.join(', '),

  chooseBand: (card, upper, lower) => `${card}\u00a0: en haut (${upper}) ou en bas (${lower})\u202f?`,
  takenOf: (taken, wanted) => `${taken} sur ${wanted}`,
  claim: 'Réclamer',
  withWorth: (text, value) => `${text} (+${value})`,
  fits: `va dans une ${t.column.one} libre`,
  preview: 'Aperçu',

  overview: 'Vue d’ensemble',
  standing: capital(t.augmentation.other),
  standingHelp: value =>
    `À la fin, qui en montre le plus reçoit ${counted(value, t.point)}\u202f; à deux ex æquo, chacun les reçoit. Les étoiles ne comptent pas.`,
  yourMarkers: `Vos ${t.marker.other}`,
  noMarkers: `Vous n’avez pas encore de ${t.marker.one}.`,
  sumOf: value => `${counted(value, t.point)} en tout`,
  discardPiles: capital(`${t.discardPile}s`),
  emptyPile: 'vide',
  unseen: `Pas encore vus\u00a0: dans les ${t.stack}s ou en d’autres mains`,
  player: 'Joueur',
  keys: `Touches\u00a0: 1 main, 2 ${t.display}, 3 ${t.shield.one}, 4 ${t.award.other}.`,

  armorial: 'L’armorial',
  armorialHelp: 'Les armes de cette partie, à garder.',
  saveArmorial: 'Enregistrer en une seule image',
  scores: 'D’où viennent les points',
  myArms: 'Mes armes',
  wonByPoints: (winner, second, [own, other], part, [more, less]) =>
    `${winner} l’emporte par ${own} à ${other} devant ${second}. Ce qui a fait la différence\u00a0: ${part}, ${more} à ${less}.`,
  wonByHand: (winner, second, total, [more, less]) =>
    `${winner} et ${second} ont ${total} chacun. Ce qui a fait la différence\u00a0: les cartes en main, ${more} à ${less}.`,
  wonByNumber: (winner, second, total, [more, less]) =>
    `${winner} et ${second} ont ${total} chacun et des mains égales. Ce qui a fait la différence\u00a0: le nombre de ${t.marker.other}, ${more} à ${less}.`,
  wonTogether: (winners, total) => `${listed(winners)} se partagent la victoire avec ${total} chacun.`,
  saveSvg: 'SVG',
  savePng: 'PNG',
  saveOf: (button, name) => `Enregistrer les armes ${deFrench(name)} en ${button}`,
  fromTrack: capital(t.track),
  fromMarkers: capital(t.marker.other),
  fromHeralds: capital(t.herald.other),
  markerWorth: (marker, value) => `${marker} (${value})`,
  total: 'Total',
  handForTie: 'Cartes en main, pour départager',
  winner: 'Victoire',
};
