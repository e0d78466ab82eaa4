import { ATTACKS } from './attacks.ts';
import type { Front } from './line.ts';
import { type FromAttackers, newTally, type Order, type Tally } from './talk.ts';

/** The process of the attackers: takes orders, one after the other. */
const tell = (message: FromAttackers) => process.send!(message);

process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  const tallies = Object.fromEntries(order.attacks.map(name => [name, newTally()]));
  await Promise.all(order.attacks.map(name => attack(name, order, tallies[name]!)));
  tell({ type: 'attacked', tallies });
});
tell({ type: 'ready' });

async function attack(name: string, { target, from, ms, attempts = Number.POSITIVE_INFINITY }: Order, tally: Tally): Promise<void> {
  const over = new AbortController();
  const watch = setInterval(() => {
    if (tally.attempts >= attempts) over.abort();
  }, 50);
  const limit = setTimeout(() => over.abort(), ms);
  let next = 0;
  const front: Front = { target, tally, signal: over.signal, from: () => from[next++ % from.length]! };
  await ATTACKS[name]!(front);
  clearInterval(watch);
  clearTimeout(limit);
}
