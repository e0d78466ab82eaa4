import { expect, test } from 'vitest';
import { escapeHtml, storyFile } from './page.ts';

test('text in HTML stays text', () => {
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(escapeHtml('ねずみ – Mäuse')).toBe('ねずみ – Mäuse');
});

test('a story is one file that says its language and its title, and may fetch and run nothing', () => {
  const file = storyFile({ lang: 'ja', title: 'a < b', style: '.tale { color: red }', body: '<p>…</p>' });
  expect(file).toMatch(/^<!doctype html>\n<html lang="ja">\n<head>\n<meta charset="utf-8">/);
  expect(file).toContain('<title>a &lt; b</title>');
  expect(file).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(file).toContain('.tale { color: red }');
  expect(file).toMatch(/<main>\n<p>…<\/p>\n<\/main>\n<\/body>\n<\/html>\n$/);
});
