import type { AnyWords, Option } from '@tabard/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Examples } from '../boards/kit/example.tsx';
import { games } from '../games.ts';
import { lang, t } from '../i18n/index.ts';
import { settings } from '../identity.ts';
import { loadExamples, MINUTE } from './examples.ts';
import { piecesOf, sectionsWith } from './find.ts';
import { type Chosen, namedBy } from './in-force.ts';
import { type Block, loadRulebook, type Minute, type Rulebook, type Run, type Section } from './rulebook.ts';
import './rules.css';

interface Props {
  readonly game: string;
  readonly words: AnyWords;
  /** The clause to show and mark; `asked` counts, so that asking twice scrolls twice. */
  readonly rule: string | undefined;
  readonly asked: number;
  /** What was chosen for the table, so that the book can say what holds here. */
  readonly chosen?: Chosen | undefined;
}

/** What every part of the book is shown with. */
interface Reading {
  readonly words: AnyWords;
  readonly options: readonly Option[];
  readonly chosen: Chosen | undefined;
  readonly examples: Examples;
  readonly clauses: ReadonlySet<string>;
  readonly rule: string | undefined;
  /** What is looked for; '' for nothing. */
  readonly word: string;
  goTo(clause: string): void;
}

export function Rules({ game, words, rule: wanted, asked, chosen: said }: Props) {
  const loaded = useLoaded(game);
  const root = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [at, setAt] = useState({ rule: wanted, asked });
  const goTo = (rule: string) => {
    setWord('');
    setAt(before => ({ rule, asked: before.asked + 1 }));
  };
  useEffect(() => {
    if (wanted) goTo(wanted);
  }, [wanted, asked]);
  useEffect(() => {
    if (!at.rule || !loaded || word !== '') return;
    const clause = root.current?.querySelector<HTMLElement>(`#rule-${CSS.escape(at.rule)}`);
    clause?.scrollIntoView({ block: 'start' });
    clause?.focus({ preventScroll: true });
  }, [at, loaded]);
  const clauses = useMemo(() => clausesIn(loaded?.book), [loaded]);
  if (!loaded) return <p class="soft">{t.value.loading}</p>;
  const { book, examples } = loaded;
  const options = games.value.find(({ id }) => id === game)?.options ?? [];
  const chosen = said && { ...Object.fromEntries(options.map(option => [option.key, option.default])), ...said };
  const reading: Reading = { words, options, chosen, examples, clauses, rule: at.rule, word, goTo };
  const sections = word === '' ? book.sections : sectionsWith(book.sections, word);
  return (
    <div class="rules" ref={root}>
      <Finding book={book} word={word} look={setWord} found={sections} goTo={goTo} root={root} />
      {word === '' && <Opening book={book} reading={reading} />}
      {sections.map(section => {
        const Part = section.technical && word === '' ? Folded : Plain;
        return <Part key={section.number} section={section} reading={reading} />;
      })}
    </div>
  );
}

const clausesIn = (book: Rulebook | undefined): ReadonlySet<string> =>
  new Set(book?.sections.flatMap(({ number, blocks }) => [number, ...blocks.flatMap(block => block.number ?? [])]));

interface FindingProps {
  readonly book: Rulebook;
  readonly word: string;
  look(word: string): void;
  readonly found: readonly Section[];
  goTo(clause: string): void;
  readonly root: { readonly current: HTMLElement | null };
}

/** The field to look for a word in, and the contents; both stay in sight. */
function Finding({ book, word, look, found, goTo, root }: FindingProps) {
  const words = t.value;
  const contents = useRef<HTMLDetailsElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && word !== '') {
      event.preventDefault();
      event.stopPropagation();
      look('');
    }
    if (event.key === 'Enter') root.current?.querySelector<HTMLElement>('.clause-number')?.focus();
  };
  const turnTo = (section: string) => {
    if (contents.current) contents.current.open = false;
    goTo(section);
  };
  const count = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <div class="rules-find">
      <input
        type="search"
        aria-label={words.rulesFind}
        placeholder={words.rulesFind}
        value={word}
        onInput={event => look(event.currentTarget.value)}
        onKeyDown={press}
      />
      <details ref={contents} class="rules-contents">
        <summary class="button plain">{words.contents}</summary>
        <ol>
          {book.sections.map(({ number, title }) => (
            <li key={number}>
              <button type="button" class="button plain" onClick={() => turnTo(number)}>
                <span class="clause-label">{number}</span> {title}
              </button>
            </li>
          ))}
        </ol>
      </details>
      <p class={word === '' ? 'visually-hidden' : 'soft small'} role="status">
        {word !== '' && words.rulesFound(count)}
      </p>
    </div>
  );
}

function Opening({ book, reading }: { readonly book: Rulebook; readonly reading: Reading }) {
  return (
    <>
      {book.minute && <InOneMinute minute={book.minute} reading={reading} />}
      <InForce reading={reading} />
      {book.opening.map((block, at) => (
        <Clause key={at} block={block} reading={reading} />
      ))}
    </>
  );
}

/** By which options this table plays. */
function InForce({ reading: { chosen, options, words } }: { readonly reading: Reading }) {
  const named = options.filter(({ key }) => chosen?.[key] !== undefined);
  if (named.length === 0) return null;
  return (
    <dl class="rules-here" aria-label={t.value.atThisTable}>
      {named.map(({ key }) => (
        <div key={key}>
          <dt>{words.option(key)}</dt>
          <dd>{words.value(key, chosen![key]!).label}</dd>
        </div>
      ))}
    </dl>
  );
}

function InOneMinute({ minute, reading }: { readonly minute: Minute; readonly reading: Reading }) {
  return (
    <section class="rules-minute">
      <h3>{minute.title}</h3>
      <ol>
        {minute.lines.map((line, at) => (
          <li key={at}>
            <p>
              <Runs runs={line} reading={reading} />
            </p>
            {drawn(`${MINUTE}${at + 1}`, reading)}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SectionProps {
  readonly section: Section;
  readonly reading: Reading;
}

const Plain = ({ section, reading }: SectionProps) => (
  <section {...anchor(section.number, reading)}>
    <h3>
      {section.number} {section.title}
    </h3>
    <Blocks section={section} reading={reading} />
  </section>
);

/** What nobody needs in order to play: opened by who wants it, or where a clause of it is asked for. */
const Folded = ({ section, reading }: SectionProps) => (
  <details {...anchor(section.number, reading)} open={reading.rule?.split('.')[0] === section.number}>
    <summary>
      <h3>
        {section.number} {section.title}
      </h3>
    </summary>
    <Blocks section={section} reading={reading} />
  </details>
);

const Blocks = ({ section, reading }: SectionProps) => (
  <>
    {section.blocks.map((block, at) => (
      <Clause key={block.number ?? at} block={block} reading={reading} lists={section.number === THINGS} />
    ))}
  </>
);

/** The first section tells what is in the box: long lists, which are folded. */
const THINGS = '1';
const LONG = 3;

const anchor = (number: string, { rule }: Reading) => ({
  id: `rule-${number}`,
  tabIndex: -1,
  class: number === rule ? 'marked' : undefined,
});

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

function drawn(key: string | undefined, { examples, words, word }: Reading): ComponentChild {
  const Example = key === undefined || word !== '' ? undefined : examples[key];
  return Example && <Example words={words} lang={lang.value} settings={settings.value} />;
}

interface ClauseProps {
  readonly block: Block;
  readonly reading: Reading;
  /** Whether its list is folded if it is long. */
  readonly lists?: boolean;
}

function Clause({ block, reading, lists = false }: ClauseProps) {
  const { number, text } = block;
  const { rule, word } = reading;
  const example = drawn(number, reading);
  const isMarked = number !== undefined && number === rule && word === '';
  const told = example ? block.items.slice(-1) : [];
  const items = block.items.slice(0, block.items.length - told.length);
  const folds = lists && word === '' && items.length > LONG;
  return (
    <div class={`clause${isMarked ? ' marked' : ''}`} {...(number === undefined ? {} : { id: `rule-${number}`, tabIndex: -1 })}>
      {text.length > 0 && (
        <p>
          {number && <ClauseNumber of={number} reading={reading} />}
          <Runs runs={text} reading={reading} />
        </p>
      )}
      {folds ? (
        <details>
          <summary>{t.value.wholeList(items.length)}</summary>
          <Items items={items} reading={reading} />
        </details>
      ) : (
        <Items items={items} reading={reading} />
      )}
      <Items items={told} reading={reading} />
      {example}
    </div>
  );
}

/** A clause's number; of one that was found it leads to where the clause stands. */
function ClauseNumber({ of, reading: { word, goTo } }: { readonly of: string; readonly reading: Reading }) {
  if (word === '') return <span class="clause-number clause-label">{of}</span>;
  return (
    <button type="button" class="clause-number clause-label" aria-label={t.value.rulesPlace(of)} onClick={() => goTo(of)}>
      {of}
    </button>
  );
}

function Items({ items, reading }: { readonly items: readonly (readonly Run[])[]; readonly reading: Reading }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item, at) => (
        <li key={at}>
          <Runs runs={item} reading={reading} />
        </li>
      ))}
    </ul>
  );
}

function Runs({ runs, reading }: { readonly runs: readonly Run[]; readonly reading: Reading }) {
  return (
    <>
      {runs.map((run, at) => {
        if (run.kind === 'bold') return <Bold key={at} text={run.text} reading={reading} />;
        if (run.kind === 'code') return <Code key={at} text={run.text} reading={reading} />;
        return <Referring key={at} text={run.text} reading={reading} />;
      })}
    </>
  );
}

interface TextProps {
  readonly text: string;
  readonly reading: Reading;
}

/** What only one edition says is marked: it holds here, or it does not. */
function Bold({ text, reading }: TextProps) {
  const { options, chosen, words } = reading;
  const named = chosen && namedBy(text, options, chosen, words);
  return (
    <>
      <b data-here={named?.here}>
        <Marked text={text} word={reading.word} />
      </b>
      {named && <Chip here={named.here}>{named.here ? t.value.atThisTable : t.value.notAtThisTable}</Chip>}
    </>
  );
}

/** An option is followed by what was chosen for it here. */
function Code({ text, reading: { word, options, chosen, words } }: TextProps) {
  const value = options.some(({ key }) => key === text) ? chosen?.[text] : undefined;
  return (
    <>
      <code>
        <Marked text={text} word={word} />
      </code>
      {value !== undefined && <Chip here>{t.value.hereIs(words.value(text, value).label)}</Chip>}
    </>
  );
}

const Chip = ({ here, children }: { readonly here: boolean; readonly children: ComponentChild }) => (
  <span class="rules-chip" data-here={here}>
    {children}
  </span>
);

/** Numbers of clauses lead to them. */
function Referring({ text, reading }: TextProps) {
  const parts = text.split(/(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d])/);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 && reading.clauses.has(part) ? (
          <a
            key={at}
            class="clause-link"
            href={`#rule-${part}`}
            onClick={event => {
              event.preventDefault();
              reading.goTo(part);
            }}
          >
            {part}
          </a>
        ) : (
          <Marked key={at} text={part} word={reading.word} />
        ),
      )}
    </>
  );
}

/** A text in which what is looked for is marked. */
function Marked({ text, word }: { readonly text: string; readonly word: string }) {
  if (word === '') return <>{text}</>;
  return <>{piecesOf(text, word).map((piece, at) => (piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text))}</>;
}
