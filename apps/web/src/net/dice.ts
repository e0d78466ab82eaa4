import { effect } from '@preact/signals';
import { commitmentTo } from '@tabard/core';
import { diceTask, noteBytes, noteDice, type Table } from '@tabard/protocol';
import { ask } from './api.ts';
import { type Browser, thisBrowser } from './browser.ts';
import { type Notebook, notebookOf } from './notes.ts';
import { randomHex } from './random.ts';
import type { Session } from './session.ts';

/** Draws bytes for the dice of a table whose promise I have seen, and keeps them; the answer is all that is shown of them. */
export function commitTo(table: Table, notebook: Notebook = notebookOf(table.id)): string {
  const mine = randomHex(32);
  notebook.write(noteBytes(table, notebook.read(), mine));
  return commitmentTo(mine)!;
}

/** Does what the dice ask of me, if anything; the table as it is told then, if something was done. */
export async function heed(table: Table, notebook: Notebook = notebookOf(table.id), fetching?: typeof fetch): Promise<Table | undefined> {
  const before = notebook.read();
  const noted = noteDice(table, before);
  if (JSON.stringify(noted) !== JSON.stringify(before)) notebook.write(noted);
  const task = diceTask(table, noted);
  if (!task) return;
  if (task.type === 'commit') {
    const body = { seat: task.seat, commitment: commitTo(table, notebook) };
    const seated = await ask('sit', { table: table.id, body }, fetching);
    return seated.ok ? seated.value : undefined;
  }
  const given = await ask('reveal', { table: table.id, body: { bytes: task.bytes } }, fetching);
  // Another tab may have committed to other bytes meanwhile: of those nothing was confirmed.
  if (given.ok && notebook.read().mine === task.bytes) notebook.write({ ...notebook.read(), taken: true });
  return given.ok ? given.value : undefined;
}

const AGAIN_MS = 1000;

/** As long as somebody is at a table, whatever its dice ask of them is done by itself; the answer ends that. */
export function mindDice(
  session: Session,
  notebook: Notebook = notebookOf(session.id),
  fetching?: typeof fetch,
  after: Browser['after'] = thisBrowser.after,
): () => void {
  let isBusy = false;
  let isOver = false;
  let callOff = (): void => {};
  const mind = async () => {
    if (isBusy || isOver || session.elsewhere.value) return;
    callOff();
    isBusy = true;
    try {
      await heedAll(session, notebook, fetching);
    } finally {
      isBusy = false;
    }
    // Bytes that were refused, or did not get through, are sent again as long as they are waited for.
    const table = session.table.value;
    if (table && diceTask(table, notebook.read())?.type === 'reveal') callOff = after(AGAIN_MS, () => void mind());
  };
  const end = effect(() => {
    if (session.table.value) void mind();
  });
  return () => {
    isOver = true;
    end();
  };
}

/** Whatever is told of the table meanwhile is heeded as well. */
async function heedAll(session: Session, notebook: Notebook, fetching?: typeof fetch): Promise<void> {
  for (let table = session.table.value; table; ) {
    const after = await heed(table, notebook, fetching);
    if (after) session.learn(after);
    const next = session.table.value;
    table = next === table ? undefined : next;
  }
}

/** Begins a match at a table where nobody is waited for, with bytes of mine. */
export async function begin(made: Table, fetching?: typeof fetch): ReturnType<typeof ask<'start'>> {
  const notebook = notebookOf(made.id);
  await heed(made, notebook, fetching);
  const called = await ask('start', { table: made.id, body: {} }, fetching);
  if (!called.ok) return called;
  return { ok: true, value: (await heed(called.value, notebook, fetching)) ?? called.value };
}
