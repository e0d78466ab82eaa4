import type { Lang, Naming } from '@tabard/core';
import { SHEETS } from '@tabard/inkworld';
import { escapeHtml, type Story } from '../../page.ts';
import type { Diary } from '../diary.ts';
import type { DiaryWords } from '../text/words.ts';
import { drawAtlas, drawShared } from './atlas.ts';
import { colourOf, dressOf, inlineLine, inlineToken } from './dress.ts';
import { journeySection } from './journey.ts';
import { drawRace, markersOf } from './race.ts';
import { standingTable } from './standing.ts';
import { STYLE } from './style.ts';
import { drawWares } from './wares.ts';

/** The diary as a page, for the screen, for paper and for whoever has it read aloud; `day` is when it was played, as one writes it. */
export function storyOf(diary: Diary, words: DiaryWords, lang: Lang, given?: Naming, day = ''): Story {
  const { page } = words;
  const name: Naming = given ?? (seat => page.nameless[colourOf(seat)]);
  const names = page.and(diary.travellers.map(({ seat }) => name(seat)));
  const body = [
    '<article class="travel-diary">',
    `<svg class="td-shared" aria-hidden="true"><defs>${drawShared()}${drawWares()}</defs></svg>`,
    cover(diary, words, names, name, day),
    mapSection(diary, words, names, name),
    turningSection(diary, words, name),
    ...diary.travellers.map(traveller => journeySection(traveller, words, name)),
    `<footer>${page.made}</footer>`,
    '</article>',
  ];
  return { lang, title: `${words.title} · ${names}`, style: STYLE, body: body.join('\n') };
}

function cover(diary: Diary, words: DiaryWords, names: string, name: Naming, day: string): string {
  const { page } = words;
  return [
    '<header class="td-cover">',
    `<p class="td-game">${page.game}</p>`,
    `<h1 tabindex="-1">${words.title}</h1>`,
    `<p class="td-names">${escapeHtml(names)}</p>`,
    day === '' ? '' : `<p class="td-day">${escapeHtml(day)}</p>`,
    `<section aria-label="${page.standing}"><p class="td-ending">${escapeHtml(words.ending(diary, name))}</p>`,
    standingTable(diary, page, name),
    '</section></header>',
  ].join('');
}

function mapSection(diary: Diary, words: DiaryWords, names: string, name: Naming): string {
  const { page } = words;
  const legend = diary.travellers.map(
    ({ seat }) => `<li>${inlineToken(seat)}<span>${escapeHtml(name(seat))}</span>${inlineLine(seat)}</li>`,
  );
  return [
    `<section><h2>${words.routes}</h2><figure>`,
    `<div role="img" aria-label="${escapeHtml(page.map(names))}">${SHEETS.map(sheet => drawAtlas(diary, page, sheet)).join('')}</div>`,
    `<figcaption><ul class="td-legend">${legend.join('')}</ul>${page.mapHelp}</figcaption>`,
    '</figure></section>',
  ].join('');
}

function turningSection(diary: Diary, words: DiaryWords, name: Naming): string {
  const { page } = words;
  const points = diary.turningPoints.map(
    point => `<li class="${dressOf(point.seat)}"><b>${words.round(point.round)}</b> ${escapeHtml(words.turningPoint(point, name))}</li>`,
  );
  return [
    `<section><h2>${words.turningPoints}</h2>`,
    `<figure><div role="img" aria-label="${page.race}">${SHEETS.map(shape => drawRace(diary, page, shape)).join('')}</div>`,
    `<figcaption>${page.raceHelp}</figcaption></figure>`,
    `<ol class="td-points">${points.join('')}</ol>`,
    numbers(diary, words, name),
    '</section>',
  ].join('');
}

/** The chart again, for whoever would rather read it. */
function numbers(diary: Diary, { page, round }: DiaryWords, name: Naming): string {
  const row = (markers: readonly number[], column: number) =>
    `<tr><th scope="row">${column === 0 ? page.start : column > diary.rounds ? page.end : round(column)}</th>${markers.map(marker => `<td>${marker}</td>`).join('')}</tr>`;
  return [
    `<details class="td-numbers"><summary>${page.inNumbers}</summary><table><thead><tr><td></td>`,
    ...diary.travellers.map(({ seat }) => `<th scope="col">${escapeHtml(name(seat))}</th>`),
    `</tr></thead><tbody>${markersOf(diary).map(row).join('')}</tbody></table></details>`,
  ].join('');
}
