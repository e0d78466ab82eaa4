import type { Naming } from '@tabard/core';
import { SHEETS } from '@tabard/inkworld';
import { escapeHtml } from '../../page.ts';
import type { Stop, Traveller } from '../diary.ts';
import type { DiaryWords } from '../text/words.ts';
import { dressOf, inlineBadge, inlineToken } from './dress.ts';
import { sectionOf } from './standing.ts';
import { gatheredAt, inlineWares, together } from './wares.ts';
import { drawWayMap } from './way-map.ts';

/** One traveller's pages: the way on the map, and every stop as it was. */
export function journeySection(traveller: Traveller, words: DiaryWords, name: Naming): string {
  const { seat, stops } = traveller;
  const { page } = words;
  const way = stops.map(({ place }, round) => `${round === 0 ? page.start : round} ${page.places[place]}`);
  return [
    `<section class="td-journey ${dressOf(seat)}" id="${sectionOf(seat)}">`,
    `<h2>${inlineToken(seat)}<span>${escapeHtml(words.heading(name(seat)))}</span></h2>`,
    `<p class="td-summary">${escapeHtml(words.summary(traveller))}</p>`,
    inlineWares(together(stops.map(gatheredAt))),
    `<figure><div role="img" aria-label="${escapeHtml(page.way(name(seat), way))}">${SHEETS.map(sheet => drawWayMap(traveller, page, sheet)).join('')}</div><figcaption>${page.wayHelp}</figcaption></figure>`,
    `<details class="td-fold"><summary>${page.stops(stops.length)}</summary>`,
    `<ol class="td-stops">${stops.map((stop, round) => stopItem(stop, round, words, name)).join('')}</ol>`,
    '</details></section>',
  ].join('');
}

function stopItem(stop: Stop, round: number, words: DiaryWords, name: Naming): string {
  const { page } = words;
  const sentences = words.stop(stop, name).map(escapeHtml).join(page.space);
  const from = stop.conversions[0]?.from;
  const stepped = from === undefined ? '' : `<span class="td-step" aria-hidden="true">${from} → ${stop.marker}</span>`;
  return [
    `<li><svg class="td-vignette" viewBox="-72 -122 144 128" aria-hidden="true"><use href="#td-at-${stop.place}"/></svg>`,
    inlineBadge(stop.seat, round),
    `<div><h3>${page.places[stop.place]} <small>${round === 0 ? page.start : words.round(round)}</small></h3>`,
    `<p>${sentences}</p>${inlineWares(gatheredAt(stop))}${stepped}</div></li>`,
  ].join('');
}
