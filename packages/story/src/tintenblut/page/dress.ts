import type { Seat } from '@tabard/core';
import { KIND_SIGNS, short } from '@tabard/inkworld';
import { SEAT_COLOURS, type SeatColour } from '@tabard/tintenblut';

/** A traveller's colour, line and sign always go together, so that nobody has to tell colours apart. */
export const colourOf = (seat: Seat): SeatColour => SEAT_COLOURS[seat]!;

/** As `stroke-dasharray` has it, for lines with round ends; '' is a whole line. */
export const DASHES: Readonly<Record<SeatColour, string>> = { red: '', blue: '13 9', green: '.1 8.5', yellow: '17 8 .1 8' };

/** On a square of 24. */
const SIGNS: Readonly<Record<SeatColour, string>> = {
  red: 'M12.500 2c.5 4.500 6 6.500 6 12.300a6.500 6.800 0 0 1-13 0c0-3 1.300-4.800 2.300-6.300c.4 1.900 1 2.700 1.900 3.200C9.600 8 10.300 4.500 12.500 2z',
  blue: 'M12 2.500c2.800 4.800 6.300 8.200 6.300 12.500a6.300 6.300 0 0 1-12.600 0c0-4.300 3.500-7.700 6.300-12.500z',
  green: KIND_SIGNS.green,
  yellow:
    'M12 7.200a4.800 4.800 0 1 0 .01 0zM10.800 1.500h2.400l-.6 4h-1.200zM10.800 22.500h2.400l-.6-4h-1.200zM1.500 10.800v2.400l4-.6v-1.200zM22.500 10.800v2.400l-4-.6v-1.200zM3.700 5.400l1.700-1.700l2.400 3.300l-.8.8zM20.300 5.400l-1.700-1.700l-2.400 3.300l.8.800zM3.700 18.600l1.700 1.700l2.400-3.300l-.8-.8zM20.300 18.600l-1.700 1.700l-2.400-3.300l.8-.8z',
};

/** What a stylesheet calls the traveller. */
export const dressOf = (seat: Seat): string => `td-${colourOf(seat)}`;

/** A disc in the traveller's colour with the sign on it. */
export const token = (seat: Seat, x: number, y: number, radius: number): string =>
  `<g class="${dressOf(seat)}" transform="translate(${short(x)} ${short(y)})"><circle class="td-disc" r="${short(radius)}"/>${sign(seat, 0, radius)}</g>`;

/** A seal with the sign and a number beside it, its left edge and its middle given; `height` × 1.5 wide. */
export function tally(seat: Seat, count: number, x: number, y: number, height: number): string {
  const radius = height / 2;
  return [
    `<g class="${dressOf(seat)}" transform="translate(${short(x)} ${short(y)})">`,
    `<rect class="td-disc" y="${short(-radius)}" width="${short(height * 1.5)}" height="${height}" rx="${short(radius)}"/>`,
    sign(seat, radius, radius * 0.9),
    `<text class="td-on td-number" x="${short(height * 1.08)}" y="${short(radius * 0.52)}" font-size="${short(height * 0.74)}">${count}</text></g>`,
  ].join('');
}

const sign = (seat: Seat, x: number, radius: number): string =>
  `<path class="td-on" d="${SIGNS[colourOf(seat)]}" transform="translate(${short(x)}) scale(${Math.round(radius * 5.6) / 100}) translate(-12 -12)"/>`;

/** A disc with the number of a round; nothing stands for the start. */
export function badge(seat: Seat, round: number, x: number, y: number, radius: number): string {
  const inside =
    round === 0
      ? `<circle class="td-on" r="${short(radius * 0.36)}"/>`
      : `<text class="td-on td-number" y="${short(radius * 0.4)}" font-size="${short(radius * 1.16)}">${round}</text>`;
  return `<g class="${dressOf(seat)}" transform="translate(${short(x)} ${short(y)})"><circle class="td-disc" r="${short(radius)}"/>${inside}</g>`;
}

/** The sign in a line of text. */
export const inlineToken = (seat: Seat): string =>
  `<svg class="td-token" viewBox="-13 -13 26 26" aria-hidden="true">${token(seat, 0, 0, 12)}</svg>`;

export const inlineBadge = (seat: Seat, round: number): string =>
  `<svg class="td-badge" viewBox="-19 -19 38 38" aria-hidden="true">${badge(seat, round, 0, 0, 17)}</svg>`;

/** A piece of the traveller's line. */
export const inlineLine = (seat: Seat): string =>
  `<svg class="td-line ${dressOf(seat)}" viewBox="0 0 64 12" aria-hidden="true"><path class="td-way" d="M6 6H58" stroke-dasharray="${DASHES[colourOf(seat)]}"/></svg>`;
