import type { AnyWords } from '@tabard/core';
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Examples } from '../boards/kit/example.tsx';
import { lang, t } from '../i18n/index.ts';
import { settings } from '../identity.ts';
import { loadExamples } from './examples.ts';
import { type Block, loadRulebook, type Rulebook, type Run } from './rulebook.ts';

interface Props {
  readonly game: string;
  readonly words: AnyWords;
  /** The clause to show and mark; `asked` counts, so that asking twice scrolls twice. */
  readonly rule: string | undefined;
  readonly asked: number;
}

export function Rules({ game, words, rule, asked }: Props) {
  const loaded = useLoaded(game);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rule || !loaded) return;
    const clause = root.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    clause?.scrollIntoView({ block: 'start' });
    clause?.focus({ preventScroll: true });
  }, [rule, asked, loaded]);
  if (!loaded) return <p class="soft">{t.value.loading}</p>;
  const { book, examples } = loaded;
  return (
    <div class="rules" ref={root}>
      {book.opening.map((block, at) => (
        <Clause key={at} block={block} />
      ))}
      {book.sections.map(section => (
        <section key={section.number} id={`rule-${section.number}`} tabIndex={-1} class={section.number === rule ? 'marked' : undefined}>
          <h3>
            {section.number} {section.title}
          </h3>
          {section.blocks.map((block, at) => (
            <Clause key={block.number ?? at} block={block} rule={rule} drawn={drawn(block, examples, words)} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface Loaded {
  readonly book: Rulebook;
  readonly examples: Examples;
}

/** The drawings come with the text, so that nothing moves once a clause is in sight; without them the text says it all. */
function useLoaded(game: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const wanted = lang.value;
  useEffect(() => {
    let gone = false;
    const drawings = loadExamples(game).catch(() => ({}));
    void Promise.all([loadRulebook(game, wanted), drawings]).then(([book, examples]) => {
      if (!gone) setLoaded(book && { book, examples });
    });
    return () => {
      gone = true;
    };
  }, [game, wanted]);
  return loaded;
}

function drawn({ number }: Block, examples: Examples, words: AnyWords): ComponentChild {
  const Example = number === undefined ? undefined : examples[number];
  return Example && <Example words={words} lang={lang.value} settings={settings.value} />;
}

interface ClauseProps {
  readonly block: Block;
  readonly rule?: string | undefined;
  /** The example, drawn. */
  readonly drawn?: ComponentChild;
}

function Clause({ block, rule, drawn }: ClauseProps) {
  const anchor = block.number === undefined ? {} : { id: `rule-${block.number}`, tabIndex: -1 };
  const isMarked = block.number !== undefined && block.number === rule;
  return (
    <div class={`clause${isMarked ? ' marked' : ''}`} {...anchor}>
      {block.text.length > 0 && (
        <p>
          {block.number && <span class="clause-number">{block.number}</span>}
          <Runs runs={block.text} />
        </p>
      )}
      {block.items.length > 0 && (
        <ul>
          {block.items.map((item, at) => (
            <li key={at}>
              <Runs runs={item} />
            </li>
          ))}
        </ul>
      )}
      {drawn}
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <>
      {runs.map((run, at) => {
        if (run.kind === 'bold') return <b key={at}>{run.text}</b>;
        if (run.kind === 'code') return <code key={at}>{run.text}</code>;
        return run.text;
      })}
    </>
  );
}
