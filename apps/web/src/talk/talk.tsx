import type { Naming } from '@tabard/core';
import { type Line, PHRASES, REACTIONS, type Table, TEXT_LENGTH } from '@tabard/protocol';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import { change, changeName, myName, prefs } from '../identity.ts';
import type { Session } from '../net/session.ts';
import { Avatar, type Bearer } from '../ui/avatar.tsx';
import { NameField } from '../ui/name-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { PHRASE_WORDS } from './phrases.ts';
import { ReactionSign, Spoken } from './reaction.tsx';
import { speakerOf } from './use-talk.ts';
import './talk.css';

export interface TalkProps {
  readonly session: Session;
  readonly table: Table;
  readonly name: Naming;
  /** What I want to hear of what was said, oldest first. */
  readonly lines: readonly Line[];
  isMine(line: Line): boolean;
  /** The phrases are put away until they are asked for: on a page that has other things to show. */
  readonly isFolded?: boolean;
}

/** What was said, and all that can be said. */
export function Talk(props: TalkProps) {
  const { session, table } = props;
  const isWatching = table.me.seat === null;
  return (
    <div class="talk">
      <Lines {...props} />
      {session.talk.failure.value && (
        <p class="talk-failure" role="status">
          {session.talk.failure.value}
        </p>
      )}
      {isWatching && myName.value === '' ? (
        <NameFirst session={session} />
      ) : (
        <>
          {isWatching && table.status === 'playing' && <p class="soft small">{t.value.talkAside}</p>}
          {props.isFolded ? (
            <details class="talk-fold">
              <summary>{t.value.talkSay}</summary>
              <Phrases session={session} />
            </details>
          ) : (
            <Phrases session={session} />
          )}
          {table.terms.talk === 'free' && <OwnWords session={session} />}
        </>
      )}
      <Whom {...props} />
    </div>
  );
}

/** The newest is below, and in sight. */
function Lines({ table, name, lines, isMine }: TalkProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  if (lines.length === 0) return <p class="soft">{t.value.talkNothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol class="talk-lines" ref={list} tabIndex={0} aria-label={t.value.talk}>
      {lines.map(line => (
        <li key={line.id} data-mine={isMine(line)}>
          <Avatar of={bearerOf(line, table)} size={22} />
          <span>
            <strong class="talk-name">{isMine(line) ? t.value.you : speakerOf(line, name)}</strong>
            {line.from === null && <span class="soft small"> {t.value.isWatching}</span>}
            <span class="talk-words">
              <Spoken line={line} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const bearerOf = ({ from, crest }: Line, { seats }: Table): Bearer => (from === null ? undefined : seats[from]) ?? { crest };

function Phrases({ session }: Pick<TalkProps, 'session'>) {
  const words = PHRASE_WORDS[lang.value];
  return (
    <section class="talk-say" aria-label={t.value.talkSay}>
      <div class="talk-reactions">
        {REACTIONS.map(phrase => (
          <button
            key={phrase}
            type="button"
            class="button plain icon-only"
            aria-label={words[phrase]}
            title={words[phrase]}
            onClick={() => session.talk.say({ phrase })}
          >
            <ReactionSign of={phrase} />
          </button>
        ))}
      </div>
      <div class="talk-phrases">
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" class="button" onClick={() => session.talk.say({ phrase })}>
            {words[phrase]}
          </button>
        ))}
      </div>
    </section>
  );
}

function OwnWords({ session }: Pick<TalkProps, 'session'>) {
  const id = useId();
  const [text, setText] = useState('');
  const say = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    session.talk.say({ text });
    setText('');
  };
  return (
    <form class="talk-own with-button" onSubmit={say}>
      <div class="field">
        <label for={id}>{t.value.talkOwn}</label>
        <input
          id={id}
          type="text"
          value={text}
          maxLength={TEXT_LENGTH}
          autocomplete="off"
          enterkeyhint="send"
          onInput={event => setText(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button" disabled={text.trim() === ''}>
        {t.value.talkSend}
      </button>
    </form>
  );
}

/** Whoever watches is known by the name they choose; the house knows a connection by the identity it began with. */
function NameFirst({ session }: Pick<TalkProps, 'session'>) {
  const [name, setName] = useState('');
  const save = async (event: Event) => {
    event.preventDefault();
    if (await changeName(name)) session.reopen();
  };
  return (
    <>
      <p class="soft small">{t.value.talkNameFirst}</p>
      <form class="with-button" onSubmit={event => void save(event)}>
        <NameField value={name} change={setName} />
        <button type="submit" class="button" disabled={name.trim() === ''}>
          {t.value.saveName}
        </button>
      </form>
    </>
  );
}

/** Everybody who sits here or has said something can be muted, for me alone. */
function Whom({ session, table, name, isMine }: TalkProps) {
  const { muted } = prefs.value;
  const people = new Map<string, string>();
  for (const [at, { kind, crest }] of table.seats.entries()) {
    if (kind === 'player' && crest !== undefined && at !== table.me.seat) people.set(crest, name(at));
  }
  for (const line of session.talk.lines.value) if (!isMine(line) && !people.has(line.crest)) people.set(line.crest, speakerOf(line, name));
  if (people.size === 0) return null;
  const others = (crest: string) => muted.filter(one => one !== crest);
  return (
    <details class="talk-fold">
      <summary>{t.value.talkHear}</summary>
      {[...people].map(([crest, called]) => (
        <Switch
          key={crest}
          label={called}
          on={!muted.includes(crest)}
          change={on => change({ muted: on ? others(crest) : [...others(crest), crest] })}
        />
      ))}
    </details>
  );
}
