import {
  advantages,
  amount,
  at,
  capital,
  colours,
  fields,
  forms,
  lines,
  named,
  places,
  provisions,
  quoted,
  row,
  the,
  tiles,
  to,
  und,
  villain,
  wares,
} from '@tabard/tintenblut/text/de/phrases';
import { villainOf } from '@tabard/tintenblut/text/lexicon';
import { terms as t } from '@tabard/tintenblut/text/terms/de';
import { between, diaryWordsOf, takenBy } from './lexicon.ts';
import type { DiaryWords } from './words.ts';

export const de: DiaryWords = diaryWordsOf({
  title: 'Reisetagebuch',
  turningPoints: 'Wendepunkte',
  routes: 'Die Reisen',
  round: round => `Runde ${round}`,
  heading: name => `Die Reise von ${name}`,
  start: place => `Alles begann ${at[place]}.`,
  journey({ card, from, route, cost, free }, place) {
    const through = und(between(route).map(one => the[one]));
    const way =
      from === place ? `Im Bogen über ${through} zurück ${to[place]}` : `${capital(to[place])}${through === '' ? '' : ` über ${through}`}`;
    const price = free ? ', geführt vom Schwarzen Prinzen' : cost > 0 ? `, für ${provisions(cost)}` : '';
    return `${way}${price}${card === 'inkworld' ? ', mit der Karte „Die Tintenwelt“' : ''}.`;
  },
  pass: place => `Eine Rast ${at[place]}.`,
  used(used) {
    switch (used.card) {
      case 'black-prince':
        return 'Der Schwarze Prinz führte den Weg.';
      case 'nettle':
        return `Die Nessel brachte ${provisions(used.provisions)}.`;
      case 'barn-owl':
        return `Der ${t.advantages['barn-owl']} brachte ${used.provisions > 0 ? `${provisions(used.provisions)} und ` : ''}1 ${tiles[used.tile]}.`;
      case 'fat-prince':
        return `Der Speckfürst bot ${used.rate === 1 ? '1 zu 1' : '2 zu 1'}.`;
      case 'fenoglio':
        return `${t.advantages.fenoglio} schrieb die Seite um: ${quoted(lines[used.line])}.`;
      case 'farid':
        return `${t.advantages.farid} holte ${t.dustfinger} ${to[used.to]}.`;
      case 'roxane':
        return `${t.advantages.roxane} vertrieb ${villain[villainOf(used.villain)]}.`;
    }
  },
  errand: ({ to: place, cost }) => `${t.dustfinger} wurde für ${provisions(cost)} ${to[place]} geschickt.`,
  reward({ company, dustfinger, gains, whiteWomen, card }, name) {
    const others = [...company.map(name), ...(dustfinger ? ['Staubfinger'] : [])];
    const what = und(gains.filter(({ got }) => got > 0).map(({ reward, got }) => amount(reward, got))) || 'nichts mehr da';
    return `${others.length > 0 ? `Mit ${und(others)}` : 'Allein'}: ${what}${card ? ` (${advantages[card]})` : ''}${whiteWomen ? '; mehr ließen die Weißen Frauen nicht zu' : ''}.`;
  },
  trade: ({ gave, got }) => `${wares(gave)} gegen ${amount(got, 1)} getauscht.`,
  conversion({ tiles: set, from, to: end, gates }) {
    const through = gates.length > 0 ? `, über ${und(gates.map(({ colour }) => `das ${colours[colour]}e ${t.gate.one}`))}` : '';
    return `${named(set)} wurden zu ${forms(end - from, `1 ${t.space.one}`, `${end - from} Feldern`)}: von ${from} auf ${end}${through}.`;
  },
  whiteWomen: { came: 'Die Weißen Frauen kamen mit.', left: 'Die Weißen Frauen zogen mit jemand anderem weiter.' },
  drawn: ({ villain: drawn, sum, cause }) =>
    `${cause === 'night-castle' ? `Allein in der ${t.places['night-castle']}` : 'Die höchste Zahl'}, und schon hat man ${villain[villainOf(drawn)]} auf den Fersen; ${t.villain.other} zusammen ${sum}.`,
  loss(loss, name) {
    const taken = wares(takenBy(loss));
    return `Der Natternkopf, gezogen von ${name(loss.drawnBy)}, fand hier ${t.villain.other} im Wert von ${loss.sum} und nahm ${taken === '' ? 'nichts, denn es gab nichts zu holen' : taken}.`;
  },
  summary({ journeys, passes, gathered, spent, kept, marker }) {
    const ways = forms(journeys, 'Eine Reise', `${journeys} Reisen`);
    const rests = passes === 0 ? '' : forms(passes, ' und eine Rast', ` und ${passes} Rasten`);
    const found = gathered.length > 0 ? ` Gesammelt: ${und(gathered.map(([reward, count]) => amount(reward, count)))}.` : '';
    const saved = kept === 0 ? '' : forms(kept, ' Eine Karte blieb bis zum Ende.', ` ${kept} Karten blieben bis zum Ende.`);
    return `${ways}${rests}, unterwegs ${provisions(spent)} verbraucht.${found}${saved} Der ${t.marker} kam auf ${marker}.`;
  },
  page: {
    game: 'Tintenblut',
    places,
    nameless: { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' },
    and: und,
    space: ' ',
    amount,
    standing: 'So ging es aus',
    columns: { rank: 'Platz', traveller: 'Wer', field: t.space.one },
    mapHelp:
      'Alle haben ihre Farbe und ihre Linie. Die Zahlen sagen, wie oft jemand an einem Ort war; am Rand liegen die Siegpunktsteine, wo sie am Ende lagen.',
    map: travellers => `Eine Karte der Tintenwelt mit den Wegen von ${travellers}.`,
    wayHelp: 'Die Zahlen sind Runden. Darunter steht, was dort gesammelt wurde.',
    stops: count => `Station für Station (${count})`,
    way: (name, stops) => `Der Weg von ${name}, Ort für Ort: ${row(stops)}.`,
    race: `${t.space.one} um ${t.space.one}`,
    raceHelp: `Wo die Siegpunktsteine nach jeder Runde lagen. Die Querlinien sind die ${t.gate.other}, die Zahlen die Wendepunkte darunter.`,
    start: 'Start',
    end: 'Ende',
    inNumbers: 'Dasselbe in Zahlen',
    made: 'Erzählt von Tabard, allein aus dem Protokoll der Partie.',
  },
  points: {
    'green-gate': ({ seat, marker }, name) =>
      `${name(seat)} kommt als Erstes über das grüne ${t.gate.one}, auf ${marker}, und die Weißen Frauen kommen mit.`,
    'white-women': ({ seat, from, marker }, name) =>
      `${name(seat)} überholt ${name(from)} auf ${marker}, und die Weißen Frauen wechseln die Seite.`,
    lead: ({ seat, from, marker }, name) =>
      from === null
        ? `${name(seat)} geht in Führung, auf ${marker}.`
        : `${name(seat)} löst ${name(from)} in der Führung ab, auf ${marker}.`,
    'biggest-turn': ({ seat, place, from, to: end, sets }, name) =>
      `Der größte Sprung der Partie: ${capital(at[place])} gibt ${name(seat)} ${forms(sets.length, `eine ${t.set.one}`, t.set.other)} aus ${und(sets.map(String))} ab und zieht ${fields(end - from)}, von ${from} auf ${end}.`,
    adderhead({ seat, sums, hits }, name) {
      const losses = hits.map(({ seat: hit, tiles: some, provisions: food }) => {
        const gone = [...(some > 0 ? [`${some} ${t.tile.one}`] : []), ...(food > 0 ? [provisions(food)] : [])];
        return `${name(hit)} (${sums[hit]}) verliert ${und(gone)}`;
      });
      return `${name(seat)} zieht den Natternkopf, und der trifft die höchste Summe: ${losses.join('; ')}.`;
    },
    'last-gate': ({ seat, marker }, name) => `${name(seat)} kommt auf ${marker} und zum letzten ${t.gate.one}: Das Ende ist nah.`,
    'last-round': ({ markers }, name) => `Die letzte Runde beginnt: ${row(markers.map((marker, seat) => `${name(seat)} ${marker}`))}.`,
    'kept-cards': ({ seat, from, fields: steps }, name) =>
      `Aufgehobene Karten wenden die Partie: Mit ${forms(steps, `1 ${t.space.one}`, `${steps} Feldern`)} mehr gewinnt ${name(seat)} vor ${name(from)}.`,
  },
  ending({ winners, resigned, rounds, marker }) {
    const when = forms(rounds, 'Nach einer Runde', `Nach ${rounds} Runden`);
    const who = winners.length === 1 ? `gewinnt ${winners[0]}` : `teilen sich ${und(winners)} den Sieg`;
    return `${when} ${who}, ${resigned ? 'denn die anderen haben aufgegeben' : `auf ${t.space.one} ${marker}`}.`;
  },
});
