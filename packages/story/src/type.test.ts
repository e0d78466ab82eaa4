import { expect, test } from 'vitest';
import { storyFile } from './page.ts';
import { embedded, facesFor } from './type.ts';

const face = (family: string, range: string): string =>
  `@font-face { font-family: '${family}'; font-weight: 400; src: url(./files/${family}.woff2) format('woff2'), url(./files/${family}.woff) format('woff'); unicode-range: ${range}; }`;
const SHEET = [face('latin', 'U+0000-00FF,U+0131'), face('greek', 'U+0370-03FF'), face('kana', 'U+304?,U+30a2')].join('\n');

test.each([
  ['Anna', ['latin']],
  ['Anna Ω', ['latin', 'greek']],
  ['ア', ['kana']],
  ['あ', ['kana']],
  ['漢', []],
])('«%s» needs %j', (text, wanted) => {
  expect(facesFor(SHEET, text).map(({ file }) => file)).toEqual(wanted.map(name => `./files/${name}.woff2`));
});

test('a face without a range is always needed; one without a file never', () => {
  expect(facesFor('@font-face{font-family:a;src:url("/a.woff2")}@font-face{font-family:b;src:local("b")}', 'x')).toHaveLength(1);
});

test('the file is put inside, and the page allows it and nothing else', () => {
  const [latin] = facesFor(SHEET, 'a');
  const css = embedded(latin!, 'd09GMg==');
  expect(css).toContain('base64,d09GMg==)');
  expect(css).not.toContain('files/');
  const page = storyFile({ lang: 'en', title: '', style: '', body: '' }, css);
  expect(page).toContain(css);
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src data:");
});
