import { run } from './run.ts';

interface Audit {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly statusCode?: number;
  readonly message?: string;
}

/** Asks the registry for known weaknesses of what comes along; a registry that keeps no such list is no failure, but it is said. */
const { output } = await run('npm', ['audit', '--omit=dev', '--json']);
const audit = parsed(output);
const found = audit?.metadata?.vulnerabilities;
if (!found) {
  console.log(`The registry does not answer an audit (${audit?.message ?? 'no answer'}), so nothing was checked.`);
} else if (found.total === 0) {
  console.log('No known weaknesses.');
} else {
  console.log((await run('npm', ['audit', '--omit=dev'])).output.trimEnd());
  process.exitCode = 1;
}

function parsed(text: string): Audit | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Audit;
  } catch {
    return;
  }
}
