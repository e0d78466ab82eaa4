import { Brand } from './brand.tsx';
import { Fan } from './fan.tsx';

/** The picture of a game on the first screen; a new game shows the house's sign until it has one. */
export function Picture({ game }: { readonly game: string }) {
  if (game === 'blanc-noir') return <Fan />;
  if (game === 'blason') return <Coat />;
  if (game === 'tintenblut') return <MapSheet />;
  return <Brand size={160} />;
}

/** A coat from the game, drawn by `tools/pictures.ts`: the heralds themselves come later. */
const Coat = () => <img class="fan coat" src="/pictures/blason.svg" width="200" height="240" alt="" />;

/** Mountains, a forest, a coast, in one stroke of the pen. */
const INKED =
  'M-132-22l20-34 18 28 14-20 22 34M-112-56l4 18M-80-48l4 14M-126 34l8-18 8 18zM-110 40l8-20 8 20zM-94 32l8-18 8 18zM-118 54l8-18 8 18zM-100 58l8-20 8 20z' +
  'M136 20c-18 2-22 14-36 16s-16 16-30 18-14 14-26 16M140 32c-16 2-22 12-34 15s-17 16-30 18M118 58q5-5 10 0t10 0M98 68q5-5 10 0t10 0';
const CASTLE = 'M52 0v-34h8v6h8v-6h8v6h8v-6h8v34zM46-2v-40l9-16 9 16M80-42l9-16 9 16v40M66 0v-12a6 6 0 0 1 12 0V0M55-58v-12l12 4-12 4';
const TENT = 'M-46 62l22-44 22 44zM-24 18v-10l12 4-12 3M-34 62l10-30 10 30';
const ROAD = 'M-24 62c14 14 40 6 40-14s-44-30-34-48 52-18 62-4 8 10 22 6';

/** A drawn map: a journey from the tents to the castle. */
function MapSheet() {
  const ink = {
    fill: 'none',
    stroke: 'var(--card-ink)',
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  } as const;
  return (
    <svg class="fan" viewBox="-186 -96 372 196" aria-hidden="true" focusable="false">
      <path d="M-150-86q75 8 150 0t150 0v166q-75-8-150 0t-150 0z" fill="var(--card)" stroke="var(--card-rule)" stroke-width="2" />
      <path d={INKED} {...ink} />
      <path d={ROAD} {...ink} stroke="var(--r-mark)" stroke-width="4" stroke-dasharray=".1 9" />
      <path d={CASTLE} {...ink} fill="var(--r-fill)" />
      <path d={TENT} {...ink} fill="var(--b-fill)" />
    </svg>
  );
}
