import { PLATES } from 'virtual:plates';
import { LEARNER } from '@tabard/core';
import type { Table } from '@tabard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce.ts';
import { games, titleOf } from '../games.ts';
import { lang } from '../i18n/index.ts';
import { playNow } from '../play-now.ts';
import { STRINGS } from './strings.ts';

interface Props {
  readonly game: string;
  readonly table: Table;
  again(): void;
  /** It was won: the next time it begins at the beginning. */
  done(): void;
}

/** How the free game ended, and what comes now. */
export function End({ game, table, again, done }: Props) {
  const strings = STRINGS[lang.value];
  const won = table.outcome?.ranking[0]?.includes(LEARNER) ?? false;
  useEffect(() => {
    announce(won ? strings.won : strings.lost);
    if (won) done();
  }, []);
  const [busy, setBusy] = useState(false);
  const deal = async () => {
    setBusy(true);
    await playNow(PLATES.find(({ id }) => id === game)!);
    setBusy(false);
  };
  const others = games.value.filter(({ id, lesson }) => id !== game && lesson !== undefined);
  const at = games.value.findIndex(({ id }) => id === game);
  const next = others.find(({ id }) => games.value.findIndex(one => one.id === id) > at) ?? others[0];
  return (
    <section class="coach" aria-label={strings.lesson}>
      <div class="coach-end">
        <h2>{won ? strings.won : strings.lost}</h2>
        <p>{won ? strings.wonHelp : strings.lostHelp}</p>
        <div class="buttons">
          {won && (
            <button type="button" class="button primary" disabled={busy} onClick={() => void deal()}>
              {strings.playReal}
            </button>
          )}
          <button type="button" class={won ? 'button' : 'button primary'} onClick={again}>
            {strings.again}
          </button>
          {won && next && (
            <a class="button" href={`/learn/${next.id}`}>
              {strings.next(titleOf(next.id))}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
