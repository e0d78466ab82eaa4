/**
 * Something somebody did at a table, begun and ended by one clock. The table is a log that only grows: a read shows how long it is.
 * An entry is known by the wish it was stored for, and by its head, which seals all before it.
 */
export type Operation = { readonly began: number; readonly ended: number } & (
  | { readonly type: 'append'; readonly wish: string; readonly answer: Answer }
  /** The log had `seq` entries, and `head` sealed them. What is told without being asked for may be old news: it began long ago. */
  | { readonly type: 'read'; readonly seq: number; readonly head: string }
  /** The whole log. */
  | { readonly type: 'audit'; readonly entries: readonly { readonly wish?: string | undefined; readonly head: string }[] }
);

/** `stored`, as which entry if that was said; or nobody knows. */
export type Answer = { readonly type: 'stored'; readonly seq?: number } | { readonly type: 'refused' | 'unknown' };

/** An operation and where in the order of all it must stand. */
interface Placed {
  readonly place: number;
  readonly began: number;
  readonly ended: number;
  readonly what: string;
}

type Audit = Extract<Operation, { type: 'audit' }>;

/**
 * Why there is no order of these operations at one table in which each happens at one moment between its beginning and its end, and every
 * answer is what the log held then; undefined if there is one. To find such an order takes a search in general (Wing and Gong, Porcupine).
 * Here answers are numbered, and the numbers leave no choice: entry n, all who saw n entries, entry n + 1. What is left to ask is whether
 * time allows that. A wish without an answer may have happened or not, at any time after it was sent: an audit tells.
 */
export function violation(history: readonly Operation[]): string | undefined {
  const audits = history.filter(one => one.type === 'audit').sort((a, b) => a.entries.length - b.entries.length);
  return rewritten(audits, history) ?? misplaced(audits.at(-1), history) ?? untimely(history.flatMap(one => placed(one, audits.at(-1))));
}

/** What one saw as entry n, everybody sees as entry n. */
function rewritten(audits: readonly Audit[], history: readonly Operation[]): string | undefined {
  const heads = new Map<number, string>();
  const seen = [
    ...audits.flatMap(({ entries }) => entries.map(({ head }, i) => ({ seq: i + 1, head }))),
    ...history.filter(one => one.type === 'read'),
  ];
  for (const { seq, head } of seen) {
    if ((heads.get(seq) ?? head) !== head) return `entry ${seq} was seen as ${heads.get(seq)} and as ${head}`;
    heads.set(seq, head);
  }
  return;
}

/** Every wish that was granted is one entry, or a run of them; none has two, and none that was refused has any. */
function misplaced(audit: Audit | undefined, history: readonly Operation[]): string | undefined {
  const wishes = new Map<number, string>();
  const places = new Map<string, number>();
  for (const one of history) {
    if (one.type !== 'append') continue;
    const { wish, answer } = one;
    const found = audit ? entriesOf(wish, audit) : [];
    if (found.some((seq, i) => i > 0 && seq !== found[i - 1]! + 1)) return `${wish} is in the log more than once: ${found.join(', ')}`;
    if (answer.type === 'refused' && found.length > 0) return `${wish} was refused and is entry ${found[0]}`;
    if (answer.type !== 'stored') continue;
    if (answer.seq === undefined) {
      if (audit && found.length === 0) return `${wish} was acknowledged and is not in the log`;
      continue;
    }
    const { seq } = answer;
    if ((wishes.get(seq) ?? wish) !== wish) return `entry ${seq} was acknowledged for ${wishes.get(seq)} and for ${wish}`;
    if ((places.get(wish) ?? seq) !== seq) return `${wish} was acknowledged as entry ${places.get(wish)} and as entry ${seq}`;
    wishes.set(seq, wish);
    places.set(wish, seq);
    if (audit && seq <= audit.entries.length && !found.includes(seq)) return `${wish} was acknowledged as entry ${seq}, which is another`;
  }
  return;
}

const entriesOf = (wish: string, { entries }: Audit): number[] => entries.flatMap((entry, i) => (entry.wish === wish ? [i + 1] : []));

function placed(one: Operation, audit: Audit | undefined): Placed[] {
  const { began, ended } = one;
  switch (one.type) {
    case 'read':
      return [{ place: afterEntry(one.seq), began, ended, what: `the sight of entry ${one.seq}` }];
    case 'audit':
      return [{ place: afterEntry(one.entries.length), began, ended, what: `the reading of ${one.entries.length} entries` }];
    case 'append': {
      const { wish, answer } = one;
      if (answer.type === 'refused') return [];
      const seq = (answer.type === 'stored' ? answer.seq : undefined) ?? (audit && entriesOf(wish, audit).at(-1));
      if (seq === undefined) return [];
      return [{ place: 2 * seq, began, ended: answer.type === 'stored' ? ended : Number.POSITIVE_INFINITY, what: `${wish}, entry ${seq}` }];
    }
  }
}

const afterEntry = (seq: number): number => 2 * seq + 1;

/** What comes earlier in the order must have begun before what comes later was over. */
function untimely(all: readonly Placed[]): string | undefined {
  let last: Placed | undefined;
  for (const [, group] of [...Map.groupBy(all, ({ place }) => place)].sort(([a], [b]) => a - b)) {
    const late = last && group.find(({ ended }) => ended < last!.began);
    if (last && late) return `${late.what} was over before ${last.what} began, and comes after it`;
    for (const one of group) if (!last || one.began > last.began) last = one;
  }
  return;
}
