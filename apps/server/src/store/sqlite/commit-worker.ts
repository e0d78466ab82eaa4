import { parentPort, workerData } from 'node:worker_threads';
import { err, ok } from '@tabard/core';
import type { Answer, Request, Workplace } from './commit-thread.ts';
import { openDurably } from './database.ts';
import { lostFile } from './files.ts';
import { jobsIn, STORED } from './parcel.ts';
import { Writer } from './writer.ts';

const { path, files } = workerData as Workplace;
const db = openDurably(path);
const writer = new Writer(db);

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));

function answer(request: Request): Answer {
  try {
    return ok(done(request));
  } catch (error) {
    return err(error);
  }
}

function done(request: Request): Extract<Answer, { ok: true }>['value'] {
  if (typeof request !== 'string')
    return found(writer.commit(jobsIn(request))).map(one => (one.ok && one.value === 'stored' ? STORED : one));
  if (request === 'tidy') writer.tidy();
  else db.close();
  return [];
}

/** What was written is stored where the next server will look for it. */
function found<T>(outcomes: T): T {
  const lost = lostFile(files);
  if (lost === undefined) return outcomes;
  throw new Error(
    `${lost} is gone, or another file is in its place: put it back, or stop this server, restore a backup, and start it again`,
  );
}
