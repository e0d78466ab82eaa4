import { type HintWords, sayMotive } from '@tabard/core';
import type { Motive } from '../../mind/hints.ts';
import { feminine, fields, forms, provisions } from '../fr/phrases.ts';
import { fr as words } from '../fr.ts';
import { terms as t } from '../terms/fr.ts';
import { rewardOf } from './reward.ts';

const { amount, line } = words;

const SENTENCES: HintWords<Motive> = {
  'brings-end': () => 'Vous amenez la dernière manche avant que les autres ne le puissent.',
  'keeps-for-more': () => `Vous conservez vos ${t.tile.other} pour une plus grande ${t.set.one}.`,
  'free-journey': () => `Votre voyage ne coûte aucune ${t.provision.one}.`,
  'may-trade': () => 'Vous pourrez troquer ici.',
  'spares-sets': () => `C’est votre sorte la plus nombreuse\u00a0: vos ${t.set.other} n’en souffrent guère.`,
  'goes-first': () => 'Vous choisissez votre lieu avant les autres.',
  'goes-later': () => 'Vous voyez où vont les autres avant de choisir.',
  'opens-gate': ({ colour, fields: steps }) =>
    `La ${t.gate.one} ${feminine[colour]} vous est ouverte ici, et vous avez des ${t.set.other} pour ${fields(steps)}.`,
  'passes-gate': ({ colour, fields: steps }) => `Vous avancez de ${fields(steps)}, au-delà de la ${t.gate.one} ${feminine[colour]}.`,
  'makes-sets': ({ fields: steps }) => `Vous avez alors, dès ce tour, des ${t.set.other} pour ${fields(steps)}.`,
  'takes-lead': ({ fields: steps }) => `Vous avancez de ${fields(steps)} et prenez la tête.`,
  advances: ({ fields: steps }) => `Vous avancez de ${fields(steps)}.`,
  brings: reward => `Vous recevez ${line(rewardOf(reward))}.`,
  'brings-instead': reward => `C’est l’autre ligne qui compte, et vous recevez ${line(rewardOf(reward))}.`,
  'brings-one-of': reward => `De ces récompenses, vous pouvez en prendre une\u00a0: ${line(rewardOf(reward))}.`,
  'keeps-company': () => `${t.dustfinger} vous tient compagnie\u00a0: vous ne tirez pas de ${t.villainCard.one}.`,
  'has-company': () => `Vous êtes ici en compagnie\u00a0: vous ne tirez pas de ${t.villainCard.one}.`,
  'saves-provisions': () => `Vous épargnez vos ${t.provision.other}, au prix d’une ${t.villainCard.one}.`,
  'escapes-number': ({ seat, number }, name) =>
    `Avec ${number}, vous ne tirez pas de ${t.villainCard.one}\u00a0: ${name(seat)} montre un plus grand nombre.`,
  'takes-cards-back': ({ count }) => forms(count, 'Votre carte jouée revient.', `Vos ${count} cartes jouées reviennent.`),
  'gains-provisions': ({ count }) => `Vous recevez ${provisions(count)}.`,
  'gains-tile': ({ tile }) => `Vous recevez ${amount(tile, 1)}.`,
  'sends-villain-away': ({ sum }) => `Il ne reste devant vous que ${sum} ${forms(sum, 'point', 'points')} de ${t.villain.other}.`,
};

export const fr = sayMotive(SENTENCES);
