import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Lang } from '@tabard/core';
import type { House } from '@tabard/house';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { isPublic, previewOf, withPreview } from './preview.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** The web client's files, with their compressed copies where the build laid some. Those with a hash in their name never change. */
export async function servePages(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache'),
  });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/** Says of a page for few that search engines are not to list it, whatever else becomes of the answer. */
export function markPrivate(request: FastifyRequest, reply: FastifyReply): void {
  if (!isPublic(pathOf(request.url))) reply.header('x-robots-tag', 'noindex');
}

/** Addresses inside the client (`/`, `/table/…`, …) are all the same page; it finds its way by itself. What names arms is no file. */
export const isPage = (method: string, url: string): boolean => {
  const path = pathOf(url);
  // A search from the end, not by an expression: that would take the square of the dots' number.
  const isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|live)(\/|$)/.test(path) && (path.startsWith('/arms/') || !isFile);
};

/** That page, with what it is about in its head: a messenger runs no script. Without these words it still comes when the house cannot say them. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, house, lang }: { readonly folder: string; readonly house: House; readonly lang: Lang | undefined },
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const preview = await previewOf(path, house, lang).catch(() => undefined);
  if (!preview) return reply.sendFile('index.html');
  const own = `/pictures/${preview.game}.png`;
  const picture = preview.game !== '' && existsSync(join(folder, own)) ? own : '/pictures/tabard.png';
  const html = withPreview(await readFile(join(folder, 'index.html'), 'utf8'), preview, {
    origin: `${request.from.isSecure ? 'https' : 'http'}://${request.from.host}`,
    path,
    picture,
  });
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie', 'content-language': preview.lang })
    .type('text/html; charset=utf-8')
    .send(html);
}
