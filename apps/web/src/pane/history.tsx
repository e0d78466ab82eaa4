import type { AnyWords, Naming } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Happened } from '../net/session.ts';

interface Props {
  readonly happened: readonly Happened[];
  readonly words: AnyWords;
  readonly name: Naming;
}

/** More than anybody scrolls through; a long match has thousands of lines. */
const SHOWN = 300;

/** What happened, in sentences, the newest on top. */
export function History({ happened, words, name }: Props) {
  const lines = happened.slice(-SHOWN).reverse();
  if (lines.length === 0) return <p class="soft">{t.value.nothingYet}</p>;
  const newest = lines[0]!.seq;
  return (
    <ol class="history">
      {lines.map(({ seq, fact }, at) => (
        <Line key={happened.length - at} fact={fact} newest={seq === newest} words={words} name={name} />
      ))}
    </ol>
  );
}

interface LineProps extends Pick<Props, 'words' | 'name'> {
  readonly fact: Happened['fact'];
  readonly newest: boolean;
}

function Line({ fact, newest, words, name }: LineProps) {
  const text = useMemo(() => words.fact(fact as never, name), [fact, words, name]);
  return (
    <li class={newest ? 'newest' : undefined} data-type={fact.type}>
      {text}
    </li>
  );
}
