import type { Colour, Tile, Ware } from '../../engine/data.ts';
import { kindOf } from '../../engine/track.ts';
import { type Lexicon, VALUES } from '../lexicon.ts';
import { terms as t } from '../terms/de.ts';
import {
  amount,
  at,
  capital,
  card,
  cardObject,
  colours,
  fields,
  from,
  gate,
  lines,
  location,
  oder,
  provisions,
  quoted,
  rewardName,
  tiles,
  to,
  und,
  villain,
} from './phrases.ts';

const OPEN_FROM: Readonly<Record<Colour, string>> = { red: `einer ${t.castle.one}`, blue: 'einem blauen Ort', green: 'einem grünen Ort' };
const noMore = (ware: Ware): string => (ware === 'provision' || ware === 'courage' ? 'kein' : 'keine');
const name = (ware: Ware): string => (ware === 'provision' ? t.provision.one : tiles[ware]);
const keins = (tile: Tile): string => `${tile === 'courage' ? 'keinen' : 'keine'} ${tiles[tile]}`;

export const refusals: Lexicon['refusals'] = {
  'game-over': () => 'Das Spiel ist zu Ende; es wird nicht mehr gezogen.',
  'not-your-turn': () => 'Gerade ist jemand anderes dran.',
  unreadable: ({ text }) => `${quoted(text)} ist kein Zug dieses Spiels.`,
  'wrong-phase': ({ decision }) => `Gerade ist etwas anderes zu entscheiden. ${decision}`,
  'go.not-in-hand': ({ card: id }) =>
    `Deine Karte ${quoted(location(id))} ist schon gespielt; sie kommt zurück, wenn du passt oder alle zehn gespielt sind.`,
  'go.cannot-pay': ({ from: start, to: end, cost, held }) =>
    start === end
      ? `Eine Rundreise zurück ${to[end]} kostet ${provisions(cost)}, und du hast ${held}.`
      : `Der Weg ${from[start]} ${to[end]} kostet ${provisions(cost)}, und du hast ${held}.`,
  'pass.black-prince': () => 'Der Schwarze Prinz wartet schon: Wer ihn gerufen hat, reist und passt nicht.',
  'dustfinger.moved': ({ at: place }) => `${t.dustfinger} war in diesem Zug schon unterwegs; er ist ${at[place]}.`,
  'dustfinger.too-late': () => `Nach einem Tausch oder einer Umwandlung lässt sich ${t.dustfinger} nicht mehr schicken.`,
  'dustfinger.seen': () =>
    `${capital(at['night-castle'])} hat sich schon gezeigt, wer da ist; danach geht ${t.dustfinger} nirgends mehr hin.`,
  'dustfinger.there': ({ to: place }) => `${t.dustfinger} ist schon ${at[place]}.`,
  'dustfinger.cannot-pay': ({ to: place, cost, held }) => `Staubfingers Weg ${to[place]} kostet ${provisions(cost)}, und du hast ${held}.`,
  'use.not-held': ({ card: id }) => `${capital(card[id])} ist nicht auf deiner Hand.`,
  'use.gained-now': ({ card: id }) => `${capital(card[id])} ist erst in diesem Zug zu dir gekommen und hilft ab dem nächsten.`,
  'use.second': ({ card: id }) => `Eine ${t.advantageCard.one} pro Zug: Deine ist schon eingesetzt, ${card[id]} muss warten.`,
  'use.before-arriving': ({ card: id }) => `${capital(card[id])} hilft erst nach der Ankunft; vor dem Ziehen hilft nur der Schwarze Prinz.`,
  'use.after-moving': () => 'Der Schwarze Prinz hilft vor dem Ziehen, und du bist schon angekommen.',
  'use.no-effect': ({ card: id }) =>
    `${capital(card[id])} bewirkt unterwegs nichts: Behalte die Karte, am Ende bringt sie ${fields(VALUES.family)}.`,
  'use.after-reward': ({ card: id }) => `${capital(card[id])} hilft nur vor der Belohnung, und die hast du schon.`,
  'nettle.none-left': () => `Im ${t.supply} ist kein ${t.provision.one} mehr, den die Nessel bringen könnte.`,
  'barn-owl.none-left': ({ tile }) => `Im ${t.supply} ist ${noMore(tile)} ${tiles[tile]} mehr für den ${t.advantages['barn-owl']}.`,
  'fat-prince.traded': () => 'Der eine Tausch dieses Zuges ist gemacht; der Speckfürst könnte nichts mehr bewirken.',
  'fat-prince.converted': () => 'Nach dem Umwandeln wird nicht mehr getauscht; der Speckfürst könnte nichts mehr bewirken.',
  'farid.there': ({ to: place }) => `${t.dustfinger} ist schon ${at[place]}; ${t.advantages.farid} setzt ihn woandershin.`,
  'farid.moved': ({ at: place }) =>
    `${t.dustfinger} war schon unterwegs und ist ${at[place]}; ${t.advantages.farid} hilft statt einer bezahlten Reise.`,
  'roxane.none': () => `Vor dir liegt kein ${t.villain.one}; ${t.advantages.roxane} könnte nichts bewirken.`,
  'roxane.not-there': ({ villain: id, before }) => `Vor dir hast du ${und(before.map(one => villain[one]))}, aber nicht ${villain[id]}.`,
  'collect.choose': ({ rewards }) => `Die Weißen Frauen lassen dir eine Belohnung: Nenne ${oder(rewards.map(rewardName))}.`,
  'collect.all': () => 'Hier gibt es nichts zu wählen: Du bekommst die ganze Zeile.',
  'collect.not-here': ({ reward, place, line, rewards }) =>
    `Die Zeile ${quoted(lines[line])} ${at[place]} bietet ${und(rewards.map(rewardName))}, aber nicht ${rewardName(reward)}.`,
  'trade.no-castle': ({ place }) => `Getauscht wird in einer ${t.castle.one}, mit dem Speckfürsten überall; du bist ${at[place]}.`,
  'trade.done': () => 'Ein Tausch pro Zug, und deiner ist gemacht.',
  'trade.converted': () => 'Getauscht wird vor dem Umwandeln, und du hast schon umgewandelt.',
  'trade.not-held': ({ ware, needed, held }) => `Dieser Tausch braucht ${amount(ware, needed)}, und du hast ${held}.`,
  'trade.none-left': ({ ware }) => `Im ${t.supply} ist ${noMore(ware)} ${name(ware)} mehr zu haben.`,
  'trade.needs-two': ({ tile }) =>
    `Einmal ${tiles[tile]} genügt nicht: Für 1 ${t.provision.one} gibst du zwei ${t.tile.one}. 1 zu 1 geht nur mit dem Speckfürsten in einer ${t.castle.one}.`,
  'trade.one-for-one': () =>
    `Mit dem Speckfürsten in einer ${t.castle.one} gibst du ein ${t.tile.one} für 1 ${t.provision.one}, nicht zwei.`,
  'convert.not-held': ({ tile }) => `Du hast ${keins(tile)} zum Abgeben.`,
  'convert.size-used': ({ size }) =>
    `Eine ${t.set.one} aus ${size} hast du in diesem Zug schon abgegeben; jede Größe zählt einmal pro Zug.`,
  'convert.gate': ({ size, steps, from: start, to: end, field, colour, place, places: opening }) =>
    `Eine ${t.set.one} aus ${size} bedeutet ${fields(steps)}, von ${start} auf ${end}, und ${gate(colour, field)} liegt im Weg. Es steht nur von ${OPEN_FROM[colour]} aus offen (${oder(opening.map(one => at[one]))}); du bist ${at[place]}, und das ist ${colours[kindOf(place)]}.`,
  'lose.not-held': ({ tile }) => `Du hast ${keins(tile)} herzugeben.`,
  'start.not-offered': () =>
    `Die nächste Runde fängt an, wer die ${t.villainCard.one} gezogen hat, oder die Person links davon; sonst niemand.`,
  'config.unreadable': () => 'Diese Einstellungen lassen sich nicht lesen.',
  'config.unknown-option': ({ key }) => `Eine Einstellung ${quoted(key)} gibt es nicht.`,
  'position.unreadable': ({ field }) => `Die Stellung ist bei ${quoted(field)} nicht zu lesen.`,
  'position.seats': ({ seats }) => `Tintenblut ist für 2 bis 4 Personen; die Stellung hat ${seats} Plätze.`,
  'position.unknown-id': ({ field, id }) => `${quoted(id)} bei ${quoted(field)} kennt dieses Spiel nicht.`,
  'position.double-location': ({ seat, card: id }) => `Platz ${seat} hat ${quoted(location(id))} zweimal gespielt.`,
  'position.too-many': ({ name: what, count, most }) => `Von ${quoted(what)} gibt es ${most}; die Stellung hat ${count}.`,
  'position.negative': ({ field }) => `${quoted(field)} ist negativ.`,
  'position.white-women': () => `Ab ${VALUES.greenField} sind die Weißen Frauen beim vordersten ${t.marker}, davor bei niemandem.`,
  'position.top-card': ({ seat, place }) => `Platz ${seat} ist ${at[place]}, aber die oberste Karte sagt etwas anderes.`,
  'position.held-before': ({ card: id }) => `Die Hand, die ${cardObject[id]} gehabt haben soll, hat diese Karte nicht.`,
  'position.loss': ({ seat, tiles: some, held }) => `Platz ${seat} kann nicht ${some} ${t.tile.one} verlieren: Es sind nur ${held} da.`,
  'position.pending': ({ phase }) => `Was noch zu verlieren ist, passt nicht zur Phase ${quoted(phase)}.`,
  'position.rest': () =>
    `Die Phase ${quoted('rest')} gibt es nur in der ${t.places['night-castle']}, und nur solange ${t.dustfinger} noch geschickt werden kann.`,
  'position.flags': ({ field }) => `${quoted(field)} sagt etwas, das in dieser Phase nicht sein kann.`,
};
