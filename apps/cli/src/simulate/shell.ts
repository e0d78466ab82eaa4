import { type Picture, SERIES } from './plots.ts';
import { escaped } from './svg-document.ts';

/** A part of a page: plots, and beneath them the table that says the same. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly pictures: readonly Picture[];
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A page in one file that needs nothing else. */
export function shell(title: string, lead: string, sections: readonly Section[], notes: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
${sections.map(section).join('\n')}
<section>
<h2>How to read this</h2>
${notes.map(note => `<p>${note}</p>`).join('\n')}
</section>
</main>
</body>
</html>
`;
}

function section({ id, heading, pictures, title, head, rows }: Section): string {
  const cells = ([name, ...rest]: readonly string[]) =>
    `<tr><th scope="row">${escaped(name!)}</th>${rest.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  return `<section id="${id}">
<h2>${escaped(heading)}</h2>
${pictures.map((picture, i) => figure(picture, `${id}-${i + 1}`)).join('\n')}
${scrolling(
  `${heading}: table`,
  `<table>
<caption>${escaped(title)}</caption>
<thead><tr>${head.map(name => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(cells).join('')}</tbody>
</table>`,
)}
</section>`;
}

function figure({ title, svg }: Picture, id: string): string {
  const named = svg.replace('<svg', `<svg role="img" aria-labelledby="${id}"`);
  return `<figure><figcaption id="${id}">${escaped(title)}</figcaption>${scrolling(`${title}: plot`, named)}</figure>`;
}

/** What may be wider than a phone can be scrolled, by keyboard too. */
const scrolling = (name: string, content: string): string =>
  `<div class="wide" role="region" tabindex="0" aria-label="${escaped(name)}">${content}</div>`;

const DAY = ['#1f5fa8', '#b4451f', '#2e7d4f', '#7a3e9d', '#8a6d00', '#a3275d'];
const NIGHT = ['#7fb4f0', '#f0936e', '#79cf9a', '#c79be6', '#e0c04a', '#f08cb4'];
const palette = (colours: readonly string[]) => SERIES.map((name, i) => `${name}: ${colours[i]};`).join(' ');

const STYLE = `
:root { color-scheme: light dark; --ground: #fbf9f4; --ink: #1d1b18; --line: #d8d2c4; ${palette(DAY)} }
@media (prefers-color-scheme: dark) { :root { --ground: #17181b; --ink: #ebe7df; --line: #3b3d43; ${palette(NIGHT)} } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
figure { margin: 1rem 0; }
.wide { overflow-x: auto; }
.wide svg { width: 100%; min-width: 40rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 0.25rem 0; white-space: nowrap; }
th, td { text-align: left; padding: 0.25rem 1.25rem 0.25rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
`;
