import type { DeviceKind } from '@tabard/house';

/** What a browser says of itself, and how people call it; the first that fits, as most claim to be others as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Vivaldi/', 'Vivaldi'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chromium/', 'Chromium'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Longer ones say nothing more. */
const LOOKED_AT = 500;

/** A device as its owner knows it, from what its browser says; nothing else of that is kept. */
export function deviceKindOf(userAgent: string | undefined): DeviceKind {
  const said = (userAgent ?? '').slice(0, LOOKED_AT);
  const named = (names: readonly (readonly [string, string])[]): string => names.find(([mark]) => said.includes(mark))?.[1] ?? '';
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
