import { MAP_COLOURS } from './atlas.ts';

/** The page's stylesheet: a book on parchment by day, silver on dark by night, black on white on paper. */
export const STYLE = `.travel-diary {
  ${MAP_COLOURS}
  --w-courage: #a8481f;
  --w-strength: light-dark(#4d5a68, #6b7a8a);
  --w-wit: light-dark(#64468c, #7d5cab);
  --w-honour: #8f6a10;
  --w-provision: light-dark(#8a5a20, #b57f3c);
  --w-advantage: light-dark(#3a5a5a, #4f7d7d);
  --d-ground: light-dark(#f3ead7, #1d1713);
  --d-page: light-dark(#faf4e6, #2a221c);
  --d-ink: light-dark(#2a211a, #efe4cf);
  --d-soft: light-dark(#5f5143, #b9a98f);
  --d-rule: light-dark(#b9a684, #5b4c3d);
  --d-accent: light-dark(#9c2f2b, #e58a7f);
  --d-gold: light-dark(#7a5a10, #d9b25a);
  --d-serif: "EB Garamond", "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --d-sans: "Source Sans 3", "Segoe UI", system-ui, sans-serif;
  box-sizing: border-box;
  max-inline-size: 76rem;
  margin: 0 auto;
  padding: clamp(1rem, 3vw, 2.5rem);
  color: var(--d-ink);
  font: 400 1.125rem / 1.55 var(--d-serif);
  font-variant-numeric: lining-nums;
  overflow-wrap: anywhere;

  &:lang(ja) {
    --d-serif: "Shippori Mincho", "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif;
    --d-sans: "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif;
    font-size: 1.0625rem;
    line-break: strict;
  }

  & *, & *::before, & *::after { box-sizing: border-box; }
  & svg { display: block; }
  & a { color: var(--d-accent); text-decoration-thickness: 1px; text-underline-offset: .18em; }
  & a:focus-visible, & summary:focus-visible { outline: 3px solid light-dark(#1d5593, #9cc7f5); outline-offset: 2px; border-radius: 4px; }
  & ol, & ul { margin: 0; padding: 0; list-style: none; }
  & p, & figure { margin: 0; }
  & h1, & h2, & h3 { margin: 0; font-family: var(--d-serif); font-weight: 600; line-height: 1.15; text-wrap: balance; }
  &:lang(ja) :is(h1, h2, h3, .td-names, .td-ending) { word-break: auto-phrase; }
  & h1:focus { outline: none; }
  & > section { margin-block-start: clamp(2.5rem, 6vw, 4.5rem); scroll-margin-block: 1rem; }
  & > section > h2 {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: .5em;
    margin-block-end: 1.25rem;
    font-size: clamp(1.6rem, 1.2rem + 1.8vw, 2.5rem);
    font-weight: 500;
    text-align: center;
  }
  & figcaption { max-inline-size: 44rem; margin: .9rem auto 0; color: var(--d-soft); font: 400 .9375rem / 1.5 var(--d-sans); text-align: center; text-wrap: pretty; }
  & > footer { margin-block-start: 4rem; padding-block-start: 1rem; border-block-start: 3px double var(--d-rule); color: var(--d-soft); font-style: italic; text-align: center; }
  &:lang(ja) > footer { font-style: normal; }

  & .td-shared { position: absolute; inline-size: 0; block-size: 0; overflow: hidden; }
  & .td-red { --seat: light-dark(#a62b26, #f08a7d); --disc: light-dark(#a62b26, #c23f38); --on: #fffaf0; }
  & .td-blue { --seat: light-dark(#1d5593, #8bbdf0); --disc: light-dark(#1f5fa0, #3270b0); --on: #fffaf0; }
  & .td-green { --seat: light-dark(#27632f, #8cc98f); --disc: light-dark(#2f7038, #377a40); --on: #fffaf0; }
  & .td-yellow { --seat: light-dark(#9a6b00, #f0c75e); --disc: #e3b23a; --on: #20170f; }

  & .td-cover {
    position: relative;
    display: grid;
    justify-items: center;
    padding: clamp(1.75rem, 5vw, 3.5rem) clamp(1rem, 4vw, 3rem);
    border: 6px double var(--d-rule);
    background: var(--d-page);
    text-align: center;
  }
  & .td-game { color: var(--d-accent); font: 600 .9375rem / 1.4 var(--d-sans); letter-spacing: .22em; text-transform: uppercase; }
  & h1 { margin-block: .1em .15em; font-size: clamp(2.6rem, 1.8rem + 4.5vw, 5rem); font-weight: 500; }
  & .td-names { font-size: clamp(1.3rem, 1.1rem + 1vw, 1.75rem); font-style: italic; line-height: 1.3; text-wrap: balance; }
  &:lang(ja) .td-names { font-style: normal; }
  & .td-day { margin-block-start: .35rem; color: var(--d-soft); font-variant-numeric: lining-nums; }
  & .td-cover > section { inline-size: min(100%, 36rem); margin-block-start: 1.75rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--d-rule); }
  & .td-ending { margin-block-end: 1rem; font-size: 1.25rem; text-wrap: balance; }

  & table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
  & thead th { white-space: nowrap; }
  & th, & td { padding: .35rem .5rem; border-block-end: 1px solid var(--d-rule); text-align: start; font-weight: 400; }
  & thead th { color: var(--d-soft); font: 400 .875rem / 1.4 var(--d-sans); }
  & .td-standing tbody th { inline-size: 100%; font-size: 1.25rem; }
  & .td-standing a { display: inline-flex; align-items: center; gap: .5em; min-block-size: 2.75rem; color: inherit; }
  & .td-standing tr > :last-child { text-align: end; }
  & .td-winner :is(th, td) { border-block-end: 2px solid var(--d-gold); font-weight: 600; }
  & .td-standing :is(.td-rank, .td-field) { white-space: nowrap; overflow-wrap: normal; }
  & .td-rank { inline-size: 3.5rem; color: var(--d-soft); font-size: 1.25rem; }
  & .td-field { font-size: 1.5rem; font-weight: 600; }

  & .td-token { inline-size: 1.35em; block-size: 1.35em; flex: none; }
  & .td-line { inline-size: 4rem; block-size: .75rem; flex: none; }
  & .td-disc { fill: var(--disc); stroke: var(--m-paper); stroke-width: 2.5; }
  & :is(.td-token, .td-badge) .td-disc { stroke: none; }
  & .td-on { fill: var(--on); }
  & .td-number { font-family: var(--d-sans); font-weight: 700; text-anchor: middle; }
  & .td-way { fill: none; stroke: var(--seat); stroke-width: 4.6; stroke-linecap: round; stroke-linejoin: round; }
  & .td-under { fill: none; stroke: var(--m-paper); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; opacity: .8; }
  & .td-arrow { fill: var(--seat); stroke: var(--m-paper); stroke-width: 2.5; paint-order: stroke; }
  & .td-place { fill: var(--m-ink); stroke: var(--m-paper); stroke-width: 6; stroke-linejoin: round; paint-order: stroke; font-family: var(--d-serif); font-weight: 600; text-anchor: middle; }
  & .td-count { fill: var(--m-ink); stroke: var(--m-paper); stroke-width: 4; stroke-linejoin: round; paint-order: stroke; font-family: var(--d-sans); font-weight: 700; }

  & .td-map { inline-size: 100%; block-size: auto; border-radius: 3px; background: var(--m-paper); stroke-linecap: round; stroke-linejoin: round; box-shadow: 0 2px 6px rgb(30 20 10 / 35%); }
  & .td-legend { display: flex; flex-wrap: wrap; justify-content: center; gap: .25rem 1.75rem; margin-block-end: .5rem; color: var(--d-ink); font: 600 1.125rem / 1.4 var(--d-serif); }
  & .td-legend li { display: flex; align-items: center; gap: .5em; }

  & .td-race { inline-size: 100%; block-size: auto; font-family: var(--d-sans); }
  & .td-race .td-count, & .td-race .td-way { stroke-width: 3.4; }
  & .td-race .td-count { stroke: none; fill: var(--d-ink); }
  & .td-axis { stroke: var(--d-ink); stroke-width: 1.5; }
  & .td-column { fill: var(--d-soft); text-anchor: middle; }
  & .td-gate-red { --gate: light-dark(#a62b26, #f08a7d); }
  & .td-gate-blue { --gate: light-dark(#1d5593, #8bbdf0); }
  & .td-gate-green { --gate: light-dark(#27632f, #8cc98f); }
  & [class^="td-gate-"] path { stroke: var(--gate); stroke-width: 1.5; stroke-dasharray: 2 5; }
  & [class^="td-gate-"] text { fill: var(--gate); text-anchor: end; font-weight: 600; }
  & .td-mark circle { fill: var(--d-page); stroke: var(--d-ink); stroke-width: 1.6; }
  & .td-mark text { fill: var(--d-ink); text-anchor: middle; font-weight: 700; }

  & .td-points { display: grid; gap: .25rem; max-inline-size: 46rem; margin: 1.5rem auto 0; counter-reset: point; }
  & .td-points li { position: relative; padding: .35rem 0 .35rem 3rem; counter-increment: point; }
  & .td-points li::before {
    content: counter(point);
    position: absolute;
    inset: .5rem auto auto 0;
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    font: 700 .9375rem / 1 var(--d-sans);
  }
  & .td-points b { margin-inline-end: .35em; color: var(--seat); font-weight: 600; }
  & :is(.td-numbers, .td-fold) { max-inline-size: 46rem; margin: 1.25rem auto 0; font-size: 1rem; }
  & .td-numbers { font-family: var(--d-sans); }
  & .td-fold { max-inline-size: none; }
  & :is(.td-numbers, .td-fold) summary { font-family: var(--d-sans); display: flex; align-items: center; min-block-size: 2.75rem; color: var(--d-accent); cursor: pointer; }
  & .td-numbers :is(td, thead th) { text-align: end; }

  & .td-journey { padding-block-start: clamp(1.5rem, 4vw, 2.5rem); border-block-start: 3px double var(--d-rule); }
  & .td-summary { max-inline-size: 44rem; margin: 0 auto .75rem; text-align: center; text-wrap: pretty; }
  & .td-journey > .td-wares { justify-content: center; margin-block-end: 1.75rem; font-size: 1.25rem; }
  & .td-wares { display: flex; flex-wrap: wrap; gap: .2rem .9rem; font-family: var(--d-sans); font-weight: 700; }
  & .td-wares span { display: inline-flex; align-items: center; gap: .25em; }
  & .td-wares svg { inline-size: 1.3em; block-size: 1.3em; }

  & .td-fold summary { justify-content: center; }
  & .td-stops { display: grid; gap: 1.25rem 2.5rem; align-content: start; margin-block-start: 1rem; font-size: 1.125rem; }
  & .td-stops li { position: relative; display: grid; grid-template-columns: clamp(3.75rem, 14vw, 6rem) minmax(0, 1fr); gap: 0 .9rem; break-inside: avoid; }
  & .td-badge { position: absolute; inset: -.35rem auto auto -.35rem; inline-size: 2.1rem; block-size: 2.1rem; }
  & .td-vignette { inline-size: 100%; block-size: auto; stroke-linecap: round; stroke-linejoin: round; }
  & .td-stops h3 { font-size: 1.3125rem; }
  & .td-stops small { color: var(--d-soft); font: 400 .875rem / 1.2 var(--d-sans); white-space: nowrap; }
  & .td-stops p { line-height: 1.45; text-wrap: pretty; }
  & .td-stops .td-wares, & .td-step { margin-block-start: .3rem; }
  & .td-stops .td-wares { display: inline-flex; margin-inline-end: 1rem; }
  & .td-step { display: inline-block; padding: 0 .6em; border: 1px solid var(--d-rule); border-radius: 1em; background: var(--d-page); font: 700 .9375rem / 1.6 var(--d-sans); white-space: nowrap; }

  & .td-wide { display: none; }
  @media (width >= 48rem) {
    & .td-wide { display: block; }
    & .td-tall { display: none; }
  }
  @media (width >= 64rem) {
    & .td-stops { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (width < 40rem) {
    & .td-standing .td-line { display: none; }
    & :is(th, td) { padding-inline: .25rem; }
    & .td-standing .td-rank { inline-size: 2rem; }
    & .td-map { inline-size: calc(100% + 2rem - 10px); margin-inline: calc(5px - 1rem); }
  }
  @media print {
    --d-page: transparent;
    max-inline-size: none;
    padding: 0;
    font-size: 11pt;
    & .td-map { box-shadow: none; }
    & .td-numbers, & .td-race.td-tall { display: none; }
    & .td-race.td-wide { display: block; }
    & .td-stops { display: block; }
    & .td-fold::details-content { content-visibility: visible; block-size: auto; }
    & .td-fold summary { display: none; }
    & .td-stops li { grid-template-columns: 1.6cm minmax(0, 1fr); margin-block-end: .4cm; }
    & > section, & .td-journey { margin-block-start: 0; break-before: page; }
    & h2, & h3 { break-after: avoid; }
    & a { text-decoration: none; }
  }
}`;
