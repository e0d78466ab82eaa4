import { listing, plural } from '@tabard/core';
import { terms as t } from '@tabard/tintenblut/text/terms/fr';
import type { Strings } from '../strings.ts';

const forms = plural('fr');
const many = (count: number, { one, other }: { readonly one: string; readonly other: string }): string =>
  `${count} ${forms(count, one, other)}`;

/** What the Adderhead takes. */
const parts = (tiles: number, provisions: number): string[] => [
  ...(tiles > 0 ? [many(tiles, t.tile)] : []),
  ...(provisions > 0 ? [many(provisions, t.provision)] : []),
];

export const fr: Strings = {
  row: listing('fr', 'commas'),
  rows: parts => parts.join('\u202f; '),
  aside: remark => ` (${remark})`,
  table: 'Table',
  players: 'Joueurs',
  you: 'vous',
  yourTurn: 'À vous de jouer',
  iStart: 'Je commence',
  over: 'La partie est terminée.',
  lastRound: 'C’est la dernière manche.',
  back: 'Retour',
  close: 'Fermer',
  rule: clause => `Règle ${clause}`,

  map: 'Carte',
  places: 'Lieux',
  lineOf: (line, rewards) => `${line}\u00a0: ${rewards}`,
  countsForYou: line => `la ligne qui compte pour vous\u00a0: ${line}`,
  opensNext: `ouvre votre prochaine ${t.gate.one}`,
  here: names => `ici\u00a0: ${names}`,
  dustfingerAt: (dustfinger, place) => `${dustfinger}, ${place}`,
  ring: 'Piste de victoire',
  onField: (name, field) => `${name}\u00a0: ${t.space.one} ${field}`,
  gate: (colour, field, open) =>
    `Porte de la ${t.space.one} ${field}, ${colour}, ${open ? 'ouverte pour vous ici' : 'fermée pour vous ici'}`,

  round: round => `Manche ${round}`,
  theLastRound: 'Dernière manche',
  endInSight: 'la fin approche',
  youMayBringEnd: 'vous',
  mayBringEnd: names => `À un tour de la case 40\u00a0: ${names}. La manche suivante serait alors la dernière.`,
  villainStack: (count, group) =>
    group === null ? 'Cartes Méchant\u00a0: plus aucune' : `Cartes Méchant\u00a0: ${count}, celle du dessus du groupe ${group}`,
  villainCount: (size, left, all, cards) =>
    `${many(cards, t.villainCard)}, dont ${all} fois ${t.villains.adderhead}. ${size} dans la pile, ${left} fois ${t.villains.adderhead} à venir.`,
  advantageStack: count => `Cartes Avantage\u00a0: ${count}`,

  yourCards: left => `Vos ${t.locationCard.other}, ${left} en main`,
  inHand: 'en main',
  playable: 'jouable',
  played: 'jouée',
  onTop: 'jouée, au-dessus',
  yourAdvantages: count => `Vos ${t.advantageCard.other}, ${count}`,
  noAdvantages: `Aucune ${t.advantageCard.one}.`,
  usable: 'utilisable',
  tooNew: 'nouvelle, pas avant votre prochain tour',
  hyphenated: { fortress: 'Forte\u00adresse de Capri\u00adcorne', infirmary: 'Infir\u00admerie' },

  purse: `Vos ${t.tile.other} et vos ${t.provision.other}`,
  picked: count => `${count} ${forms(count, 'choisi', 'choisis')}`,
  sets: 'Séries',
  set: (size, steps) => `${size} ${forms(size, `${t.tile.one} différent`, `${t.tile.other} différents`)}, ${many(steps, t.space)}`,
  setTo: field => `jusqu’à la ${t.space.one} ${field}`,
  setClosed: (colour, field) => `la ${t.gate.one} de la ${t.space.one} ${field} (${colour}) est fermée d’ici`,
  setStates: { few: 'trop peu de sortes', used: 'déjà convertie ce tour-ci' },
  supply: 'Réserve',
  inSupply: (tile, count) => `${tile}, ${count} en ${t.supply}`,
  giveUp: count => `Rendre ${many(count, t.tile)}`,
  chosenOf: (picked, owed) => `Choix\u00a0: ${picked} sur ${owed}.`,
  pickMore: `Choisissez des ${t.tile.other} différents pour une ${t.set.one}, ou deux à troquer dans un ${t.castle.one}.`,
  moveDustfinger: dustfinger => `Envoyer ${dustfinger}`,
  thatCosts: amount => `Cela coûte ${amount}.`,
  passing: 'Votre tour s’arrête. À la fin de la manche, toutes vos cartes jouées reviennent en main.',
  restAlone: `Vous seriez en solitaire\u00a0: une ${t.villainCard.one}.`,
  restInCompany: `Vous seriez en compagnie\u00a0: pas de ${t.villainCard.one}.`,
  choosePlace: 'Choisissez un lieu sur la carte.',
  chooseDustfinger: dustfinger => `Choisissez où va ${dustfinger}.`,
  chooseTile: `Choisissez un ${t.tile.one} de la ${t.supply}.`,
  chooseLine: 'Choisissez la ligne qui compte.',
  chooseVillain: `Choisissez le ${t.villain.one} qui s’en va.`,

  free: 'gratuit',
  alone: 'En solitaire',
  with: names => `Avec ${names}`,
  nightVillain: `Une ${t.villainCard.one} si vous restez en solitaire.`,
  villainToo: `et une ${t.villainCard.one}`,
  youDraw: number => `Avec ${number}, vous tireriez la ${t.villainCard.one}.`,
  draws: name => `${name} tirerait la ${t.villainCard.one}.`,
  nobodyDraws: `Personne ne tirerait de ${t.villainCard.one}.`,
  noSets: `Aucune ${t.set.one} à convertir.`,

  points: count => `${t.space.one} ${count}`,
  provisions: count => many(count, t.provision),
  advantages: count => many(count, t.advantageCard),
  cardsLeft: count => `${many(count, t.locationCard)} en main`,
  danger: number => (number === 0 ? 'aucune carte jouée' : `danger ${number}\u00a0: le plus grand nombre tire une ${t.villainCard.one}`),
  highest: 'le plus grand nombre',
  villains: (names, sum) => `${t.villain.other}\u00a0: ${names}, en tout ${sum}`,
  starts: 'a commencé la manche',
  toMove: 'doit jouer',
  bot: 'robot',
  standIn: 'un robot joue à sa place',

  villainsTitle: sum => (sum === 0 ? 'Méchants' : `Méchants, en tout ${sum}`),
  noVillains: 'Aucun encore.',
  playedTitle: count => `Cartes Lieu jouées\u00a0: ${count}`,
  inHandTitle: count => `Encore en main\u00a0: ${count}`,

  reckoning: `Les ${t.villain.other}`,
  reckoningOf: round => `Les ${t.villain.other} de la manche ${round}`,
  nightReckoning: `En solitaire au ${t.places['night-castle']}`,
  number: 'Nombre',
  villainSum: 'Méchants',
  loses: (tiles, provisions) => (tiles + provisions > 0 ? `perd ${parts(tiles, provisions).join(' et ')}` : 'ne perd rien'),

  end: 'La fin du voyage',
  winner: 'victoire',
  belongings: count => `Jetons et ${t.provision.other} restants\u00a0: ${count}`,
};
