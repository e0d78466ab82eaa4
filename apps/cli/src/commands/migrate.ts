import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Games } from '@tabard/house';
import { StartError } from '@tabard/server';
import { MoveError, moveStore, openPlace } from '@tabard/server/places';
import { chance } from '@tabard/server/secrets';
import { clearBar, progressBar } from '../simulate/bar.ts';
import { type Command, Failure, readArgs, UsageError } from '../usage.ts';

export const command: Command = {
  help: `
tabard migrate --from sqlite:./data --to postgres://user:password@host/database

Copies everything from one place to another, people and tables, and checks it at the end: every table is folded at both places and its
head compared. Stop the servers on both first. Broken off, it goes on from where it was when it is run again; the old place stays as it is.
`,

  async run(args, catalog) {
    const { values } = readArgs(args, { from: { type: 'string' }, to: { type: 'string' } });
    const { from, to } = values;
    if (from === undefined || to === undefined) throw new UsageError('say from where and to where: --from sqlite:./data --to postgres://…');
    if (from === to) throw new UsageError('--from and --to are the same place');
    const folder = /^sqlite:(.+)$/.exec(from)?.[1];
    if (folder !== undefined && !existsSync(join(folder, 'tabard.db'))) throw new Failure(`There are no data of Tabard in ${folder}.`);
    const source = await opened(from);
    try {
      const target = await opened(to);
      try {
        const bars = { people: progressBar(0, 3), copied: progressBar(1, 3), compared: progressBar(2, 3) };
        const { people, tables, entries } = await moveStore(source, target, {
          games: new Games(catalog.games),
          digest: chance.digest,
          onProgress: (what, done, all) => bars[what](done, all),
        });
        clearBar();
        console.log(
          `${tables} tables with ${entries} entries and ${people} rows about people are at the new place, and the same as at the old one.`,
        );
        return 0;
      } finally {
        await target.close();
      }
    } catch (error) {
      clearBar();
      if (error instanceof MoveError) throw new Failure(error.message);
      throw error;
    } finally {
      await source.close();
    }
  },
};

export async function opened(...place: Parameters<typeof openPlace>): ReturnType<typeof openPlace> {
  try {
    return await openPlace(...place);
  } catch (error) {
    if (error instanceof StartError) throw new Failure(error.message);
    throw error;
  }
}
