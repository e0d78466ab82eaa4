import type { Colour } from '../../engine/data.ts';
import { kindOf } from '../../engine/track.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/fr.ts';
import {
  amount,
  at,
  capital,
  card,
  colours,
  et,
  fields,
  from,
  gate,
  lines,
  location,
  none,
  ou,
  provisions,
  quoted,
  rewardName,
  the,
  tilesOf,
  villain,
} from './phrases.ts';

const OPEN_FROM: Readonly<Record<Colour, string>> = { red: `un ${t.castle.one}`, blue: 'un lieu bleu', green: 'un lieu vert' };

export const refusals: Lexicon['refusals'] = {
  'game-over': () => 'La partie est terminée\u202f; on ne joue plus.',
  'not-your-turn': () => 'C’est à quelqu’un d’autre de jouer.',
  unreadable: ({ text }) => `${quoted(text)} n’est pas un coup de ce jeu.`,
  'wrong-phase': ({ decision }) => `Il y a autre chose à décider maintenant. ${decision}`,
  'go.not-in-hand': ({ card: id }) =>
    `Votre carte ${quoted(location(id))} est déjà jouée\u202f; elle revient si vous passez, ou quand les dix sont jouées.`,
  'go.cannot-pay': ({ from: start, to: end, cost, held }) =>
    start === end
      ? `Un aller-retour ${at[end]} coûte ${provisions(cost)}, et vous en avez ${held}.`
      : `Le chemin ${from[start]} ${at[end]} coûte ${provisions(cost)}, et vous en avez ${held}.`,
  'pass.black-prince': () => 'Le Prince Noir attend\u00a0: après l’avoir appelé, il faut voyager, on ne peut plus passer.',
  'dustfinger.moved': ({ at: place }) => `${t.dustfinger} a déjà été envoyé ce tour-ci\u202f; il est ${at[place]}.`,
  'dustfinger.too-late': () => `Après un troc ou une conversion, ${t.dustfinger} ne peut plus être envoyé.`,
  'dustfinger.seen': () => `${capital(at['night-castle'])}, on a déjà vu qui est là\u202f; ${t.dustfinger} ne bouge plus ensuite.`,
  'dustfinger.there': ({ to: place }) => `${t.dustfinger} est déjà ${at[place]}.`,
  'dustfinger.cannot-pay': ({ to: place, cost, held }) =>
    `Envoyer ${t.dustfinger} ${at[place]} coûte ${provisions(cost)}, et vous en avez ${held}.`,
  'use.not-held': ({ card: id }) => `Vous n’avez pas ${card(id)} en main.`,
  'use.gained-now': ({ card: id }) => `Vous n’avez ${card(id)} que depuis ce tour-ci\u202f; la carte servira dès votre prochain tour.`,
  'use.second': ({ card: id }) => `Une ${t.advantageCard.one} par tour\u00a0: la vôtre est déjà utilisée, ${card(id)} doit attendre.`,
  'use.before-arriving': ({ card: id }) =>
    `${capital(card(id))} s’utilise après l’arrivée\u202f; avant de partir, seul le Prince Noir aide.`,
  'use.after-moving': () => 'Le Prince Noir aide avant le départ, et vous êtes déjà à destination.',
  'use.no-effect': ({ card: id }) =>
    `${capital(card(id))} ne fait rien en chemin\u00a0: gardez la carte, elle apporte ${fields(VALUES.family)} à la fin.`,
  'use.after-reward': ({ card: id }) => `${capital(card(id))} n’aide qu’avant la récompense, et vous l’avez déjà prise.`,
  'nettle.none-left': () => `Il ne reste pas de ${t.provision.one} dans la ${t.supply} pour l’Ortie.`,
  'barn-owl.none-left': ({ tile }) => `Il ne reste pas ${none(tile)} dans la ${t.supply} pour l’Effraie.`,
  'fat-prince.traded': () => 'L’unique troc de ce tour est fait\u202f; le Prince Pansu ne pourrait plus rien.',
  'fat-prince.converted': () => 'Après une conversion on ne troque plus\u202f; le Prince Pansu ne pourrait plus rien.',
  'farid.there': ({ to: place }) => `${t.dustfinger} est déjà ${at[place]}\u202f; Farid le place ailleurs.`,
  'farid.moved': ({ at: place }) => `${t.dustfinger} a déjà été envoyé ${at[place]}\u202f; Farid remplace un voyage payant.`,
  'roxane.none': () => `Aucun ${t.villain.one} n’est devant vous\u202f; Roxane ne pourrait rien.`,
  'roxane.not-there': ({ villain: id, before }) => `Vous avez ${et(before.map(villain))} devant vous, mais pas ${villain(id)}.`,
  'collect.choose': ({ rewards }) => `Les ${t.whiteWomen} vous laissent une récompense\u00a0: nommez ${ou(rewards.map(rewardName))}.`,
  'collect.all': () => 'Il n’y a rien à choisir ici\u00a0: vous recevez toute la ligne.',
  'collect.not-here': ({ reward, place, line, rewards }) =>
    `La ligne ${quoted(lines[line])} offre ${at[place]} ${et(rewards.map(rewardName))}, mais pas ${rewardName(reward)}.`,
  'trade.no-castle': ({ place }) => `On troque dans un ${t.castle.one}, ou partout avec le Prince Pansu\u202f; vous êtes ${at[place]}.`,
  'trade.done': () => 'Un troc par tour, et le vôtre est fait.',
  'trade.converted': () => 'On troque avant de convertir, et vous avez déjà converti.',
  'trade.not-held': ({ ware, needed, held }) => `Ce troc demande ${amount(ware, needed)}, et vous en avez ${held}.`,
  'trade.none-left': ({ ware }) => `Il ne reste pas ${none(ware)} dans la ${t.supply}.`,
  'trade.needs-two': ({ tile }) =>
    `${capital(amount(tile, 1))} ne suffit pas\u00a0: il faut deux ${t.tile.other} pour une ${t.provision.one}. À un contre un, il faut le Prince Pansu dans un ${t.castle.one}.`,
  'trade.one-for-one': () =>
    `Avec le Prince Pansu dans un ${t.castle.one}, vous donnez un ${t.tile.one} pour une ${t.provision.one}, pas deux.`,
  'convert.not-held': ({ tile }) => `Vous n’avez pas ${none(tile)} à rendre.`,
  'convert.size-used': ({ size }) =>
    `Vous avez déjà rendu une ${t.set.one} de ${size} ce tour-ci\u202f; chaque taille compte une fois par tour.`,
  'convert.gate': ({ size, steps, from: start, to: end, field, colour, place, places: opening }) =>
    `Une ${t.set.one} de ${size} mène de ${start} à ${end}, soit ${fields(steps)}, et ${gate(colour, field)} barre le chemin. Elle ne s’ouvre que depuis ${OPEN_FROM[colour]} (${ou(opening.map(one => the[one]))})\u202f; vous êtes ${at[place]}, un lieu ${colours[kindOf(place)]}.`,
  'lose.not-held': ({ tile }) => `Vous n’avez pas ${none(tile)} à perdre.`,
  'start.not-offered': () =>
    `La manche suivante commence par la personne qui a tiré la ${t.villainCard.one}, ou par celle à sa gauche\u202f; personne d’autre.`,
  'config.unreadable': () => 'Ces options sont illisibles.',
  'config.unknown-option': ({ key }) => `L’option ${quoted(key)} n’existe pas.`,
  'position.unreadable': ({ field }) => `La position est illisible à ${quoted(field)}.`,
  'position.seats': ({ seats }) => `Tintenblut se joue de 2 à 4\u202f; la position compte ${seats} places.`,
  'position.unknown-id': ({ field, id }) => `${quoted(id)}, dans ${quoted(field)}, est inconnu dans ce jeu.`,
  'position.double-location': ({ seat, card: id }) => `La place ${seat} a joué ${quoted(location(id))} deux fois.`,
  'position.too-many': ({ name, count, most }) => `Il y a ${most} exemplaires de ${quoted(name)}\u202f; la position en compte ${count}.`,
  'position.negative': ({ field }) => `${quoted(field)} est inférieur à zéro.`,
  'position.white-women': () =>
    `À partir de ${VALUES.greenField}, les ${t.whiteWomen} sont avec le ${t.marker} le plus avancé, et avant, avec personne.`,
  'position.top-card': ({ seat, place }) => `La place ${seat} est ${at[place]}, mais sa carte du dessus dit autre chose.`,
  'position.held-before': ({ card: id }) => `La main qui aurait eu ${card(id)} n’a pas cette carte.`,
  'position.loss': ({ seat, tiles: some, held }) => `La place ${seat} ne peut pas perdre ${tilesOf(some)}\u00a0: elle en a ${held}.`,
  'position.pending': ({ phase }) => `Ce qui reste à perdre ne s’accorde pas avec la phase ${quoted(phase)}.`,
  'position.rest': () =>
    `La phase ${quoted('rest')} n’existe qu’au ${t.places['night-castle']}, et tant que ${t.dustfinger} peut encore être envoyé.`,
  'position.flags': ({ field }) => `${quoted(field)} dit une chose impossible dans cette phase.`,
};
