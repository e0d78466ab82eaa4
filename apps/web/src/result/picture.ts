import type { Curve } from '@tabard/core';
import { linesIn, ticksUpTo } from './plot.ts';

/** What the picture of a result shows. */
export interface Pictured {
  readonly game: string;
  readonly victory: string;
  readonly date: string;
  /** From first to last. */
  readonly rows: readonly PicturedRow[];
  readonly curve: Curve | undefined;
  readonly fonts: { readonly serif: string; readonly sans: string };
}

export interface PicturedRow {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly points: string;
  readonly arms: CanvasImageSource;
}

export const SIZE = 1080;
const INK = '#2a211a';
const SOFT = '#5f5143';
const GOLD = '#c59b3a';
const RULE = '#b9a684';
/** By seat, as the plot has them by day. */
const SEAT_INKS = ['#9c2723', '#1d5593', '#27632f', '#b88917', '#2a211a', '#6d3a78'];
const PLOT = { left: 500, top: 250, width: 440, height: 260 };
const MARGIN = 130;

/** Draws the result on parchment: the winner's arms, the course of the match, who came where. */
export function drawResult(ctx: CanvasRenderingContext2D, shown: Pictured): void {
  parchment(ctx);
  const { serif, sans } = shown.fonts;
  const [winner] = shown.rows;
  ctx.textAlign = 'center';
  write(ctx, shown.game, SIZE / 2, 150, `600 64px ${serif}`, INK);
  if (winner) ctx.drawImage(winner.arms, shown.curve ? MARGIN + 20 : SIZE / 2 - 150, 215, 290, 336);
  if (shown.curve) drawCurve(ctx, shown.curve);
  write(ctx, shown.victory, SIZE / 2, 648, `600 72px ${serif}`, '#9c2f2b', SIZE - 2 * MARGIN);
  ranking(ctx, shown);
  ctx.textAlign = 'center';
  write(ctx, `Tabard · ${shown.date}`, SIZE / 2, 1016, `400 28px ${sans}`, SOFT);
}

function parchment(ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = '#f3ead7';
  ctx.fillRect(0, 0, SIZE, SIZE);
  for (const [inset, width, colour] of [
    [34, 5, GOLD],
    [46, 2, INK],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.strokeRect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset);
  }
}

function drawCurve(ctx: CanvasRenderingContext2D, { steps }: Curve): void {
  const values = steps.map(step => step.values);
  const ticks = ticksUpTo(Math.max(...values.flat()));
  ctx.strokeStyle = RULE;
  ctx.lineWidth = 1.5;
  for (const tick of ticks) {
    const y = PLOT.top + PLOT.height * (1 - tick / ticks.at(-1)!);
    stroke(ctx, [
      { x: PLOT.left, y },
      { x: PLOT.left + PLOT.width, y },
    ]);
  }
  ctx.lineJoin = 'round';
  ctx.lineWidth = 6;
  linesIn(PLOT, values, ticks.at(-1)!).forEach((line, seat) => {
    ctx.strokeStyle = SEAT_INKS[seat % SEAT_INKS.length]!;
    stroke(ctx, line);
  });
}

function stroke(ctx: CanvasRenderingContext2D, line: readonly { readonly x: number; readonly y: number }[]): void {
  ctx.beginPath();
  line.forEach(({ x, y }, at) => {
    if (at === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.stroke();
}

const LIST_TOP = 690;
const LIST_HEIGHT = 290;
const MOST_ROW = 64;

function ranking(ctx: CanvasRenderingContext2D, { rows, fonts: { serif, sans } }: Pictured): void {
  const step = Math.min(MOST_ROW, LIST_HEIGHT / rows.length);
  const top = LIST_TOP + (LIST_HEIGHT - step * rows.length) / 2;
  rows.forEach(({ seat, place, name, points, arms }, at) => {
    const middle = top + step * (at + 0.5);
    const base = middle + step * 0.22;
    const text = `${at === 0 ? 600 : 400} ${Math.round(step * 0.62)}px ${serif}`;
    ctx.textAlign = 'left';
    write(ctx, `${place}`, MARGIN, base, text, SOFT);
    ctx.fillStyle = SEAT_INKS[seat % SEAT_INKS.length]!;
    ctx.fillRect(MARGIN + 46, middle - step * 0.36, 8, step * 0.72);
    ctx.drawImage(arms, MARGIN + 70, middle - step * 0.42, step * 0.72, step * 0.84);
    write(ctx, name, MARGIN + 90 + step * 0.72, base, text, INK, 500);
    ctx.textAlign = 'right';
    write(ctx, points, SIZE - MARGIN, base, `600 ${Math.round(step * 0.62)}px ${sans}`, INK);
  });
}

function write(ctx: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, room?: number): void {
  ctx.font = font;
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y, room);
}
