import { short, WARE_SIGNS } from '@tabard/inkworld';
import { REWARDS, type Reward } from '@tabard/tintenblut';
import type { Stop } from '../diary.ts';

/** What a stop brought: its reward, a card's gift, an exchange. */
export function gatheredAt({ reward, used, trade }: Stop): ReadonlyMap<Reward, number> {
  const found = new Map<Reward, number>();
  const add = (what: Reward, count: number): void => {
    if (count > 0) found.set(what, (found.get(what) ?? 0) + count);
  };
  for (const { reward: what, got } of reward?.gains ?? []) add(what, got);
  if (used?.card === 'nettle' || used?.card === 'barn-owl') add('provision', used.provisions);
  if (used?.card === 'barn-owl') add(used.tile, 1);
  if (trade) add(trade.got, 1);
  return found;
}

export function together(all: readonly ReadonlyMap<Reward, number>[]): ReadonlyMap<Reward, number> {
  const sum = (what: Reward) => all.reduce((total, one) => total + (one.get(what) ?? 0), 0);
  return new Map(REWARDS.map(what => [what, sum(what)] as const).filter(([, count]) => count > 0));
}

/** The ground of each, whose shape is the ware's own, as the board has it; on a square of 24. */
const GROUNDS: Readonly<Record<Reward, string>> = {
  courage: 'M12 .5a11.500 11.500 0 1 0 .01 0z',
  strength: 'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  wit: 'M6.500 1h11L23.500 12L17.500 23h-11L.5 12z',
  honour: 'M1.500 1h21v13L12 23.500L1.500 14z',
  provision: 'M2 11.500C2 7 6.500 4 12 4s10 3 10 7.500c0 1.700-.8 2.900-2 3.300V20H4v-5.200c-1.200-.4-2-1.600-2-3.300z',
  advantage:
    'M5.500 1h13A1.500 1.500 0 0 1 20 2.500v19a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 21.500v-19A1.500 1.500 0 0 1 5.500 1z',
};
const STAR = 'M12 6l1.800 3.900l4.200.5l-3.100 2.900l.8 4.200l-3.700-2.100l-3.700 2.100l.8-4.200L6 10.400l4.200-.5z';
/** A woodcut made small enough for its ground. */
const INSIDE = 'transform="translate(4.800 4.800) scale(.028)"';

const signOf = (what: Reward): string =>
  what === 'advantage' ? `<path fill="#fffaf0" d="${STAR}"/>` : `<path fill="#fffaf0" ${INSIDE} d="${WARE_SIGNS[what]}"/>`;

/** Every ware once, for `ware` and `inlineWares` to use. */
export const drawWares = (): string =>
  REWARDS.map(
    what => `<symbol id="td-${what}" viewBox="0 0 24 24"><path fill="var(--w-${what})" d="${GROUNDS[what]}"/>${signOf(what)}</symbol>`,
  ).join('');

/** A ware and how many, its left edge and its middle given; about `size` × 1.7 wide. */
export const ware = (what: Reward, count: number, x: number, y: number, size: number): string =>
  [
    `<use href="#td-${what}" x="${short(x)}" y="${short(y - size / 2)}" width="${size}" height="${size}"/>`,
    `<text class="td-count" x="${short(x + size * 1.08)}" y="${short(y + size * 0.31)}" font-size="${short(size * 0.86)}">${count}</text>`,
  ].join('');

/** Wares in a line of text; words say the same beside it. */
export function inlineWares(wares: ReadonlyMap<Reward, number>): string {
  const each = [...wares].map(([what, count]) => `<span><svg viewBox="0 0 24 24"><use href="#td-${what}"/></svg>${count}</span>`);
  return each.length === 0 ? '' : `<span class="td-wares" aria-hidden="true">${each.join('')}</span>`;
}
