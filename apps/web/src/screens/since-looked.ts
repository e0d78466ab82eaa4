import type { MyTable, ToldEntry } from '@tabard/protocol';
import { wordsOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { seatName } from '../names.ts';
import { ask } from '../net/api.ts';
import { notebookOf } from '../net/notes.ts';
import { knownOf, takenBack } from '../net/taken-back.ts';
import { sayFact } from '../pane/blocks.ts';
import { sayTabled } from '../pane/tabled.ts';
import { offerSaid } from './offer-said.ts';

/** As many sentences as anybody reads in a list. */
const MOST = 3;
/** As many letters as two lines of a phone have room for, beside whose turn it is and since when; those of Japanese are twice as wide. */
const FIT = 60;

/** What happened since I looked, and the newest of it that a row has room for. */
export interface Said {
  readonly whole: string;
  readonly shown: string;
}

/** Asks what happened at a table since I last looked from here; the answer says it in the language in use. */
export async function tellerOf(row: MyTable): Promise<(row: MyTable) => Said> {
  const entries = await entriesSince(row);
  return now => saidOf(now, entries);
}

/** None where nothing happened, or the house cannot say. */
async function entriesSince({ table }: MyTable): Promise<readonly ToldEntry[]> {
  const { head } = notebookOf(table.id).read();
  const after = head?.epoch === table.epoch ? head.seq : 0;
  if (table.status !== 'playing' || table.me.seat === null || after >= table.seq) return [];
  const answer = await ask('news', { table: table.id, query: { after: String(after) } });
  return answer.ok ? answer.value.entries : [];
}

/** The last of it in sentences, as far as the words of the game are here, and what is offered. */
function saidOf({ table }: MyTable, entries: readonly ToldEntry[]): Said {
  const words = wordsOf(table.game);
  const me = table.me.seat ?? undefined;
  const name = (seat: number) => seatName(table.seats, seat);
  const { offer } = table;
  const offered = offer && offer.by !== me ? [offerSaid(t.value, offer.what, name(offer.by))] : [];
  if (!words) return inBoth(offered);
  const gone = takenBack(entries.map(knownOf));
  const said = entries.flatMap(({ seq, facts, deed }) => {
    if (deed) return [sayTabled(t.value, deed, name, me)];
    return gone.has(seq) ? [] : facts.map(fact => sayFact({ words, name, me }, fact).text);
  });
  return inBoth([...said.filter(text => text !== ''), ...offered].slice(-MOST));
}

const inBoth = (sentences: readonly string[]): Said => ({
  whole: t.value.sentences(sentences),
  shown: t.value.sentences(newestThatFit(sentences)),
});

/** The last sentences that have room; one at least. */
export function newestThatFit(sentences: readonly string[]): readonly string[] {
  const widthOf = (text: string) => [...text].reduce((width, letter) => width + (letter > '\u2fff' ? 2 : 1), 0);
  let first = sentences.length - 1;
  for (let room = FIT; first > 0; first--) {
    room -= widthOf(sentences[first]!);
    if (widthOf(sentences[first - 1]!) > room) break;
  }
  return sentences.slice(Math.max(first, 0));
}
