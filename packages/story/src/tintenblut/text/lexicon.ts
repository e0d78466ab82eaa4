import type { Naming } from '@tabard/core';
import { type Place, REWARDS, type Reward, type Ware } from '@tabard/tintenblut';
import { villainOf } from '@tabard/tintenblut/text/lexicon';
import type { Collected, Conversion, Diary, Drawn, Errand, Journey, Loss, Stop, Traveller, TurningPoint, Used } from '../diary.ts';
import type { DiaryWords } from './words.ts';

/** The sentences of one language; `diaryWordsOf` puts them in order. Whatever is left out here does not compile. */
export interface DiaryLexicon extends Pick<DiaryWords, 'title' | 'turningPoints' | 'routes' | 'round' | 'heading' | 'page'> {
  start(place: Place): string;
  journey(journey: Journey, place: Place): string;
  pass(place: Place): string;
  used(used: Used): string;
  errand(errand: Errand): string;
  reward(reward: Collected, name: Naming): string;
  trade(trade: NonNullable<Stop['trade']>): string;
  conversion(conversion: Conversion): string;
  readonly whiteWomen: Readonly<Record<Stop['whiteWomen'][number], string>>;
  drawn(drawn: Drawn): string;
  loss(loss: Loss, name: Naming): string;
  summary(told: Summary): string;
  readonly points: { readonly [T in TurningPoint['type']]: (point: Extract<TurningPoint, { type: T }>, name: Naming) => string };
  ending(told: Ending): string;
}

interface Summary {
  readonly journeys: number;
  readonly passes: number;
  /** What was gathered at all. */
  readonly gathered: readonly (readonly [Reward, number])[];
  readonly spent: number;
  /** Cards never used. */
  readonly kept: number;
  readonly marker: number;
}

interface Ending {
  readonly winners: readonly string[];
  readonly rounds: number;
  /** Where the marker of whoever won came to. */
  readonly marker: number;
  /** It is over because the others gave up. */
  readonly resigned: boolean;
}

export function diaryWordsOf(lexicon: DiaryLexicon): DiaryWords {
  const { title, turningPoints, routes, round, heading, points, page } = lexicon;
  return {
    title,
    turningPoints,
    routes,
    round,
    heading,
    stop: (stop, name) => sentencesOf(lexicon, stop, name),
    summary: traveller => lexicon.summary(summaryOf(traveller)),
    turningPoint: (point, name) => (points[point.type] as (point: TurningPoint, name: Naming) => string)(point, name),
    ending: (diary, name) => lexicon.ending(endingOf(diary, name)),
    page,
  };
}

function sentencesOf(lexicon: DiaryLexicon, stop: Stop, name: Naming): string[] {
  const { reward, errand, used, trade } = stop;
  const drawn = (cause: Drawn['cause']) =>
    stop.villains.filter(villain => villain.cause === cause && !isToldAsLoss(stop, villain)).map(lexicon.drawn);
  const sent = errand?.route ? [lexicon.errand(errand)] : [];
  return [
    ...arrivalAt(lexicon, stop),
    ...(used && used.card !== 'black-prince' ? [lexicon.used(used)] : []),
    ...(errand?.afterReward ? [] : sent),
    ...(reward ? [lexicon.reward(reward, name)] : []),
    ...(errand?.afterReward ? sent : []),
    ...drawn('night-castle'),
    ...(trade ? [lexicon.trade(trade)] : []),
    ...stop.conversions.map(lexicon.conversion),
    ...stop.whiteWomen.map(what => lexicon.whiteWomen[what]),
    ...drawn('highest-number'),
    ...stop.losses.map(loss => lexicon.loss(loss, name)),
  ];
}

/** An Adderhead who hits the traveller that drew him is told with what he took. */
const isToldAsLoss = ({ seat, losses }: Stop, { villain, sum }: Drawn): boolean =>
  villainOf(villain) === 'adderhead' && losses.some(loss => loss.drawnBy === seat && loss.sum === sum);

/** A step to the next place, for nothing, is told by the stop's heading. */
function arrivalAt({ start, journey, pass }: DiaryLexicon, stop: Stop): string[] {
  if (stop.kind === 'start') return [start(stop.place)];
  if (!stop.journey) return [pass(stop.place)];
  return isPlain(stop.journey) && stop.reward ? [] : [journey(stop.journey, stop.place)];
}

const isPlain = ({ card, route, cost, free }: Journey): boolean => route.length <= 2 && cost === 0 && !free && card !== 'inkworld';

function summaryOf({ stops, gathered, spent, kept, marker }: Traveller): Summary {
  const many = (kind: Stop['kind']) => stops.filter(stop => stop.kind === kind).length;
  return {
    journeys: many('journey'),
    passes: many('pass'),
    gathered: REWARDS.filter(reward => gathered[reward] > 0).map(reward => [reward, gathered[reward]] as const),
    spent,
    kept: kept.cards.length,
    marker,
  };
}

function endingOf({ outcome: { ranking, reason }, travellers, rounds }: Diary, name: Naming): Ending {
  const winners = ranking[0] ?? [];
  return { winners: winners.map(name), rounds, marker: travellers[winners[0]!]!.marker, resigned: reason === 'resigned' };
}

/** What a loss took, tiles first. */
export const takenBy = ({ tiles, provisions }: Loss): readonly Ware[] => [...tiles, ...new Array<Ware>(provisions).fill('provision')];

/** The places between the first and the last of a route. */
export const between = (route: readonly Place[]): readonly Place[] => route.slice(1, -1);
