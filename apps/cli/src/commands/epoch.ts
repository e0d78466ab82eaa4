import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, Failure, readArgs, UsageError } from '../usage.ts';
import { opened } from './migrate.ts';

export const command: Command = {
  help: `
tabard epoch [--data ./data | --database postgres://…]

Begins a new epoch: to be run after a backup was restored, before a server is started on it. What clients remember of later moves than the
backup has counts for nothing then, and they are shown the tables as they are. Of a damaged tabard.db-wal it takes what can be read.
`,

  async run(args) {
    const { values } = readArgs(args, { data: { type: 'string' }, database: { type: 'string' } });
    const database = values.database ?? (values.data === undefined ? process.env.TABARD_DATABASE : undefined);
    if (values.data !== undefined && database !== undefined) throw new UsageError('--data or --database, not both');
    const folder = values.data ?? './data';
    if (database === undefined && !existsSync(join(folder, 'tabard.db'))) throw new Failure(`There are no data of Tabard in ${folder}.`);
    const store = await opened(database ?? `sqlite:${folder}`, { isDamageAccepted: true });
    try {
      await store.setEpoch(Math.max(store.now(), store.epoch + 1));
      console.log('A new epoch has begun. Start the servers.');
      return 0;
    } finally {
      await store.close();
    }
  },
};
