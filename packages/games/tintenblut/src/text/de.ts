import { deeds, toYou } from './de/deeds.ts';
import { facts } from './de/facts.ts';
import {
  advantages,
  amount,
  at,
  capital,
  cardObject,
  colours,
  fields,
  from,
  inkworld,
  lines,
  named,
  oder,
  places,
  quoted,
  rewardName,
  tiles,
  to,
  und,
  villain,
  villains,
  wares,
} from './de/phrases.ts';
import { refusals } from './de/refusals.ts';
import { things } from './de/things.ts';
import { besides, VALUES, wordsOf } from './lexicon.ts';
import { terms as t } from './terms/de.ts';
import type { TintenblutWords } from './words.ts';

export const de: TintenblutWords = wordsOf({
  lang: 'de',
  title: 'Tintenblut',
  tagline: 'Durch die Tintenwelt reisen, Mut und Ehre sammeln und dem Natternkopf voraus sein.',
  places,
  to,
  at,
  from,
  inkworld,
  tiles,
  advantages,
  villains,
  lines,
  colours,
  seatColours: t.seatColours,
  provisions: t.provision.other,
  dustfinger: t.dustfinger,
  whiteWomen: 'Die Weißen Frauen',
  amount,
  and: und,
  things,
  refused: 'Das geht hier nicht.',
  refusals,
  facts,
  deeds,
  toYou,
  moves: {
    go: place => `${capital(to[place])} reisen`,
    goByInkworld: place => `Tintenwelt: ${to[place]} reisen`,
    pass: 'Passen',
    sendDustfinger: place => `${t.dustfinger} ${to[place]} schicken`,
    stay: `${t.dustfinger} lassen, wo er ist`,
    use: id => `${capital(cardObject[id])} einsetzen`,
    barnOwl: tile => `${t.advantages['barn-owl']}: ${tiles[tile]} nehmen`,
    fenoglio: line => `${t.advantages.fenoglio}: Zeile ${quoted(lines[line])} wählen`,
    farid: place => `${t.advantages.farid}: ${t.dustfinger} ${to[place]} setzen`,
    roxane: id => `${t.advantages.roxane}: ${villain[id]} ablegen`,
    collect: 'Belohnung nehmen',
    collectOne: reward => `${capital(rewardName(reward))} nehmen`,
    buy: tile => `${t.provision.one} gegen 1 ${tiles[tile]} tauschen`,
    sell: some => `${wares(some)} gegen 1 ${t.provision.one} tauschen`,
    convert: (set, steps) => `${named(set)} umwandeln: ${fields(steps)}`,
    end: 'Zug beenden',
    lose: tile => `1 ${tiles[tile]} abgeben`,
    start: who => `${who} fängt an`,
  },
  decisions: {
    journey: can =>
      !can.includes('travel')
        ? 'Keine Reise ist zu bezahlen: Passe.'
        : can.includes('pass')
          ? `Spiele eine ${t.locationCard.one} und reise, oder passe.`
          : `Spiele eine ${t.locationCard.one} und reise.`,
    journeyFree: 'Der Schwarze Prinz führt dich: Wähle, wohin es kostenlos geht.',
    arrived(can) {
      const more = besides(can, { send: `schicke ${t.dustfinger}`, use: 'setze eine Karte ein' });
      return more.length === 0 ? 'Nimm die Belohnung.' : `${capital(oder(more))}, wenn du magst, und nimm dann die Belohnung.`;
    },
    chooseReward: rewards => `Die Weißen Frauen lassen dir eine Belohnung: Wähle ${oder(rewards.map(rewardName))}.`,
    rest: `Schicke ${t.dustfinger} auf eine Reise oder lass ihn, wo er ist: Danach zeigt sich, ob du allein in der ${t.places['night-castle']} bist.`,
    after(can) {
      const more = besides(can, { send: `schicke ${t.dustfinger}`, trade: 'tausche', use: 'setze eine Karte ein', convert: 'wandle um' });
      return more.length === 0
        ? 'Nichts mehr zu tun: Beende deinen Zug.'
        : `${capital(oder(more))}, wenn du magst, und beende dann deinen Zug.`;
    },
    lose: `Gib ein ${t.tile.one} ab.`,
    loseMore: some => `Der Natternkopf fordert seinen Teil: Gib ${some} ${t.tile.one} deiner Wahl ab.`,
    'start-player': 'Bestimme, wer die nächste Runde anfängt: du oder die Person links von dir.',
    over: 'Das Spiel ist zu Ende.',
  },
  over: { 'journey-done': 'Die letzte Runde ist gespielt.', 'last-round': `Nach Runde ${VALUES.rounds} ist in jedem Fall Schluss.` },
});
