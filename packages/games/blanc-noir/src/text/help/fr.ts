import { terms } from '../terms/fr.ts';
import type { HelpTexts } from './help.ts';

const { abilities, chain, discardPile, names, normal, quest, scroll, scrollPile, special, wild } = terms;
const Wild = `${wild.charAt(0).toUpperCase()}${wild.slice(1)}.`;

const mustAnswer = `la personne suivante doit ajouter un 25\u202f; sans 25, elle pioche toute l’${chain}`;
const mayAnswer = `la personne suivante ajoute un 25 ou pioche toute l’${chain}`;
const turns = 'le sens du jeu s’inverse (sauf à deux), et';
const twoEvenTheLast = 'deux si vous les avez, quitte à perdre votre dernière carte (vous en piochez alors 4)';
const escortFollows = `Vous pouvez exclure une ${special.one} de votre main. Si c’est le ${names.prince} de sa couleur, l’${abilities.escort} suit\u00a0: vous excluez des cartes jusqu’à n’en garder qu’une.`;
const anyOfItsColour = `Excluez de votre main une ou plusieurs cartes de sa couleur, ${special.other} comprises\u202f; il vous en reste au moins deux.`;
const calling =
  'Quand on finit son tour avec une seule carte en main, il faut dire «\u00a0Blanc Noir\u202f!\u00a0»\u00a0: appuyez sur le sceau pendant ce tour, ou juste après, tant que son bord court encore.';
const noHarm = 'Appuyer sans raison ne coûte rien.';

export const help: HelpTexts = {
  abilities: {
    normal: `Une ${normal.one} n’a pas de capacité. Trois du même nombre achètent un ${scroll.one}, et seule une ${normal.one} jouée en dernier réussit la ${quest}.`,
    priestess: `${abilities.prayer}\u00a0: vous gagnez le premier ${scroll.one} de la pile.`,
    mage: `${abilities.reverse}\u00a0: on joue dans l’autre sens. À deux, rien ne se passe.`,
    jester: `${abilities.skip}\u00a0: la personne suivante ne joue pas. À deux, vous rejouez.`,
    lord: {
      ja: `${abilities.command}\u00a0: vous pouvez exclure de votre main une ou deux ${normal.other} de sa couleur.`,
      de: `${abilities.command}\u00a0: vous pouvez exclure de votre main une ou deux cartes de sa couleur, ${special.other} comprises.`,
      fr: `${abilities.command}\u00a0: vous devez exclure de votre main des ${normal.other} de sa couleur, ${twoEvenTheLast}.`,
    },
    princess: {
      ja: escortFollows,
      de: `${abilities.escort}\u00a0: vous pouvez exclure de votre main le ${names.prince} de sa couleur, puis, si vous voulez, toutes les autres cartes sauf une.`,
      fr: escortFollows,
    },
    knight: {
      ja: `${abilities.chain} +2\u00a0: ${mustAnswer}.`,
      de: `${abilities.chain} +2\u00a0: ${mustAnswer}.`,
      fr: `${abilities.chain} +2\u00a0: ${mayAnswer}.`,
    },
    prince: {
      ja: `${abilities.chain} +2, ${abilities.reverse.toLowerCase()}\u00a0: ${turns} ${mustAnswer}.`,
      de: `${abilities.chain} +2, ${abilities.reverse.toLowerCase()}\u00a0: ${turns} ${mustAnswer}.`,
      fr: `${abilities.chain} +2, ${abilities.reverse.toLowerCase()}\u00a0: ${turns} ${mayAnswer}.`,
    },
    golem: {
      ja: `${Wild} ${abilities.chain} +4\u00a0: ${mustAnswer}.`,
      de: `${Wild} ${abilities.chain} +4\u00a0: ${mustAnswer}.`,
      fr: `${Wild} ${abilities.chain} +4\u00a0: ${mayAnswer}.`,
    },
    pixie: {
      ja: `${Wild} ${abilities.prank}\u00a0: vous échangez deux ${scroll.other} cachés\u202f; l’un d’eux peut être le premier de la pile.`,
      de: `${Wild} ${abilities.prank}\u00a0: vous échangez le ${scroll.one} de quelqu’un avec le premier de la pile, ou ceux de deux personnes, même visibles.`,
      fr: `${Wild} ${abilities.prank}\u00a0: vous échangez deux ${scroll.other} quelconques, même visibles\u202f; l’un d’eux peut être le premier de la pile.`,
    },
    gargoyle: {
      ja: `${Wild} ${abilities.scout}\u00a0: une autre personne de votre choix montre sa main à tout le monde.`,
      de: `${Wild} ${abilities.scout}\u00a0: vous pouvez regarder, sans la montrer aux autres, la main d’une autre personne.`,
      fr: `${Wild} ${abilities.scout}\u00a0: une autre personne de votre choix vous montre sa main, à vous et à personne d’autre.`,
    },
    valkyrie: {
      ja: `${Wild} ${abilities.aurora}\u00a0: vous pouvez reprendre une carte de la ${discardPile}, sauf une ${names.valkyrie}.`,
      de: `${Wild} ${abilities.aurora}\u00a0: vous pouvez reprendre une carte de la ${discardPile}, sauf une ${names.valkyrie}.`,
      fr: `${Wild} ${abilities.aurora}\u00a0: vous devez reprendre une carte de la ${discardPile}, n’importe laquelle sauf une ${names.valkyrie}.`,
    },
    dragon: `${Wild} ${abilities.breath}\u00a0: une autre personne de votre choix pioche aussitôt 4 cartes.`,
    goddess: {
      ja: `${Wild} ${abilities.blessing}\u00a0: vous pouvez exclure de votre main une ou deux cartes de votre choix.`,
      de: `${Wild} ${abilities.blessing}\u00a0: vous pouvez exclure de votre main une ou deux cartes de votre choix.`,
      fr: `${Wild} ${abilities.blessing}\u00a0: vous devez exclure de votre main des cartes de votre choix, ${twoEvenTheLast}.`,
    },
  },
  effects: {
    herald: {
      ja: anyOfItsColour,
      de: `Excluez de votre main toutes les cartes de sa couleur, ${special.other} comprises, jusqu’à n’avoir plus que deux cartes.`,
      fr: anyOfItsColour,
    },
    explosion: 'Une autre personne de votre choix pioche 2 cartes.',
    blizzard: 'Tous les autres piochent une carte chacun.',
    'shock-wave': `Un autre ${scroll.one}, de n’importe qui, visible ou caché, retourne dans la ${scrollPile}.`,
    mirage: `Votre tour s’arrête aussitôt, sans piocher ni défausser. Une ${chain} reste pour la personne suivante.`,
    tornado: `Tous les autres ${scroll.other} sont mélangés, et chacun en reçoit un.`,
    salvation: {
      ja: 'Avec cinq cartes ou plus en main, excluez-en jusqu’à n’en garder que quatre.',
      de: 'Avec cinq cartes ou plus en main, excluez-en jusqu’à n’en garder que quatre.',
      fr: 'Avec six cartes ou plus en main, excluez-en jusqu’à n’en garder que quatre.',
    },
    menace: `Donnez un ${names.dragon}, un ${names.golem} et une ${names.gargoyle} à une autre personne\u00a0: vous réussissez aussitôt la ${quest}.`,
    revelation: `Vous gagnez deux ${scroll.other}.`,
  },
  call: {
    ja: `${calling} En cas d’oubli, vous piochez aussitôt 4 cartes. ${noHarm}`,
    de: `${calling} En cas d’oubli, vous piochez aussitôt 4 cartes. ${noHarm}`,
    fr: `${calling} En cas d’oubli, vous piocherez 4 cartes quand la dernière quittera votre main\u202f; si vous vous en apercevez à temps, piochez plutôt une carte. ${noHarm}`,
  },
};
