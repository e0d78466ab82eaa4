import type { Naming, Seat } from '@tabard/core';
import { escapeHtml } from '../../page.ts';
import type { Diary } from '../diary.ts';
import type { PageWords } from '../text/words.ts';
import { inlineLine, inlineToken } from './dress.ts';

export const sectionOf = (seat: Seat): string => `td-traveller-${seat}`;

/** Who came where, each with colour, sign and line, and the way to their pages. */
export function standingTable({ outcome: { ranking }, travellers }: Diary, { columns }: PageWords, name: Naming): string {
  const rows = ranking.flatMap((tied, index) => {
    const rank = 1 + ranking.slice(0, index).flat().length;
    return tied.map(
      seat =>
        `<tr${index === 0 ? ' class="td-winner"' : ''}><td class="td-rank">${rank}</td><th scope="row"><a href="#${sectionOf(seat)}">${inlineToken(seat)}<span>${escapeHtml(name(seat))}</span></a></th><td>${inlineLine(seat)}</td><td class="td-field">${travellers[seat]!.marker}</td></tr>`,
    );
  });
  return [
    '<table class="td-standing"><thead><tr>',
    `<th scope="col">${columns.rank}</th><th scope="col" colspan="2">${columns.traveller}</th><th scope="col">${columns.field}</th>`,
    `</tr></thead><tbody>${rows.join('')}</tbody></table>`,
  ].join('');
}
