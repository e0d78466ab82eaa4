import { relative, sep } from 'node:path';
import { type Ran, run } from './run.ts';
import { CODE, find, ROOT } from './sources.ts';

/** Checks every TypeScript project (a folder's tsconfig.json), two at a time, and that no file is left out by all of them. */
export async function checkTypes(): Promise<Ran> {
  const projects = find('{packages,apps,tools,bench}/**/tsconfig*.json');
  const waiting = [...projects];
  const outputs: string[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      outputs.push((await run('tsc', ['-p', project, '--noEmit', '--listFiles', '--pretty', 'false'])).output);
    }
  };
  await Promise.all([worker(), worker()]);

  const { checked, complaints } = sift(outputs.join('\n'));
  const unchecked = find(CODE).filter(path => !checked.has(path));
  const output = [...new Set(complaints), ...unchecked.map(path => `${path}: in no tsconfig.json, so nobody checks its types`)];
  return { ok: output.length === 0, output: output.map(line => `${line}\n`).join('') };
}

/** Tells apart the files that tsc lists and what it complains about. */
function sift(output: string): { checked: Set<string>; complaints: string[] } {
  const checked = new Set<string>();
  const complaints: string[] = [];
  for (const line of output.split(/\r?\n/)) {
    if (/^(\/|[A-Za-z]:).*\.(ts|tsx|d\.mts|d\.cts|mts|cts|js|json)$/.test(line)) checked.add(relative(ROOT, line).replaceAll(sep, '/'));
    else if (line !== '') complaints.push(line);
  }
  return { checked, complaints };
}
