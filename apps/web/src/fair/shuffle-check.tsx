import type { Naming, Notes, Verdict } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { type CheckedShuffle, checkShuffle } from '@tabard/table';
import { useEffect, useState } from 'preact/hooks';
import { openCatalog } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { notebookOf } from '../net/notes.ts';
import { recordOf } from '../result/record.ts';
import { Icon } from '../ui/icon.tsx';
import { FAIR_WORDS } from './words.ts';
import './fair.css';

interface Props {
  readonly table: Table;
  readonly name: Naming;
}

/** What this browser found out by itself about the shuffle of a finished match. */
export default function ShuffleCheck({ table, name }: Props) {
  const checked = useChecked(table);
  const words = FAIR_WORDS[lang.value];
  const noted = notebookOf(table.id).read();
  if (!checked) return <p class="shuffle-check soft">{words.checking}</p>;
  if (checked === 'nothing') return noted.mine === undefined ? null : <Unchecked />;
  const { findings, verdict, because } = checked;
  const { silent } = table.dice;
  const brokenOff = Math.max(table.dice.brokenOff, noted.brokenOff ?? 0);
  return (
    <details class="shuffle-check" open={verdict === 'differs'} data-verdict={verdict}>
      <summary>
        <Icon name={verdict === 'differs' ? 'broken' : 'seal'} />
        <span role={verdict === 'differs' ? 'alert' : undefined}>{words.verdict[verdict]}</span>
      </summary>
      <ul>
        {ORDER.map(key => (
          <li key={key} data-finding={findings[key]}>
            <span aria-hidden="true">{MARKS[findings[key]]}</span>
            <span>{words.findings[key][findings[key]]}</span>
          </li>
        ))}
        {silent.length > 0 && (
          <li>{t.value.wereSilent(t.value.and(silent.map(seat => (seat === table.me.seat ? t.value.fromYou : name(seat)))))}</li>
        )}
        {brokenOff > 0 && <li>{t.value.brokenOff(brokenOff)}</li>}
      </ul>
      {because !== '' && (
        <p class="small" lang="en">
          {because}
        </p>
      )}
      <Elsewhere noted={noted} />
      <p>
        <a href="/fair" target="_blank" rel="noopener">
          {t.value.fairShuffle}
        </a>
      </p>
    </details>
  );
}

/** Whoever gave bytes is told that nobody can say what became of them. */
function Unchecked() {
  return (
    <p class="shuffle-check" data-verdict="unchecked" role="alert">
      {FAIR_WORDS[lang.value].unchecked}
    </p>
  );
}

const ORDER = ['seeds', 'list', 'mine', 'starts', 'deal', 'head', 'views'] as const;
const MARKS: Readonly<Record<Verdict, string>> = { fits: '✓', differs: '✗', denied: '✗', silent: '!', unknown: '–' };

/** What to hand to a program of one's own, on another machine. */
function Elsewhere({ noted: { commitment, commitments, mine, taken, head } }: { readonly noted: Notes }) {
  if (commitment === undefined || mine === undefined) return null;
  return (
    <>
      <p class="small">{FAIR_WORDS[lang.value].elsewhere}</p>
      <code class="small">
        tabard verify match.json --commitment {commitment}
        {commitments && ` --list ${commitments.map(one => one ?? '-').join()}`} --mine {mine}
        {taken && ' --taken'}
        {head && ` --head ${head.seq}:${head.hash}`}
      </code>
    </>
  );
}

function useChecked(table: Table): CheckedShuffle | 'nothing' | undefined {
  const [checked, setChecked] = useState<CheckedShuffle | 'nothing' | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const show = (found: CheckedShuffle | undefined) => gone || setChecked(found ?? 'nothing');
    find(table).then(show, () => show(undefined));
    return () => {
      gone = true;
    };
  }, [table.id]);
  return checked;
}

async function find({ id, game, me, dice }: Table): Promise<CheckedShuffle | undefined> {
  const [record, catalog] = await Promise.all([recordOf(id), openCatalog()]);
  const listing = catalog.find(one => one.id === game);
  if (!record || !listing) return;
  const loaded = await listing.load();
  return checkShuffle(loaded.game, record, notebookOf(id).read(), me.seat ?? 'public', dice.brokenOff);
}
