import { LANGS, type Lang } from '@tabard/core';
import { describe, expect, test } from 'vitest';

interface Plan {
  readonly clauses: readonly string[];
  readonly sections: number;
  title(lang: Lang): string;
}

/** Each clause's text by its number, lists included. */
export const clausesOf = (book: string): Map<string, string> =>
  new Map([...book.matchAll(/^(\d+(?:\.\d+)?) (.*(?:\n- .*)*)/gm)].map(([, number, text]) => [number!, text!]));

/** The game in one minute: the lines of the section that has no number. */
export const minuteOf = (book: string): string[] =>
  (/^## \D.*\n((?:- .*\n)+)/m.exec(book)?.[1] ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.slice(2));

/** Registers what every game's rulebook must be: whole, readable by machine, and the same rules in four languages. */
export function rulebookContract(read: (lang: Lang) => string, plan: Plan): void {
  describe('the rulebook', () => {
    test.each(LANGS)('in %s has every clause, in order, and nothing a reader cannot parse', lang => {
      const book = read(lang);
      expect([...clausesOf(read(lang)).keys()]).toEqual(plan.clauses);
      expect([...book.matchAll(/^## (\d+) \S/gm)].map(([, section]) => section)).toEqual(
        Array.from({ length: plan.sections }, (_, index) => String(index + 1)),
      );
      const lines = book.split('\n');
      expect(lines[0]).toBe(`# ${plan.title(lang)}`);
      const prose = lines.filter(line => !/^(#+ \S|- \S|\d+(\.\d+)? \S|$)/.test(line));
      expect(prose).toHaveLength(1);
      const orphans = lines.filter((line, index) => line.startsWith('- ') && lines[index - 1] === '');
      expect(orphans).toEqual([]);
      const bare = book.replaceAll(/`[^`\n]+`/g, '').replaceAll(/\*\*[^*\n]+\*\*/g, '');
      expect(bare).not.toMatch(/[`*_|<>[\]{}]/);
    });

    test.each(LANGS)('in %s is told in one minute before anything else, and ends with an appendix that nobody needs to play', lang => {
      const book = read(lang);
      const headings = [...book.matchAll(/^#+ (.*)$/gm)].map(([line]) => line);
      expect(headings[1]).toMatch(/^## \D/);
      const lines = minuteOf(book);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const line of lines) expect(line).toMatch(/^\*\*.+\*\*.*[.。]$/);
      expect(lines.join('').length).toBeLessThan(lang === 'ja' ? 600 : 1300);
      expect(lines).toHaveLength(minuteOf(read('en')).length);
      const appendix = headings.findIndex((line, at) => at > 0 && line.startsWith('# '));
      expect(headings.slice(appendix + 1).filter(line => !/^## \d+ /.test(line))).toEqual([]);
      expect(headings.length - appendix).toBeGreaterThan(2);
    });

    test.each(['de', 'fr', 'ja'] as const)('in %s lists, spells and refers to the same things as in English', lang => {
      const shape = (text: string) => ({
        items: text.split('\n- ').length,
        spelled: text.match(/`[^`]+`/g)?.sort() ?? [],
        references:
          text
            .replaceAll(/`[^`]+`/g, '')
            .match(/\d+\.\d+/g)
            ?.sort() ?? [],
        bold: text.match(/\*\*/g)?.length ?? 0,
      });
      const english = [...clausesOf(read('en'))].map(([number, text]) => [number, shape(text)]);
      expect([...clausesOf(read(lang))].map(([number, text]) => [number, shape(text)])).toEqual(english);
    });
  });
}
