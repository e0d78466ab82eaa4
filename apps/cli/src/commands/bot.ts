import { BOTS, type BotName } from '@tabard/bots';
import { plural } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { Api, Refused } from '../bot/api.ts';
import { Minds } from '../bot/minds.ts';
import { Player } from '../bot/player.ts';
import { shown } from '../shown.ts';
import { untilStopped } from '../stopped.ts';
import { type Command, Failure, readArgs, UsageError, wholeNumber } from '../usage.ts';

const LONGEST_PAUSE_MS = 60_000;
const USUAL_LEVEL: BotName = 'strong';

export const command: Command = {
  help: `
tabard bot --server URL --token T [--level ${USUAL_LEVEL}] [--table link] [--pause 700]

Seats a bot at a server, as anyone's bot would. Make its token in the settings of the server's page; TABARD_TOKEN in the environment will
do as well. With --table (a link, or the table's id) it takes an open seat there, plays that match and ends. Without, it plays wherever you
put it on a seat, until Ctrl-C; then bots of the server play on in its place, and it takes its seats back when it returns.

  --level  ${BOTS.join(', ')} or a module of your own, as in ./dreamer.ts; with a budget where it searches, as in strong:500ms
  --pause  milliseconds a move takes at least, so that people can follow it
`,

  async run(args, catalog) {
    const { values } = readArgs(args, {
      server: { type: 'string' },
      token: { type: 'string' },
      level: { type: 'string', default: USUAL_LEVEL },
      table: { type: 'string' },
      pause: { type: 'string', default: '700' },
    });
    const token = values.token ?? process.env.TABARD_TOKEN;
    if (values.server === undefined) throw new UsageError('say which server: --server http://localhost:8080');
    if (!token) throw new UsageError('say who it is: --token tabard_…');
    const table = values.table === undefined ? undefined : tableIn(values.table);
    const pauseMs = wholeNumber('pause', values.pause, { min: 0, max: LONGEST_PAUSE_MS });
    const minds = new Minds(catalog, values.level);
    await minds.check();
    const api = new Api(originOf(values.server), token);
    await stoppably(signal => play(new Player({ api, minds, pauseMs, signal, say: line => console.log(shown(line)) }), table, signal));
    return 0;
  },
};

async function play(player: Player, table: string | undefined, signal: AbortSignal): Promise<void> {
  try {
    const name = await player.arrive();
    if (table === undefined) {
      console.log(`${shown(name)} is there and waits to be put on a seat. Ctrl-C ends it.`);
      return await player.playAnywhere();
    }
    await player.sit(table);
    console.log(resultOf(await player.playAt(table)));
  } catch (error) {
    if (error instanceof Refused) throw new Failure(error.message);
    if (!signal.aborted) throw error;
    await player.leave();
  }
}

/** Runs something that Ctrl-C asks to stop. */
async function stoppably(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const [stopped, ended] = [new AbortController(), new AbortController()];
  untilStopped(ended.signal).then(
    () => stopped.abort(),
    () => {},
  );
  try {
    await run(stopped.signal);
  } finally {
    ended.abort();
  }
}

function resultOf({ outcome, me }: Table): string {
  if (!outcome || me.seat === null) return 'The table was closed.';
  const place = outcome.ranking.findIndex(tied => tied.includes(me.seat!)) + 1;
  const points = outcome.scores[me.seat]!;
  return `Place ${place} of ${outcome.scores.length}, ${points} ${plural('en')(points, 'point', 'points')}.`;
}

function originOf(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--server takes an address such as http://localhost:8080, not "${server}"`);
}

function tableIn(link: string): string {
  const table = /^(?:https?:\/\/[^/]+\/table\/)?([\w-]{22})\/?$/.exec(link)?.[1];
  if (table !== undefined) return table;
  throw new UsageError(`--table takes the link of a table, or its id, not "${link}"`);
}
