import type { Replay } from './replay.ts';
import { err, ok, type Result } from './result.ts';

type Shape = (value: unknown, path: string) => string | undefined;

/** Reads the JSON form of a replay: the same fields, checked one by one. The error is one line that names the place. */
export function readReplayJson(text: string): Result<Replay, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err(`line ${lineOf(text, String(error))}: this is no JSON`);
  }
  const wrong = replay(value, '') ?? wrongOrder(value as Replay);
  return wrong === undefined ? ok(value as Replay) : err(wrong);
}

/** Engines say where they stumbled, each in its own way; the last line is as good a guess as any. */
function lineOf(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length;
}

function wrongOrder({ from, moves, resigned = [], hashes }: Replay): string | undefined {
  const first = from?.n ?? 0;
  const isStray = (after: number, least: number) => after < least || after > first + moves.length;
  const gone = resigned.findIndex(({ after }, i) => isStray(after, resigned[i - 1]?.after ?? first));
  if (gone !== -1) return `resigned[${gone}].after is out of order`;
  const hash = hashes.findIndex(({ after }, i) => isStray(after, i === 0 ? first : hashes[i - 1]!.after + 1));
  return hash === -1 ? undefined : `hashes[${hash}].after is out of order`;
}

const says =
  (what: string, isRight: (value: unknown) => boolean): Shape =>
  (value, path) =>
    isRight(value) ? undefined : `${path || 'the replay'} should be ${what}`;

const whole = says('a whole number', value => Number.isInteger(value) && (value as number) >= 0);
/** So that numbers counted on from it are exact. */
const start = says('a whole number of at most nine digits', value => Number.isInteger(value) && /^[0-9]{1,9}$/.test(String(value)));
const integer = says('a whole number', value => Number.isInteger(value));
const text = says('a text', value => typeof value === 'string');
const line = says('one line of text', value => typeof value === 'string' && /^\S[^\r\n]*$/.test(value));
const object = says('an object', value => typeof value === 'object' && value !== null && !Array.isArray(value));
const bytes = says('64 hex digits', value => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));

const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? undefined : shape(value, path);

const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path);

const list =
  (shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} should be a list`;
    for (const [i, item] of value.entries()) {
      const wrong = shape(item, `${path}[${i}]`);
      if (wrong) return wrong;
    }
    return;
  };

const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    const wrong = object(value, path);
    if (wrong) return wrong;
    const given = value as Record<string, unknown>;
    const place = (key: string) => (path ? `${path}.${key}` : key);
    const stranger = Object.keys(given).find(key => !Object.hasOwn(shapes, key));
    if (stranger !== undefined) return `${place(stranger)} is no field of a replay`;
    for (const [key, shape] of Object.entries(shapes)) {
      const wrongField = shape(given[key], place(key));
      if (wrongField) return wrongField;
    }
    return;
  };

const sealed = fields({ seal: bytes });
const deed: Shape = (value, path) => object(value, path) ?? text((value as Record<string, unknown>).type, `${path}.type`);
const opened = fields({ at: whole, wish: optional(text), salt: text, deed });
const logLine: Shape = (value, path) => {
  const isSealed = typeof value === 'object' && value !== null && 'seal' in value;
  return (isSealed ? sealed : opened)(value, path);
};

const replay = fields({
  game: says('the id of a game', value => typeof value === 'string' && /^[a-z0-9-]+$/.test(value)),
  revision: whole,
  seats: whole,
  config: object,
  seed: text,
  from: optional(fields({ n: start, position: object })),
  fairness: optional(
    fields({
      serverSeed: bytes,
      commitment: bytes,
      spareSeed: optional(bytes),
      spareCommitment: optional(bytes),
      commitments: optional(list(orNull(bytes))),
      contributions: list(orNull(bytes)),
    }),
  ),
  log: optional(fields({ table: text, entries: list(logLine) })),
  moves: list(fields({ seat: whole, move: line })),
  resigned: optional(list(fields({ seat: whole, after: whole }))),
  hashes: list(fields({ after: whole, hash: bytes })),
  outcome: orNull(fields({ ranking: list(list(whole)), scores: list(integer), reason: line })),
});
