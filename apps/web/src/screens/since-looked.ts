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

/** As many sentences as fit into a row. */
const MOST = 3;

/** Asks what happened at a table since I last looked from here; the answer says it in the language in use. */
export async function tellerOf(row: MyTable): Promise<(row: MyTable) => string> {
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
function saidOf({ table }: MyTable, entries: readonly ToldEntry[]): string {
  const words = wordsOf(table.game);
  const me = table.me.seat ?? undefined;
  const name = (seat: number) => seatName(table.seats, seat);
  const { offer } = table;
  const offered = offer && offer.by !== me ? [offerSaid(t.value, offer.what, name(offer.by))] : [];
  if (!words) return t.value.sentences(offered);
  const gone = takenBack(entries.map(knownOf));
  const said = entries.flatMap(({ seq, facts, deed }) => {
    if (deed) return [sayTabled(t.value, deed, name, me)];
    return gone.has(seq) ? [] : facts.map(fact => sayFact({ words, name, me }, fact).text);
  });
  return t.value.sentences([...said.filter(text => text !== ''), ...offered].slice(-MOST));
}
