import { signal } from '@preact/signals';
import { KIND_SIGNS, WARE_SIGNS } from '@tabard/inkworld';
import { SYMBOLS } from '../../ui/symbols.ts';
import { useTable } from './context.ts';
import { type Advantage, colourOf, type Line, type Reward, type SeatColour, type VillainName, type Ware } from './game.ts';
import { ICON_BOX, LINE_PATHS, MARK_PATHS } from './icons.ts';

interface IconProps {
  readonly path: string;
  readonly class?: string;
  readonly box?: string;
}

function Icon({ path, class: name, box = ICON_BOX }: IconProps) {
  return (
    <svg class={name === undefined ? 'tb-icon' : `tb-icon ${name}`} viewBox={box} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}

/** A tile or a provision: its sign on a ground whose shape is its own. */
export function WareSign({ of }: { readonly of: Ware }) {
  return (
    <span class="tb-ware" data-ware={of} aria-hidden="true">
      <Icon path={WARE_SIGNS[of]} />
    </span>
  );
}

export const RewardSign = ({ of }: { readonly of: Reward }) => (of === 'advantage' ? <CardSign /> : <WareSign of={of} />);

/** An advantage card from its back. */
export function CardSign() {
  return (
    <span class="tb-ware" data-ware="advantage" aria-hidden="true">
      <LineIcon path={LINE_PATHS.card} />
    </span>
  );
}

/** The upper line is for one figure, the lower for two. */
export const LineSign = ({ of }: { readonly of: Line }) => <LineIcon path={LINE_PATHS[of]} />;

function LineIcon({ path }: { readonly path: string }) {
  return (
    <svg class="tb-icon tb-lineicon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
    </svg>
  );
}

const portraits = signal<typeof import('./portraits.ts') | undefined>(undefined);
const AGAIN_MS = 3000;

/** They come beside the board; until then their frames are empty. */
async function fetchPortraits(): Promise<void> {
  try {
    portraits.value = await import('./portraits.ts');
  } catch {
    setTimeout(() => void fetchPortraits(), AGAIN_MS);
  }
}
void fetchPortraits();

export const VillainSign = ({ of }: { readonly of: VillainName }) => (
  <Icon path={portraits.value?.VILLAIN_PATHS[of] ?? ''} class="tb-villain-sign" />
);
export const AdvantageSign = ({ of }: { readonly of: Advantage }) => <Icon path={portraits.value?.ADVANTAGE_PATHS[of] ?? ''} />;
export const MarkSign = ({ of }: { readonly of: keyof typeof MARK_PATHS }) => <Icon path={MARK_PATHS[of]} class={`tb-mark-${of}`} />;

/** A kind of places: its sign in its colour. */
export const KindSign = ({ of }: { readonly of: keyof typeof KIND_SIGNS }) => (
  <svg class="tb-icon tb-kind" data-kind={of} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" d={KIND_SIGNS[of]} />
  </svg>
);

/** The tincture of each player's colour, and its sign: they always go together. */
export const TINCTURE: Readonly<Record<SeatColour, 'r' | 'b' | 'g' | 'y'>> = { red: 'r', blue: 'b', green: 'g', yellow: 'y' };
export const SEAT_SIGNS: Readonly<Record<SeatColour, string>> = {
  red: SYMBOLS.flame,
  blue: SYMBOLS.drop,
  green: SYMBOLS.leaf,
  yellow: SYMBOLS.heraldicSun,
};

export function SeatSign({ seat }: { readonly seat: number }) {
  const { settings } = useTable();
  const tincture = TINCTURE[colourOf(seat)];
  return (
    <span class="tb-seatsign" data-colour={tincture} data-hatched={settings.hatching} aria-hidden="true">
      <Icon path={SEAT_SIGNS[colourOf(seat)]} />
      {settings.letters && <i>{tincture}</i>}
    </span>
  );
}
