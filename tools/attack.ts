import { parseArgs } from 'node:util';
import { ATTACK_HEADINGS, benchAttack, shortcomings } from '@tabard/bench';

/** `npm run attack`: attacks a server of its own on this machine, and says what held. `-- --long` sends a million hostile inputs. */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    alone: { type: 'string', default: '60' },
    together: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const [inputs, files] = values.long ? [1_000_000, 100] : [20_000, 20];

console.log(ATTACK_HEADINGS);
const bench = await benchAttack({
  secondsAlone: Number(values.alone),
  secondsTogether: Number(values.together),
  inputs,
  files,
  ...(values.only !== undefined && { only: values.only.split(',') }),
  say: line => console.log(line),
});
const { attempts, serverErrors, disconnects, quiet, memory, files: read } = bench;
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`
${attempts} attempts, ${serverErrors} answers 5xx, ${disconnects} disconnects of the bystander; without attackers p50 ${quiet.p50Ms.toFixed(1)}, p99 ${quiet.p99Ms.toFixed(1)}, worst ${quiet.worstMs.toFixed(1)} ms
heap ${mega(memory.before.heap)} before, ${mega(memory.fromOne.heap)} right after the attacks from one address, ${mega(memory.after.heap)} in the end, after ${(memory.settledMs / 1000).toFixed(0)} s; resident ${mega(memory.before.rss)} before, at most ${mega(memory.fromOne.peakRss)} under attack from one address, ${mega(memory.after.peakRss)} from many
${read.files} hostile files verified, ${read.escapes} commands to the terminal, ${read.oddExits} odd ends
`);
const failed = shortcomings(bench, { withTimes: true });
console.log(failed.length === 0 ? 'All held.' : failed.map(line => `✗ ${line}`).join('\n'));
process.exitCode = failed.length === 0 ? 0 : 1;
