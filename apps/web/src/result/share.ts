import type { Table } from '@tabard/protocol';
import { lang } from '../i18n/index.ts';
import type { Bearer } from '../ui/avatar.tsx';
import { crestFrom, SHIELD } from '../ui/crest.ts';
import { download, fitForFiles } from '../ui/download.ts';
import { pictureOf } from '../ui/heraldry.ts';
import { findNumbers } from './find.ts';
import { drawResult, type PicturedRow, SIZE } from './picture.ts';
import { pointsOf } from './points.ts';

interface Shared {
  readonly table: Table;
  readonly game: string;
  readonly victory: string;
  name(seat: number): string;
}

/** Draws the result and hands it to the system's share sheet, or, where there is none for files, saves it. */
export async function shareResult(shared: Shared): Promise<void> {
  const blob = await pictureFor(shared);
  if (!blob) return;
  const file = new File([blob], `${fitForFiles(shared.game)}-${shared.table.id}.png`, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return download(blob, file.name);
  await navigator.share({ files: [file], title: shared.game }).catch((error: Error) => {
    if (error.name !== 'AbortError') download(blob, file.name);
  });
}

async function pictureFor({ table, game, victory, name }: Shared): Promise<Blob | null> {
  const found = await findNumbers(table);
  const fonts = fontsInUse();
  await Promise.all([document.fonts.load(`600 64px ${fonts.serif}`, game), document.fonts.load(`400 28px ${fonts.sans}`)]);
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  drawResult(canvas.getContext('2d')!, {
    game,
    victory,
    curve: found?.back.tally.curve,
    fonts,
    date: new Date(table.created).toLocaleDateString(lang.value, { dateStyle: 'long' }),
    rows: await rowsOf(table, name),
  });
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}

/** What headings and text are set in now; Japanese has families of its own. */
function fontsInUse(): { serif: string; sans: string } {
  const style = getComputedStyle(document.body);
  return { serif: style.getPropertyValue('--serif'), sans: style.fontFamily };
}

async function rowsOf(table: Table, name: (seat: number) => string): Promise<readonly PicturedRow[]> {
  const { ranking } = table.outcome!;
  const places = ranking.flatMap((tied, at) => {
    const place = 1 + ranking.slice(0, at).flat().length;
    return tied.map(seat => ({ seat, place }));
  });
  return Promise.all(
    places.map(async ({ seat, place }) => ({
      seat,
      place,
      name: name(seat),
      points: pointsOf(table.outcome!, seat),
      arms: await armsOf(table.seats[seat]),
    })),
  );
}

async function armsOf(of: Bearer | undefined): Promise<CanvasImageSource> {
  const image = new Image(500, 580);
  const art = of?.arms === undefined ? undefined : await import('@tabard/heraldry');
  const read = art?.readAchievement(of!.arms!.split(' '));
  if (read?.ok) await art!.summon(read.value);
  image.src = (art && pictureOf(art, of!.arms!, false)) ?? `data:image/svg+xml,${encodeURIComponent(plainShield(of?.crest))}`;
  await image.decode();
  return image;
}

function plainShield(crest: string | undefined): string {
  const { ground, over, path } = crestFrom(crest);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="580" viewBox="0 0 50 58"><clipPath id="c"><path d="${SHIELD}"/></clipPath>` +
    `<path d="${SHIELD}" fill="${ground}"/><path clip-path="url(#c)" d="${path}" fill="${over}"/>` +
    `<path d="${SHIELD}" fill="none" stroke="#2a211a" stroke-width="1.5"/></svg>`
  );
}
