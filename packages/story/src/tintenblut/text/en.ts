import {
  advantages,
  amount,
  and,
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
  tilesOf,
  to,
  villain,
  wares,
} from '@tabard/tintenblut/text/en/phrases';
import { villainOf } from '@tabard/tintenblut/text/lexicon';
import { terms as t } from '@tabard/tintenblut/text/terms/en';
import { between, diaryWordsOf, takenBy } from './lexicon.ts';
import type { DiaryWords } from './words.ts';

const times = (count: number, one: string, other: string): string => forms(count, `one ${one}`, `${count} ${other}`);

export const en: DiaryWords = diaryWordsOf({
  title: 'Travel diary',
  turningPoints: 'Turning points',
  routes: 'The journeys',
  round: round => `Round ${round}`,
  heading: name => `${name}’s journey`,
  start: place => `It all began ${at[place]}.`,
  journey({ card: id, from, route, cost, free }, place) {
    const through = between(route).map(one => the[one]);
    const way =
      from === place
        ? `Out to ${and(through)} and back ${to[place]}`
        : `On ${to[place]}${through.length > 0 ? ` by way of ${and(through)}` : ''}`;
    const price = free ? `, led by the ${t.advantages['black-prince']}` : cost > 0 ? `, for ${provisions(cost)}` : '';
    return `${way}${price}${id === 'inkworld' ? `, by the card of the ${t.inkworld}` : ''}.`;
  },
  pass: place => `A rest ${at[place]}.`,
  used(used) {
    switch (used.card) {
      case 'black-prince':
        return `The ${t.advantages['black-prince']} led the way.`;
      case 'nettle':
        return `Nettle brought ${provisions(used.provisions)}.`;
      case 'barn-owl':
        return `The ${t.advantages['barn-owl']} brought ${used.provisions > 0 ? `${provisions(used.provisions)} and ` : ''}1 ${tiles[used.tile]}.`;
      case 'fat-prince':
        return `The ${t.advantages['fat-prince']} offered ${used.rate === 1 ? 'one for one' : 'two for one'}.`;
      case 'fenoglio':
        return `Fenoglio rewrote the page: ${quoted(lines[used.line])}.`;
      case 'farid':
        return `Farid fetched ${t.dustfinger} ${to[used.to]}.`;
      case 'roxane':
        return `Roxane drove ${villain(villainOf(used.villain))} away.`;
    }
  },
  errand: ({ to: place, cost }) => `${t.dustfinger} was sent ${to[place]}, for ${provisions(cost)}.`,
  reward({ company, dustfinger, gains, whiteWomen, card: drawn }, name) {
    const others = [...company.map(name), ...(dustfinger ? ['Dustfinger'] : [])];
    const what = and(gains.filter(({ got }) => got > 0).map(({ reward, got }) => amount(reward, got))) || 'nothing was left';
    return `${others.length > 0 ? `With ${and(others)}` : 'Alone'}: ${what}${drawn ? ` (${advantages[drawn]})` : ''}${whiteWomen ? `; the ${t.whiteWomen} left no more` : ''}.`;
  },
  trade: ({ gave, got }) => `${wares(gave)} traded for ${amount(got, 1)}.`,
  conversion({ tiles: set, from, to: end, gates }) {
    const through = gates.length > 0 ? `, through ${and(gates.map(({ colour }) => `the ${colours[colour]} ${t.gate.one}`))}` : '';
    return `${capital(named(set))} became ${fields(end - from)}: from ${from} to ${end}${through}.`;
  },
  whiteWomen: { came: `The ${t.whiteWomen} came along.`, left: `The ${t.whiteWomen} went on with another.` },
  drawn: ({ villain: drawn, sum, cause }) =>
    `${cause === 'night-castle' ? `Alone in the dark ${t.castle.one}` : 'The highest number'}: ${villain(villainOf(drawn))} took up the trail; ${t.villain.other} ${sum} in all.`,
  loss(loss, name) {
    const taken = wares(takenBy(loss));
    return `The ${t.villains.adderhead}, drawn by ${name(loss.drawnBy)}, found ${t.villain.other} worth ${loss.sum} here and took ${taken === '' ? 'nothing, for there was nothing to take' : taken}.`;
  },
  summary({ journeys, passes, gathered, spent, kept, marker }) {
    const rests = passes > 0 ? ` and ${times(passes, 'rest', 'rests')}` : '';
    const found = gathered.length > 0 ? ` Gathered: ${and(gathered.map(([reward, count]) => amount(reward, count)))}.` : '';
    const saved = kept > 0 ? ` ${forms(kept, 'One card was', `${kept} cards were`)} kept to the end.` : '';
    return `${capital(times(journeys, 'journey', 'journeys'))}${rests}, ${provisions(spent)} spent on the way.${found}${saved} The ${t.marker} came to ${marker}.`;
  },
  page: {
    game: 'Tintenblut',
    places,
    nameless: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' },
    and,
    space: ' ',
    amount,
    standing: 'How it ended',
    columns: { rank: 'Rank', traveller: 'Traveller', field: 'Space' },
    mapHelp:
      'Every traveller has a colour and a line. The numbers say how often somebody came to a place; the markers stand on the border where they ended up.',
    map: travellers => `A map of the ${t.inkworld} with the ways of ${travellers}.`,
    wayHelp: 'The numbers are rounds. Beneath them is what was gathered there.',
    stops: count => `Stop by stop (${count})`,
    way: (name, stops) => `${name}’s way, place by place: ${row(stops)}.`,
    race: `Space by ${t.space.one}`,
    raceHelp: `Where the markers stood after each round. The lines across are the ${t.gate.other}, the numbers the turning points below.`,
    start: 'Start',
    end: 'End',
    inNumbers: 'The same in numbers',
    made: 'Told by Tabard, from the log of the match alone.',
  },
  points: {
    'green-gate': ({ seat, marker }, name) =>
      `${name(seat)} is the first through the green ${t.gate.one}, on ${marker}, and the ${t.whiteWomen} come along.`,
    'white-women': ({ seat, from, marker }, name) =>
      `${name(seat)} overtakes ${name(from)} on ${marker}, and the ${t.whiteWomen} change sides.`,
    lead: ({ seat, from, marker }, name) =>
      from === null ? `${name(seat)} takes the lead, on ${marker}.` : `${name(seat)} takes the lead from ${name(from)}, on ${marker}.`,
    'biggest-turn': ({ seat, place, from, to: end, sets }, name) =>
      `The greatest leap of the match: ${at[place]} ${name(seat)} hands in ${forms(sets.length, `a ${t.set.one}`, 'sets')} of ${and(sets.map(String))} and goes ${fields(end - from)}, from ${from} to ${end}.`,
    adderhead({ seat, sums, hits }, name) {
      const losses = hits.map(({ seat: hit, tiles: some, provisions: food }) => {
        const gone = [...(some > 0 ? [tilesOf(some)] : []), ...(food > 0 ? [provisions(food)] : [])];
        return `${name(hit)} (${sums[hit]}) loses ${and(gone)}`;
      });
      return `${name(seat)} draws the ${t.villains.adderhead}, who strikes at the highest sum: ${losses.join('; ')}.`;
    },
    'last-gate': ({ seat, marker }, name) => `${name(seat)} comes to ${marker}, at the last ${t.gate.one}: the end is near.`,
    'last-round': ({ markers }, name) => `The last round begins: ${row(markers.map((marker, seat) => `${name(seat)} ${marker}`))}.`,
    'kept-cards': ({ seat, from, fields: steps }, name) =>
      `Cards kept to the end turn the match: with ${fields(steps)} more ${name(seat)} wins before ${name(from)}.`,
  },
  ending({ winners, resigned, rounds, marker }) {
    const when = `After ${times(rounds, 'round', 'rounds')}`;
    const who = winners.length === 1 ? `${winners[0]} wins` : `${and(winners)} share the win`;
    return `${when} ${who}, ${resigned ? 'for the others gave up' : `on ${marker}`}.`;
  },
});
