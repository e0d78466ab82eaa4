import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@tabard/server';
import { type Browser, chromium, type Page } from 'playwright-core';

/** How smoothly things travel over one game's board. */
export interface FrameFigures {
  readonly game: string;
  /** Frames drawn while something was on its way. */
  readonly frames: number;
  /** Those that took more than two of a screen's sixtieths. */
  readonly slow: number;
}

interface Plan {
  readonly dist: string;
  readonly games: readonly string[];
  /** How long each game is watched. */
  readonly seconds: number;
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome'];
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
const SLOW_MS = 34;

/** Watches bots play in a browser; undefined where there is no browser. */
export async function measureFrames({ dist, games, seconds }: Plan): Promise<FrameFigures[] | undefined> {
  const executablePath = process.env.TABARD_CHROMIUM || PLACES.find(existsSync);
  if (!executablePath) return;
  const data = mkdtempSync(join(tmpdir(), 'tabard-frames-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', data, web: dist, botPauseMs: 0, logLevel: 'error' });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const figures: FrameFigures[] = [];
    for (const game of games) figures.push({ game, ...(await watch(browser, `http://127.0.0.1:${server.port}`, game, seconds)) });
    return figures;
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A table of bots: the visitor's own seat is handed to one, so that his cards fly too. */
async function watch(browser: Browser, url: string, game: string, seconds: number): Promise<Omit<FrameFigures, 'game'>> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  const made = await page.request.post('/api/play-now', { data: { game, level: 'greedy' } });
  const { id, me } = (await made.json()) as { id: string; me: { seat: number } };
  await page.goto(`/table/${id}`);
  await page.locator('.board-frame').waitFor();
  await page.request.post(`/api/tables/${id}/stand-in`, { data: { seat: me.seat } });
  const figures = await framesOf(page, seconds);
  await page.close();
  return figures;
}

/** What the page has, of which this side knows nothing else. */
declare const document: { getAnimations(): readonly { readonly playState: string }[] };
declare function requestAnimationFrame(run: (now: number) => void): void;

const framesOf = (page: Page, seconds: number): Promise<Omit<FrameFigures, 'game'>> =>
  page.evaluate(
    ({ seconds, SLOW_MS }) =>
      new Promise(resolve => {
        const figures = { frames: 0, slow: 0 };
        const end = performance.now() + seconds * 1000;
        let before = performance.now();
        let isMoving = false;
        const count = (now: number) => {
          if (isMoving) {
            figures.frames += 1;
            if (now - before > SLOW_MS) figures.slow += 1;
          }
          before = now;
          isMoving = document.getAnimations().some(one => one.playState === 'running');
          if (now < end) requestAnimationFrame(count);
          else resolve(figures);
        };
        requestAnimationFrame(count);
      }),
    { seconds, SLOW_MS },
  );
