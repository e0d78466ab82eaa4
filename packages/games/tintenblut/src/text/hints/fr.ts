import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { feminine, fields, provisions } from '../fr/phrases.ts';
import { fr as words } from '../fr.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'Amène la dernière manche avant que les autres ne le puissent.',
  'keeps-for-more': () => 'Garde les jetons pour une plus grande série.',
  'free-journey': () => 'Le voyage ne coûte aucune ration.',
  'may-trade': () => 'Permet de troquer ici.',
  'spares-sets': () => 'Vous n’avez davantage d’aucune autre sorte\u00a0: vos séries n’en souffrent guère.',
  'goes-first': () => 'Vous choisissez votre lieu avant les autres.',
  'goes-later': () => 'Vous voyez où vont les autres avant de choisir.',
  'opens-gate': ({ colour, fields: steps }) => `Vous ouvre la porte ${feminine[colour]}, avec des séries pour ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `Vous avance de ${fields(steps)}, au-delà de la porte ${feminine[colour]}.`,
  'makes-sets': ({ fields: steps }) => `Vous donne dès ce tour des séries pour ${fields(steps)}.`,
  'takes-lead': ({ fields: steps }) => `Vous met en tête avec ${fields(steps)}.`,
  advances: ({ fields: steps }) => `Vous avance de ${fields(steps)}.`,
  brings: reward => `Rapporte ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `Fait valoir l’autre ligne\u00a0: ${line(rewardOf(reward))}.`,
  'escapes-number': ({ seat, number }, name) =>
    `Avec ${number}, pas de carte Méchant pour vous\u00a0: ${name(seat)} montre un plus grand nombre.`,
  'takes-cards-back': ({ count }) => (count === 1 ? 'Votre carte jouée revient.' : `Vos ${count} cartes jouées reviennent.`),
  'gains-provisions': ({ count }) => `Rapporte ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `Rapporte ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Ne laisse que ${sum} de méchants devant vous, quand Tête de Vipère comptera.`,
};

export const fr = sayMotive(SENTENCES);
