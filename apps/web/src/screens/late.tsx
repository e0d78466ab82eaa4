import type { Table } from '@tabard/protocol';
import { useState } from 'preact/hooks';
import { titleOf } from '../games.ts';
import { t } from '../i18n/index.ts';
import { myName } from '../identity.ts';
import { lobbyWords } from '../lobby/terms.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { onePlaceMore } from '../open-tables.ts';
import { NameField } from '../ui/name-field.tsx';
import { Page } from '../ui/page.tsx';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** The seat of a bot that whoever comes late may take; undefined where nobody may. */
export function lateSeat({ status, terms, me, seats }: Table): number | undefined {
  const seat = seats.findIndex(({ kind }) => kind === 'bot');
  return status === 'playing' && terms.latecomers && me.seat === null && seat >= 0 ? seat : undefined;
}

/** Takes the seat of a bot while the match is on. */
export async function joinLate({ session, table }: Props, name = myName.value): Promise<void> {
  const seat = lateSeat(table);
  if (seat === undefined || !(await asker(session)('sit', { seat, ...(name !== '' && { name }) }))) return;
  if (name !== '') myName.value = name;
  onePlaceMore();
  session.reopen();
}

/** Nobody may watch here, but whoever has come may join in. */
export function Late({ session, table }: Props) {
  const [name, setName] = useState(myName.value);
  const words = t.value;
  const take = (event: Event) => {
    event.preventDefault();
    void joinLate({ session, table }, name.trim());
  };
  return (
    <Page title={titleOf(table.game)} narrow>
      <div class="lobby-head">
        <h1 tabIndex={-1}>{words.lateTable}</h1>
        <p class="game-tagline">{titleOf(table.game)}</p>
      </div>
      <form class="sheet form" onSubmit={take}>
        <p>{words.lateTableHelp}</p>
        <NameField value={name} change={setName} />
        <div class="buttons seat-acts">
          <button type="submit" class="button primary large">
            {lobbyWords().takeSeat}
          </button>
          <a class="button plain" href="/">
            {words.home}
          </a>
        </div>
      </form>
    </Page>
  );
}
