import { defaultLimits, Limits, NO_LIMITS } from '@tabard/server/limits';
import { type Metrics, metrics } from '@tabard/server/metrics';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find, read } from './sources.ts';

/** The files in `deploy/`, which nobody runs here every day, agree with what there is. */
const textOf = (path: string): string => read(path).text;
const FILES = find('deploy/**/*').filter(path => /\.\w+$|file$/.test(path));

/** All series a server exports. */
function exported(): Set<string> {
  const { registry, watch, watchLimits } = metrics();
  watchLimits(new Limits(NO_LIMITS, () => 0));
  const anything = new Proxy({}, { get: () => () => 0 });
  watch(anything as Parameters<Metrics['watch']>[0]);
  const names = registry.getMetricsAsArray().flatMap(({ name, type }) => {
    return String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
  });
  return new Set([...names, 'up']);
}

/** The series a query asks for: neither its functions nor its labels. */
function seriesIn(query: string): string[] {
  const bare = query.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(by|without) ?\([^)]*\)|, (job|instance)\)/g, '');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name).filter(name => !OPERATORS.has(name));
}

const OPERATORS = new Set(['and', 'or', 'unless']);

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  readonly templating: { readonly list: readonly { readonly type: string; readonly definition?: string }[] };
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const dashboard = JSON.parse(textOf('deploy/grafana/tabard.json')) as Dashboard;
const alerts = parse(textOf('deploy/prometheus/alerts.yml')) as Rules;
const drawn = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.flatMap(({ definition }) => definition ?? []),
];
const rules = alerts.groups.flatMap(group => group.rules);

test('dashboard and alerts ask for series that a server exports', () => {
  const known = exported();
  const asked = [...drawn, ...rules.map(({ expr }) => expr)].flatMap(seriesIn);
  expect(asked.length).toBeGreaterThan(20);
  expect([...new Set(asked)].filter(name => !known.has(name))).toEqual([]);
});

test('a query that asks for something else is found', () => {
  const query = 'histogram_quantile(0.99, sum by (le) (rate(tabard_gone_bucket{job="tabard"}[5m]))) > 1.5e9 and up == 0';
  expect(seriesIn(query)).toEqual(['tabard_gone_bucket', 'up']);
});

test('the dashboard draws every metric of ours, and docs/hosting.md explains it', () => {
  const ours = [...exported()].filter(name => name.startsWith('tabard_')).map(name => name.replace(/_(bucket|sum|count)$/, ''));
  const text = textOf('docs/hosting.md');
  expect(ours.filter(name => !drawn.some(query => query.includes(name)))).toEqual([]);
  expect(ours.filter(name => !text.includes(`\`${name}\``))).toEqual([]);
});

test('docs/hosting.md explains every alert', () => {
  const text = textOf('docs/hosting.md');
  expect(rules.map(({ alert }) => alert).filter(alert => !text.includes(`\`${alert}\``))).toEqual([]);
});

test('docs/hosting.md explains every limit, with its default', () => {
  const text = textOf('docs/hosting.md');
  const rows = Object.entries(defaultLimits(100_000)).map(([name, value]) => {
    if (typeof value !== 'number') return `| \`${name}\` | \`${value.burst},${value.perSecond}\` |`;
    // These follow from how many files a process may open.
    return name.endsWith('-per-server') ? `| \`${name}\` | ` : `| \`${name}\` | \`${value}\` |`;
  });
  expect(rows.filter(row => !text.includes(row))).toEqual([]);
});

/** The options in `tabard serve --help`, and that one. */
const HELP = /help: `([^`]+)`/.exec(textOf('apps/cli/src/commands/serve.ts'))![1]!;
const OPTIONS = new Set(['--help', ...HELP.match(/--[a-z][a-z-]*/g)!]);

/** The options with which a text starts a server: in a shell, a unit, or a list of words. */
function servedWith(text: string): string[] {
  const calls = text.match(/\bserve\b['"]?[ ,][^\n`#]*/g) ?? [];
  return calls.flatMap(call => call.match(/(?<![\w-])--[a-z][a-z-]*/g) ?? []);
}

test('files and documents start a server with options it has', () => {
  const started = [...FILES, 'docs/hosting.md', 'README.md'].map(path => ({ path, options: servedWith(textOf(path)) }));
  const withSome = started.filter(({ options }) => options.length > 0).map(({ path }) => path);
  expect(withSome).toEqual(expect.arrayContaining([...SERVERS, 'docs/hosting.md']));
  expect(
    started.flatMap(({ path, options }) => options.filter(option => !OPTIONS.has(option)).map(option => `${path}: ${option}`)),
  ).toEqual([]);
});

const SERVERS = [
  'deploy/compose/Dockerfile',
  'deploy/compose/compose.yaml',
  'deploy/systemd/tabard.service',
  'deploy/systemd/tabard@.service',
];

test('an option that does not exist is found', () => {
  expect(servedWith("command: [serve, --port, '8080', --gone]\nserver --not-ours")).toEqual(['--port', '--gone']);
  expect(OPTIONS.has('--gone')).toBe(false);
});

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>;
}

test('the proxy of the compose file sends players to its servers, all on one database and one bus', () => {
  const { services } = parse(textOf('deploy/compose/compose.yaml'), { merge: true }) as Compose;
  const servers = Object.keys(services).filter(name => name.startsWith('tabard-'));
  expect(servers).toHaveLength(3);
  expect(services.proxy?.environment?.TABARD_SERVERS).toBe(servers.map(name => `${name}:8080`).join(' '));
  const { TABARD_DATABASE, TABARD_BUS } = services['tabard-1']!.environment!;
  for (const name of servers) expect(services[name]!.environment).toEqual({ TABARD_DATABASE, TABARD_BUS });
  expect(Object.keys(services)).toEqual(expect.arrayContaining([hostIn(TABARD_DATABASE!), hostIn(TABARD_BUS!)]));
});

const hostIn = (url: string): string => /@([^/:]+)/.exec(url)![1]!;

test('the settings a server takes from its environment are the ones it is given', () => {
  const taken = new Set(
    textOf('apps/cli/src/commands/serve.ts')
      .match(/process\.env\.(\w+)/g)
      ?.map(match => match.slice('process.env.'.length)),
  );
  const given = [...textOf('deploy/systemd/tabard.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  const unit = textOf('deploy/systemd/tabard@.service');
  expect(given.filter(name => !taken.has(name) && !unit.includes(`\${${name}}`))).toEqual([]);
});

test.each(FILES.filter(path => /\.ya?ml$/.test(path)))('%s is YAML', path => {
  expect(parse(textOf(path), { merge: true })).toBeTypeOf('object');
});
