import type { Job, Packed } from './job.ts';

type Append = Extract<Job, { type: 'append' }>;

/** An append that changes nothing but the log's end, as most do. */
interface Plain extends Append {
  readonly row: Pick<Append['row'], 'acting' | 'due'>;
}

/**
 * Jobs as they travel to the thread that commits: one flat list. What is cloned on the way costs by the object, and a move came to five of
 * them, more than half of what it cost to hand it over.
 */
export type Parcel = readonly unknown[];

/** What most of them came to, as it travels back. */
export const STORED = 1;

const FIELDS = 6;

export function parcelOf(jobs: readonly Job[]): Parcel {
  const parcel: unknown[] = [];
  for (const job of jobs) {
    if (!isPlain(job)) {
      parcel.push(job);
      continue;
    }
    const { table, run, row, mostWon } = job;
    parcel.push(table, row.acting, row.due, mostWon, run.length);
    for (const entry of run) parcel.push(...entry);
  }
  return parcel;
}

export function jobsIn(parcel: Parcel): Job[] {
  const jobs: Job[] = [];
  for (let at = 0; at < parcel.length; ) {
    const first = parcel[at++];
    if (typeof first !== 'string') {
      jobs.push(first as Job);
      continue;
    }
    const [acting, due, mostWon, count] = parcel.slice(at, at + 4) as [Append['row']['acting'], Append['row']['due'], number, number];
    at += 4;
    const run: Packed[] = [];
    for (; run.length < count; at += FIELDS) run.push(parcel.slice(at, at + FIELDS) as unknown as Packed);
    const row = { ...(acting && { acting }), ...(due !== undefined && { due }) };
    jobs.push({ type: 'append', table: first, run, row, mostWon });
  }
  return jobs;
}

const isPlain = (job: Job): job is Plain => job.type === 'append' && !job.row.about && !job.row.worn;
