import type { Lang } from '@tabard/core';
import type { ComponentType } from 'preact';
import { lang as inUse } from '../../i18n/index.ts';
import { type Spoken, spoken } from '../../i18n/spoken.ts';

/** A board's own words, fetched one language at a time. */
export const stringsFrom = <Strings,>(load: Readonly<Record<Lang, () => Promise<Strings>>>): Spoken<Strings> =>
  spoken(lang => load[lang]());

/** A part that is handed its board's words, and shown once they are here. */
export function speaking<Props extends { readonly lang: Lang }, Strings>(
  strings: Spoken<Strings>,
  Part: ComponentType<Props & { readonly strings: Strings }>,
): ComponentType<Props> & { ready(): Promise<void> } {
  const Speaking = (props: Props) => {
    const said = strings.in(props.lang);
    return said === undefined ? null : <Part {...props} strings={said} />;
  };
  return Object.assign(Speaking, { ready: () => strings.fetch(inUse.peek()) });
}
