import { terms } from '../terms/de.ts';
import type { HelpTexts } from './help.ts';

const { abilities, chain, discardPile, names, normal, quest, scroll, scrollPile, special, wild } = terms;
const Wild = `${wild.charAt(0).toUpperCase()}${wild.slice(1)}.`;

const mustAnswer = `Wer folgt, muss eine 25 dazulegen und zieht sonst die ganze ${chain}`;
const mayAnswer = `Wer folgt, legt eine 25 dazu oder zieht die ganze ${chain}`;
const turns = 'Die Spielrichtung dreht sich (nicht zu zweit).';
const twoEvenTheLast = 'zwei, wenn du so viele hast, notfalls auch die letzte Karte (dann ziehst du 4)';
const escortFollows = `Du darfst eine ${special.one} aus deiner Hand entfernen. Ist es der ${names.prince} ihrer Farbe, folgt die ${abilities.escort}: Du entfernst Karten, bis nur noch eine übrig ist.`;
const anyOfItsColour = `Entferne eine oder mehr Karten seiner Farbe aus deiner Hand, auch ${special.other}; mindestens zwei Karten bleiben dir.`;
const calling =
  'Wer seinen Zug mit genau einer Handkarte beendet, muss „Blanc Noir!“ sagen: Drücke dazu in diesem Zug auf das Siegel oder gleich danach, solange sein Rand noch läuft.';
const noHarm = 'Einmal zu oft gedrückt schadet nicht.';

export const help: HelpTexts = {
  abilities: {
    normal: `Eine ${normal.one} hat keine Fähigkeit. Drei mit gleicher Zahl kaufen eine ${scroll.one}, und nur mit einer ${normal.one} als letzter Karte erfüllst du die ${quest}.`,
    priestess: `${abilities.prayer}: Du bekommst die oberste ${scroll.one} vom Stapel.`,
    mage: `${abilities.reverse}: Die Spielrichtung dreht sich. Zu zweit geschieht nichts.`,
    jester: `${abilities.skip}: Die nächste Person ist nicht dran. Zu zweit bist du gleich noch einmal an der Reihe.`,
    lord: {
      ja: `${abilities.command}: Du darfst eine oder zwei ${normal.other} seiner Farbe aus deiner Hand entfernen.`,
      de: `${abilities.command}: Du darfst eine oder zwei Karten seiner Farbe aus deiner Hand entfernen, auch ${special.other}.`,
      fr: `${abilities.command}: Du musst ${normal.other} seiner Farbe aus deiner Hand entfernen, ${twoEvenTheLast}.`,
    },
    princess: {
      ja: escortFollows,
      de: `${abilities.escort}: Du darfst den Prinzen ihrer Farbe aus deiner Hand entfernen und danach, wenn du magst, alle anderen Karten bis auf eine.`,
      fr: escortFollows,
    },
    knight: {
      ja: `${abilities.chain} +2: ${mustAnswer}.`,
      de: `${abilities.chain} +2: ${mustAnswer}.`,
      fr: `${abilities.chain} +2: ${mayAnswer}.`,
    },
    prince: {
      ja: `${abilities.chain} +2 und ${abilities.reverse}: ${turns} ${mustAnswer}.`,
      de: `${abilities.chain} +2 und ${abilities.reverse}: ${turns} ${mustAnswer}.`,
      fr: `${abilities.chain} +2 und ${abilities.reverse}: ${turns} ${mayAnswer}.`,
    },
    golem: {
      ja: `${Wild} ${abilities.chain} +4: ${mustAnswer}.`,
      de: `${Wild} ${abilities.chain} +4: ${mustAnswer}.`,
      fr: `${Wild} ${abilities.chain} +4: ${mayAnswer}.`,
    },
    pixie: {
      ja: `${Wild} ${abilities.prank}: Du vertauschst zwei verdeckte ${scroll.other}; eine davon darf die oberste des Stapels sein.`,
      de: `${Wild} ${abilities.prank}: Du vertauschst eine ausliegende ${scroll.one} mit der obersten des Stapels oder je eine von zwei Personen, auch offene.`,
      fr: `${Wild} ${abilities.prank}: Du vertauschst zwei beliebige ${scroll.other}, auch offene; eine davon darf die oberste des Stapels sein.`,
    },
    gargoyle: {
      ja: `${Wild} ${abilities.scout}: Eine andere Person deiner Wahl zeigt allen ihre Handkarten.`,
      de: `${Wild} ${abilities.scout}: Du darfst dir die Handkarten einer anderen Person ansehen; sonst sieht sie niemand.`,
      fr: `${Wild} ${abilities.scout}: Eine andere Person deiner Wahl zeigt dir allein ihre Handkarten.`,
    },
    valkyrie: {
      ja: `${Wild} ${abilities.aurora}: Du darfst eine Karte vom ${discardPile} auf die Hand nehmen, nur keine ${names.valkyrie}.`,
      de: `${Wild} ${abilities.aurora}: Du darfst eine Karte vom ${discardPile} auf die Hand nehmen, nur keine ${names.valkyrie}.`,
      fr: `${Wild} ${abilities.aurora}: Du musst eine Karte vom ${discardPile} auf die Hand nehmen, nur keine ${names.valkyrie}.`,
    },
    dragon: `${Wild} ${abilities.breath}: Eine andere Person deiner Wahl zieht sofort 4 Karten.`,
    goddess: {
      ja: `${Wild} ${abilities.blessing}: Du darfst eine oder zwei beliebige Karten aus deiner Hand entfernen.`,
      de: `${Wild} ${abilities.blessing}: Du darfst eine oder zwei beliebige Karten aus deiner Hand entfernen.`,
      fr: `${Wild} ${abilities.blessing}: Du musst beliebige Karten aus deiner Hand entfernen, ${twoEvenTheLast}.`,
    },
  },
  effects: {
    herald: {
      ja: anyOfItsColour,
      de: `Entferne alle Karten seiner Farbe aus deiner Hand, auch ${special.other}, bis dir zwei Karten bleiben.`,
      fr: anyOfItsColour,
    },
    explosion: 'Eine andere Person deiner Wahl zieht 2 Karten.',
    blizzard: 'Alle anderen ziehen je eine Karte.',
    'shock-wave': `Eine andere ${scroll.one}, egal wessen, offen oder verdeckt, kommt zurück in den ${scrollPile}.`,
    mirage: `Dein Zug endet sofort, ohne Ziehen und Ablegen. Eine ${chain} geht an die nächste Person weiter.`,
    tornado: `Alle anderen ${scroll.other} werden zusammen gemischt, und alle bekommen eine.`,
    salvation: {
      ja: 'Mit fünf oder mehr Handkarten: Entferne Karten, bis vier übrig sind.',
      de: 'Mit fünf oder mehr Handkarten: Entferne Karten, bis vier übrig sind.',
      fr: 'Mit sechs oder mehr Handkarten: Entferne Karten, bis vier übrig sind.',
    },
    menace: `Gib einer anderen Person einen Drachen, einen ${names.golem} und einen ${names.gargoyle}: Du erfüllst sofort die ${quest}.`,
    revelation: `Du bekommst zwei ${scroll.other}.`,
  },
  call: {
    ja: `${calling} Vergisst du es, ziehst du sofort 4 Karten. ${noHarm}`,
    de: `${calling} Vergisst du es, ziehst du sofort 4 Karten. ${noHarm}`,
    fr: `${calling} Vergisst du es, kostet es dich 4 Karten, sobald deine letzte Karte die Hand verlässt; merkst du es vorher, zieh lieber eine Karte. ${noHarm}`,
  },
};
