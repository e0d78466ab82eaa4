import { signal } from '@preact/signals';

/** Where in the house we are. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string | undefined }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'replay'; readonly table: string }
  | { readonly at: 'diary'; readonly table: string }
  | { readonly at: 'learn'; readonly game: string | undefined }
  | { readonly at: 'settings' }
  | { readonly at: 'credits' }
  | { readonly at: 'fair' }
  | { readonly at: 'link'; readonly code: string }
  | { readonly at: 'arms'; readonly arms: string }
  | { readonly at: 'nowhere' };

export const route = signal<Route>(read(location.pathname));

export const tablePath = (table: string): string => `/table/${table}`;
export const replayPath = (table: string): string => `/table/${table}/replay`;
export const diaryPath = (table: string): string => `/table/${table}/diary`;

export function go(path: string, how: { readonly replace: boolean } = { replace: false }): void {
  history[how.replace ? 'replaceState' : 'pushState'](null, '', path);
  route.value = read(location.pathname);
  scrollTo(0, 0);
}

/** Lets links of the house change the screen without loading the page again. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    route.value = read(location.pathname);
  });
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function read(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(part => part !== '');
  if (rest.length > 0) return { at: 'nowhere' };
  if (first === undefined) return { at: 'home' };
  if (first === 'table' && second !== undefined) {
    if (third === undefined) return { at: 'table', table: second };
    return third === 'replay' || third === 'diary' ? { at: third, table: second } : { at: 'nowhere' };
  }
  if (third !== undefined) return { at: 'nowhere' };
  if (first === 'new' || first === 'learn') return { at: first, game: second };
  if (first === 'arms') return { at: 'arms', arms: second ?? '' };
  if (first === 'link' && second !== undefined) return { at: 'link', code: second };
  if (second === undefined && (first === 'settings' || first === 'credits' || first === 'fair')) return { at: first };
  return { at: 'nowhere' };
}
