import { createHash } from 'node:crypto';
import type { Note, Topic } from '@tabard/house';
import type { Words } from '@tabard/protocol';
import type { Entry } from '@tabard/table';
import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger());

/** What a deed says is read as it is from a log: by who knows its type. */
const EntrySchema = v.object({
  table: v.string(),
  seq: Count,
  at: v.number(),
  wish: v.exactOptional(v.string()),
  salt: v.string(),
  hash: v.string(),
  deed: v.looseObject({ type: v.string() }),
}) as v.GenericSchema<unknown, Entry>;

/** Which phrases there are is for clients to know. */
const WordsSchema = v.union([v.object({ phrase: v.string() }), v.object({ text: v.string() })]) as v.GenericSchema<unknown, Words>;

const SaidSchema = v.object({ table: v.string(), id: v.string(), at: v.number(), by: v.string(), words: WordsSchema });

const NoteSchema = v.variant('type', [
  v.object({ type: v.literal('entry'), table: v.string(), seq: Count, run: v.exactOptional(v.array(EntrySchema)) }),
  v.object({
    type: v.literal('present'),
    table: v.string(),
    house: v.string(),
    players: v.array(v.string()),
    watching: v.exactOptional(Count),
  }),
  v.object({ type: v.literal('whoIsThere'), table: v.string(), house: v.string() }),
  v.object({ type: v.literal('renamed'), table: v.string() }),
  v.object({ type: v.literal('listed'), table: v.string() }),
  v.object({ type: v.literal('said'), table: v.string(), said: SaidSchema, aside: v.boolean() }),
  v.object({ type: v.literal('deleted'), player: v.string() }),
  v.object({ type: v.literal('seated'), player: v.string() }),
  v.object({ type: v.literal('dismissed'), player: v.string() }),
  v.object({ type: v.literal('bans') }),
  v.object({ type: v.literal('due'), table: v.string(), house: v.string() }),
]) satisfies v.GenericSchema<unknown, Note>;

/** A note as it travels, and the bus of who told it. */
interface Sent {
  readonly by: string;
  readonly note: Note;
}

const SentSchema = v.object({ by: v.string(), note: NoteSchema }) satisfies v.GenericSchema<unknown, Sent>;

export const spellNote = (sent: Sent): string => JSON.stringify(sent);

/** Undefined when it is none of ours, or of a later version of ours. */
export function readNote(text: string): Sent | undefined {
  try {
    const read = v.safeParse(SentSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return;
  }
}

/** The subject of a topic: `tabard.<space>.table.<id>`. */
export function subjectOf(space: string, topic: Topic): string {
  const gap = topic.indexOf(' ');
  return `tabard.${tokenOf(space)}.${topic.slice(0, gap)}.${tokenOf(topic.slice(gap + 1))}`;
}

/** An id as one word of a subject. Ours are one already; NATS allows no spaces, dots, stars or arrows, nothing empty and nothing endless. */
const tokenOf = (id: string): string => (/^[\w-]{1,64}$/.test(id) ? id : `=${createHash('sha256').update(id).digest('base64url')}`);
