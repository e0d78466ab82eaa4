import { ATTACKS } from './attacks.ts';
import type { Front } from './line.ts';
import { type FromAttackers, newTally, type Order, type Tally } from './talk.ts';

/** The process of the attackers: takes orders, one after the other. */
const tell = (message: FromAttackers) => process.send!(message);

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  const tallies = Object.fromEntries(order.attacks.map(name => [name, newTally()]));
  await Promise.all(order.attacks.map(name => attack(name, order, tallies)));
  tell({ type: 'attacked', tallies });
});
tell({ type: 'ready' });

/** So many more than another has no attack of an order that ends by counts: to the end there is some of everything. */
const LEAD = 1000;

async function attack(name: string, { target, from, ms, attempts }: Order, tallies: Readonly<Record<string, Tally>>): Promise<void> {
  const over = new AbortController();
  const open: Front['open'] = new Set();
  over.signal.addEventListener('abort', () => {
    for (const socket of open) socket.destroy();
  });
  const tally = tallies[name]!;
  const watch = setInterval(() => {
    if (attempts !== undefined && tally.attempts >= attempts) over.abort();
  }, 50);
  const limit = ms === undefined ? undefined : setTimeout(() => over.abort(), ms);
  const all = Object.values(tallies);
  const isAhead = () => attempts !== undefined && all.some(other => tally.attempts > other.attempts + LEAD);
  let next = 0;
  await ATTACKS[name]!({ target, tally, open, signal: over.signal, from: () => from[next++ % from.length]!, isAhead });
  clearInterval(watch);
  clearTimeout(limit);
}
