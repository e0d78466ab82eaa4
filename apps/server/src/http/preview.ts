import type { Lang } from '@tabard/core';
import type { House } from '@tabard/house';
import { AtTable, check, type Table } from '@tabard/protocol';
import { PREVIEW_WORDS } from './preview-words.ts';

/** What a page says of itself before any script has run: to a messenger that shows a link, and to search engines. */
export interface Preview {
  readonly lang: Lang;
  readonly title: string;
  readonly description: string;
  /** The game pictured; '' is the house. */
  readonly game: string;
}

/** Tables and device links are for those who were sent them. */
const PRIVATE = ['table', 'link'];

/** Whether search engines may list a page. */
export const isPublic = (path: string): boolean => !PRIVATE.includes(path.split('/').find(part => part !== '') ?? '');

/** `asked` is the language of whoever asks, if they named one; an invitation else speaks its host's. */
export async function previewOf(path: string, house: House, asked: Lang | undefined): Promise<Preview> {
  const [first = '', second = '', third] = path.split('/').filter(part => part !== '');
  if (first === 'table' && third === undefined) return previewOfTable(second, house, asked);
  const lang = asked ?? 'en';
  const words = PREVIEW_WORDS[lang];
  const game = first === 'learn' || first === 'new' ? await titleOf(second, house, lang) : undefined;
  if (game === undefined) return { lang, title: words.home, description: words.about, game: '' };
  return first === 'learn'
    ? { lang, title: words.learn(game), description: words.learnAbout, game: second }
    : { lang, title: words.newTable(game), description: words.about, game: second };
}

async function previewOfTable(id: string, house: House, asked: Lang | undefined): Promise<Preview> {
  const live = check(AtTable, { table: id }).ok ? await house.open(id) : undefined;
  if (!live?.ok) return previewOf('/', house, asked);
  const lang = asked ?? (await langOfHost(live.value.table.about.host, house));
  const table = live.value.describe(undefined);
  const title = (await titleOf(table.game, house, lang)) ?? '';
  return { lang, ...inviting(table, title, lang), game: table.game };
}

function inviting({ status, seats, host }: Table, game: string, lang: Lang): Pick<Preview, 'title' | 'description'> {
  const words = PREVIEW_WORDS[lang];
  if (status !== 'waiting') return { title: game, description: words.about };
  const name = host === null ? '' : (seats[host]?.name ?? '');
  return { title: name === '' ? words.invited(game) : words.invites(name, game), description: words.invitedAbout };
}

const langOfHost = async (host: string, { store }: House): Promise<Lang> => (await store.playersBy([host]))[0]?.lang ?? 'en';

async function titleOf(game: string, { games }: House, lang: Lang): Promise<string | undefined> {
  return (await games.get(game))?.words[lang].title;
}

/** The client's page with these words in its head; `at` is the address it was asked for at. */
export function withPreview(
  html: string,
  preview: Preview,
  at: { readonly origin: string; readonly path: string; readonly picture: string },
): string {
  const { lang, title, description } = preview;
  const picture = `${at.origin}${at.picture}`;
  const head = [
    `<title>${safe(title)}</title>`,
    `<meta name="description" content="${safe(description)}" />`,
    isPublic(at.path) ? `<link rel="canonical" href="${safe(at.origin + at.path)}" />` : '<meta name="robots" content="noindex" />',
    ...Object.entries({ site_name: 'Tabard', type: 'website', title, description, image: picture, locale: LOCALES[lang] }).map(
      ([name, content]) => `<meta property="og:${name}" content="${safe(content)}" />`,
    ),
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(/<meta name="description"[^<>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));
}

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR', ja: 'ja_JP' };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, letter => ESCAPES[letter]!);
