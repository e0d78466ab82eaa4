import { parseArgs } from 'node:util';
import { ATTACK_HEADINGS, ATTACK_NAMES, benchAttack, shortcomings } from '@tabard/bench';
import { readOrExit, wholeNumber } from './usage.ts';

const USAGE = `npm run attack -- [--long] [--alone 60] [--together 60] [--only "long polls,spectators"]

Attacks a server of its own on this machine, and says what held.

  --long      a million hostile inputs instead of 20,000
  --alone     seconds for each attack alone
  --together  seconds for all of them together
  --only      these attacks alone, by their names in the table`;

const { long, help, only, secondsAlone, secondsTogether } = readOrExit('attack', readArguments);
if (help) {
  console.log(USAGE);
  process.exit();
}
const [inputs, files] = long ? [1_000_000, 100] : [20_000, 20];

console.log(ATTACK_HEADINGS);
const bench = await benchAttack({
  secondsAlone,
  secondsTogether,
  inputs,
  files,
  ...(only && { only }),
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

function attackNamed(name: string): string {
  if (ATTACK_NAMES.includes(name)) return name;
  throw new Error(`there is no attack "${name}"; there are: ${ATTACK_NAMES.join(', ')}`);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean', default: false },
      alone: { type: 'string', default: '60' },
      together: { type: 'string', default: '60' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    long: values.long,
    help: values.help,
    only: values.only?.split(',').map(name => attackNamed(name.trim())),
    secondsAlone: wholeNumber('alone', values.alone),
    secondsTogether: wholeNumber('together', values.together),
  };
}
