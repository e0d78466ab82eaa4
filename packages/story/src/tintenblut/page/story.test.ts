import { LANGS, type Lang } from '@tabard/core';
import { PLACES } from '@tabard/tintenblut';
import { describe, expect, test } from 'vitest';
import { storyFile } from '../../page.ts';
import { type Diary, diaryOf } from '../diary.ts';
import { randomMatch } from '../random-match.fixture.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { ja } from '../text/ja.ts';
import type { DiaryWords } from '../text/words.ts';
import { linesOf, rows } from './labels.ts';
import { walkedPath, walksOf } from './lanes.ts';
import { labelled, markersOf } from './race.ts';
import { storyOf } from './story.ts';
import { gatheredAt, together } from './wares.ts';

const WORDS: Readonly<Record<Lang, DiaryWords>> = { en, de, fr, ja };
const NAMES = ['Mira', 'Jo & Kim', '<b>Bo</b>', 'Ø"\''];
const name = (seat: number): string => NAMES[seat]!;

const DIARIES: readonly Diary[] = [2, 3, 4].map(seats => {
  const { beginning, facts, outcome } = randomMatch(`story ${seats}`, seats);
  return diaryOf(beginning, facts, outcome);
});

const count = (text: string, part: string): number => text.split(part).length - 1;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]!);

describe.each(LANGS)('the page in %s', lang => {
  const stories = DIARIES.map(diary => storyOf(diary, WORDS[lang], lang, name));

  test('has every tag closed, every link’s end, and no id twice', () => {
    for (const { body } of stories) {
      expect(unclosed(body)).toEqual([]);
      const ids = all(body, /\sid="([^"]*)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      expect(all(body, /href="#([^"]*)"/g).filter(id => !ids.includes(id))).toEqual([]);
    }
  });

  test('needs nothing from anywhere, runs nothing, and fits a strict policy', () => {
    for (const { body, style } of stories) {
      expect(body).not.toMatch(/<script|<img|<link|<style|\sstyle=|\son\w+=|https?:|url\(|href="(?!#)|src=/);
      expect(style).not.toMatch(/@import|url\(|https?:|<\//);
      expect(body).not.toMatch(/NaN|undefined|\[object|\$\{/);
    }
  });

  test('says when it was played, if that is known', () => {
    const { body } = storyOf(DIARIES[0]!, WORDS[lang], lang, name, '1 & 2 May 2031');
    expect(body).toContain('<p class="td-day">1 &amp; 2 May 2031</p>');
    expect(stories[0]!.body).not.toContain('td-day');
  });

  test('writes names as they are', () => {
    const [, , four] = stories;
    expect(four!.body).not.toContain('<b>Bo');
    for (const written of ['Jo &amp; Kim', '&lt;b&gt;Bo&lt;/b&gt;', 'Ø&quot;&#39;']) expect(four!.body).toContain(written);
    expect(four!.title).toContain('<b>Bo</b>');
    expect(storyFile(four!)).toContain(`<html lang="${lang}">`);
  });

  test('numbers every stop, in the list and on the map, and tells all of it', () => {
    DIARIES.forEach((diary, index) => {
      const { body } = stories[index]!;
      const sections = body.split('<section class="td-journey').slice(1);
      expect(sections).toHaveLength(diary.travellers.length);
      for (const { seat, stops } of diary.travellers) {
        const section = sections[seat]!;
        expect(count(section, '<li>')).toBe(stops.length);
        for (const round of stops.keys()) if (round > 0) expect(count(section, `>${round}</text></g>`), `round ${round}`).toBe(3);
      }
      expect(count(body, '<li class="td-')).toBe(diary.turningPoints.length);
    });
  });

  test('calls travellers without a name by their colour', () => {
    const { title } = storyOf(DIARIES[2]!, WORDS[lang], lang);
    for (const colour of Object.values(WORDS[lang].page.nameless)) expect(title).toContain(colour);
  });
});

test('is told even of a match that was over before anybody went anywhere', () => {
  const outcome = { ranking: [[1], [0]], scores: [0, 1], reason: 'resigned' };
  const { body } = storyOf(diaryOf(randomMatch('early', 2).beginning, [], outcome), en, 'en', name);
  expect(unclosed(body)).toEqual([]);
  expect(body).not.toMatch(/NaN|undefined|Infinity/);
  expect(body).toContain('After one round Jo &amp; Kim wins, for the others gave up.');
});

test('shares a place where the places are shared', () => {
  const [diary] = DIARIES;
  const tied = storyOf({ ...diary!, outcome: { ...diary!.outcome, ranking: [[1, 0]] } }, en, 'en', name);
  expect(all(tied.body, /<td class="td-rank">(\d)</g)).toEqual(['1', '1']);
  const { body } = storyOf({ ...DIARIES[2]!, outcome: { ...diary!.outcome, ranking: [[3], [1, 0], [2]] } }, en, 'en', name);
  expect(all(body, /<td class="td-rank">(\d)</g)).toEqual(['1', '2', '2', '4']);
});

test('what was gathered at the stops is what was gathered', () => {
  for (const { travellers } of DIARIES)
    for (const { stops, gathered } of travellers) {
      const found = together(stops.map(gatheredAt));
      for (const [ware, many] of Object.entries(gathered)) expect(found.get(ware as keyof typeof gathered) ?? 0).toBe(many);
    }
});

test('every road that was walked is drawn, there and back', () => {
  const route = ['border-inn', 'night-castle', 'infirmary', 'night-castle'] as const;
  const traveller = DIARIES[0]!.travellers[0]!;
  const journey = { card: 'infirmary', from: 'border-inn', route, cost: 2, free: false, number: 1 } as const;
  const walker = { ...traveller, stops: [{ ...traveller.stops[1]!, journey }] };
  expect(count(walkedPath(walker, 'tall', 3), 'M')).toBe(2);
  const walks = walksOf(walker, 'tall');
  expect(walks).toHaveLength(3);
  const [, there, back] = walks;
  expect(there!.path).not.toBe(back!.path);
  const turned = Math.abs(there!.arrow.angle - back!.arrow.angle);
  expect(Math.min(turned, 360 - turned)).toBeGreaterThan(150);
  expect(walksOf({ ...traveller, stops: traveller.stops.slice(0, 1) }, 'tall')).toEqual([]);
});

test('the race begins where everybody began and ends where everybody came to', () => {
  for (const diary of DIARIES) {
    const markers = markersOf(diary);
    expect(markers[0]).toEqual(diary.travellers.map(() => 0));
    expect(markers.at(-1)).toEqual(diary.travellers.map(({ marker }) => marker));
    expect(markers.length - diary.rounds).toBeGreaterThanOrEqual(1);
    for (const { seat } of diary.travellers) {
      const own = markers.map(row => row[seat]!);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  }
});

test('rounds have labels as far as there is room', () => {
  expect(labelled(4, 20)).toEqual([0, 1, 2, 3]);
  expect(labelled(10, 5)).toEqual([0, 2, 4, 6, 9]);
  expect(labelled(2, 1)).toEqual([0, 1]);
});

test('names of places take a line or two, and nothing gets lost', () => {
  expect(linesOf('Gasthaus an der Grenze')).toEqual(['Gasthaus an', 'der Grenze']);
  expect(linesOf('Ombra')).toEqual(['Ombra']);
  expect(linesOf('ねずみの水車小屋')).toEqual(['ねずみの', '水車小屋']);
  expect(linesOf('秘密の野営地')).toEqual(['秘密の野営地']);
  for (const lang of LANGS)
    for (const place of PLACES) {
      const called = WORDS[lang].page.places[place];
      expect(linesOf(called).join('').replaceAll(' ', '')).toBe(called.replaceAll(' ', ''));
    }
});

test('things in rows stand in the middle', () => {
  expect(rows(0, 4, 10, 50)).toEqual([]);
  expect(rows(5, 4, 10, 50)).toEqual([...[30, 40, 50, 60].map(x => ({ x, row: 0 })), { x: 45, row: 1 }]);
});

/** Tags that are opened and not closed, or closed and not opened. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, tag, rest] of html.matchAll(/<(\/?)([a-z0-9]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (rest!.endsWith('/')) continue;
    if (end === '') open.push(tag!);
    else if (open.pop() !== tag) wrong.push(`</${tag}>`);
  }
  return [...wrong, ...open];
}
