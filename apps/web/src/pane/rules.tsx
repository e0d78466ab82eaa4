import { useEffect, useRef, useState } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { type Block, loadRulebook, type Rulebook, type Run } from './rulebook.ts';

interface Props {
  readonly game: string;
  /** The clause to show and mark; `asked` counts, so that asking twice scrolls twice. */
  readonly rule: string | undefined;
  readonly asked: number;
}

export function Rules({ game, rule, asked }: Props) {
  const [book, setBook] = useState<Rulebook | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const wanted = lang.value;
  useEffect(() => {
    let gone = false;
    void loadRulebook(game, wanted).then(found => {
      if (!gone) setBook(found);
    });
    return () => {
      gone = true;
    };
  }, [game, wanted]);
  useEffect(() => {
    if (!rule || !book) return;
    const clause = root.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    clause?.scrollIntoView({ block: 'start' });
    clause?.focus({ preventScroll: true });
  }, [rule, asked, book]);
  if (!book) return <p class="soft">{t.value.loading}</p>;
  return (
    <div class="rules" ref={root}>
      {book.opening.map((block, at) => (
        <Clause key={at} block={block} marked={false} />
      ))}
      {book.sections.map(section => (
        <section key={section.number} id={`rule-${section.number}`} tabIndex={-1} class={section.number === rule ? 'marked' : undefined}>
          <h3>
            {section.number} {section.title}
          </h3>
          {section.blocks.map((block, at) => (
            <Clause key={block.number ?? at} block={block} marked={block.number !== undefined && block.number === rule} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Clause({ block, marked }: { readonly block: Block; readonly marked: boolean }) {
  const anchor = block.number === undefined ? {} : { id: `rule-${block.number}`, tabIndex: -1 };
  return (
    <div class={`clause${marked ? ' marked' : ''}`} {...anchor}>
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
