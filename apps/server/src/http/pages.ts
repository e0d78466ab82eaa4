import fastifyStatic from '@fastify/static';
import type { App } from './app.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** The web client's files, with their compressed copies where the build laid some. Those with a hash in their name never change. */
export async function servePages(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? YEAR : 'no-cache'),
  });
}

/** Addresses inside the client (`/`, `/table/…`, …) are all the same page; it finds its way by itself. What names arms is no file. */
export const isPage = (method: string, url: string): boolean => {
  const [path = ''] = url.split('?');
  return (
    (method === 'GET' || method === 'HEAD') && !/^\/(api|live)(\/|$)/.test(path) && (path.startsWith('/arms/') || !/\.[^/]*$/.test(path))
  );
};
