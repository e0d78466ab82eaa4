import { t } from '../i18n/index.ts';
import type { Failure } from '../net/api.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';

export type What =
  | 'unknown'
  | 'full'
  | 'forbidden'
  | 'closed'
  | 'outdated'
  | 'signed-out'
  | 'banned'
  | 'old-rules'
  | 'newer-rules'
  | 'elsewhere'
  | 'offline'
  | 'no-page'
  | 'link-used'
  | 'arms';

const ICONS: Readonly<Record<What, IconName>> = {
  unknown: 'candle',
  full: 'stool',
  forbidden: 'locked',
  closed: 'closed',
  outdated: 'hourglass',
  'signed-out': 'key',
  banned: 'locked',
  'old-rules': 'rules',
  'newer-rules': 'rules',
  elsewhere: 'watch',
  offline: 'lost',
  'no-page': 'candle',
  'link-used': 'key',
  arms: 'candle',
};

/** Where a table of one's own is the way on. */
const OWN_TABLE: ReadonlySet<What> = new Set(['unknown', 'full', 'forbidden', 'closed']);

/** What keeps somebody from a table, by what the server said; undefined: nothing that a screen could tell. */
export function troubleOf(code: Failure['code'] | undefined): What | undefined {
  switch (code) {
    case 'unknown-table':
    case 'unreadable':
      return 'unknown';
    case 'spectators-forbidden':
      return 'forbidden';
    case 'closed':
    case 'offline':
    case 'old-rules':
    case 'newer-rules':
      return code;
    default:
      return;
  }
}

/** One clear screen for everything that keeps a player from a table; `act` is its way on. */
export function Trouble({ what, act }: { readonly what: What; act?(): void }) {
  const words = t.value;
  const said: Readonly<Record<What, readonly [title: string, help: string, verb?: string]>> = {
    unknown: [words.unknownTable, words.unknownTableHelp],
    full: [words.fullTable, words.fullTableHelp],
    forbidden: [words.forbidden, words.forbiddenHelp],
    closed: [words.closedTable, words.closedTableHelp],
    outdated: [words.outdated, words.outdatedHelp, words.reload],
    'signed-out': [words.signedOutHere, words.signedOutHereHelp, words.goOnAsNew],
    banned: [words.banned, words.bannedHelp],
    'old-rules': [words.oldRules, words.oldRulesHelp],
    'newer-rules': [words.newerRules, words.newerRulesHelp, words.tryAgain],
    elsewhere: [words.elsewhere, words.elsewhereHelp, words.playHere],
    offline: [words.noServer, words.noServerHelp, words.tryAgain],
    'no-page': [words.noPage, words.noPageHelp],
    'link-used': [words.linkUsed, words.linkUsedHelp],
    arms: [words.noArms, words.noArmsHelp],
  };
  const [title, help, verb] = said[what];
  return (
    <Page title={title} narrow>
      <section class="trouble">
        <Icon name={ICONS[what]} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{help}</p>
        <div class="buttons">
          {verb && act && (
            <button type="button" class="button primary" onClick={act}>
              {verb}
            </button>
          )}
          <a class="button" href="/">
            {words.home}
          </a>
          {OWN_TABLE.has(what) && (
            <a class="button" href="/new">
              {words.makeTable}
            </a>
          )}
        </div>
      </section>
    </Page>
  );
}
