import { type AnyWords, listing, type Naming, type Seat } from '@tabard/core';
import { useMemo } from 'preact/hooks';
import { lang, t } from '../i18n/index.ts';
import type { Happened, Tabled } from '../net/session.ts';
import { Avatar, type Bearer } from '../ui/avatar.tsx';
import { type Block, blocksOf, sinceMyTurn } from './blocks.ts';
import { sayTabled } from './tabled.ts';

interface Props {
  readonly happened: readonly Happened[];
  readonly tabled: readonly Tabled[];
  readonly words: AnyWords;
  readonly name: Naming;
  readonly seats: readonly Bearer[];
  readonly me: Seat | undefined;
  readonly ending: string;
  /** Shows the position after an entry again, where that can be done. */
  readonly goTo?: ((seq: number) => void) | undefined;
}

/** What happened, turn by turn, the newest on top; first of all what I have not answered yet. */
export function History({ happened, tabled, words, name, seats, me, ending, goTo }: Props) {
  const dictionary = t.value;
  const blocks = useMemo(
    () =>
      blocksOf(happened, tabled, {
        words,
        name,
        me,
        ending,
        sayTabled: ({ deed }) => sayTabled(dictionary, deed, name, me),
        join: listing(lang.value, 'commas'),
      }),
    [happened, tabled, words, name, me, ending, dictionary],
  );
  if (blocks.length === 0) return <p class="soft">{dictionary.nothingYet}</p>;
  const news = sinceMyTurn(blocks, me);
  const shown = (some: readonly Block[], Heading: ToldProps['Heading']) =>
    some.map(block => <Told key={`${block.kind} ${block.seq}`} {...{ block, Heading, name, seats, me, goTo }} />);
  if (news === 0) return <ol class="history">{shown(blocks, 'h3')}</ol>;
  return (
    <>
      <section class="history-news">
        <h3>{dictionary.sinceYourTurn}</h3>
        <ol class="history">{shown(blocks.slice(0, news), 'h4')}</ol>
      </section>
      <ol class="history">{shown(blocks.slice(news), 'h3')}</ol>
    </>
  );
}

interface ToldProps extends Pick<Props, 'name' | 'seats' | 'me' | 'goTo'> {
  readonly block: Block;
  /** One deeper under a heading of its own. */
  readonly Heading: 'h3' | 'h4';
}

function Told({ block, Heading, name, seats, me, goTo }: ToldProps) {
  const { kind, seat, seq, lines } = block;
  return (
    <li class={`turn-block is-${kind}`}>
      {seat !== undefined && (
        <Heading>
          <Avatar of={seats[seat]} size={20} />
          {goTo ? (
            <button type="button" class="turn-again" onClick={() => goTo(seq)}>
              {seat === me ? t.value.you : name(seat)}
            </button>
          ) : (
            <span>{seat === me ? t.value.you : name(seat)}</span>
          )}
        </Heading>
      )}
      {lines.map(({ text, toMe }, at) => (
        <p key={at} class={toMe ? 'to-me' : undefined}>
          {text}
        </p>
      ))}
    </li>
  );
}
