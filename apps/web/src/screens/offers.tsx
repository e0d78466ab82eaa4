import type { Naming, Seat } from '@tabard/core';
import type { Offered, Table } from '@tabard/protocol';
import { useEffect } from 'preact/hooks';
import { announce } from '../announce.ts';
import type { Dictionary } from '../i18n/en.ts';
import { t } from '../i18n/index.ts';
import { playsHere } from '../my-turn.ts';
import { asker } from '../net/at-table.ts';
import type { Session } from '../net/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Item } from '../ui/menu.tsx';
import { offerSaid } from './offer-said.ts';

interface Props {
  readonly session: Session;
  readonly table: Table;
}

/** Nobody else would have to agree. */
const isAlone = ({ seats, me }: Table): boolean =>
  seats.every(({ kind, program, standIn, resigned }, seat) => kind !== 'player' || program || standIn || resigned || seat === me.seat);

/** A pause and an early end, for the menu of whoever plays here, while nothing is offered. */
export function offerItems({ session, table }: Props, askEnd: () => void): Item[] {
  const words = t.value;
  if (!playsHere(table) || table.offer) return [];
  const alone = isAlone(table);
  const pause: Item = {
    label: alone ? words.pauseMatch : words.offerPause,
    icon: 'pause',
    run: () => void asker(session)('offer', { what: 'pause' }),
  };
  const end: Item = { label: alone ? words.endMatch : words.offerEnd, icon: 'closed', run: askEnd };
  return table.paused ? [end] : [pause, end];
}

/** How the match shall end, before it is offered. */
export function EndDialog({ session, table, close }: Props & { close(): void }) {
  const words = t.value;
  const alone = isAlone(table);
  const offer = (what: Offered) => () => {
    close();
    void asker(session)('offer', { what });
  };
  return (
    <Dialog title={alone ? words.endMatch : words.offerEnd} close={close}>
      <p>{alone ? words.endAloneHelp : words.endHelp}</p>
      <div class="buttons">
        <button type="button" class="button primary" onClick={offer('end-as-it-stands')}>
          {words.asItStands}
        </button>
        <button type="button" class="button" onClick={offer('end-without-winner')}>
          {words.withoutWinner}
        </button>
      </div>
    </Dialog>
  );
}

/** What is offered, or that the match is paused, with what there is to do about it; undefined where nothing is. */
export function useProposal(table: Table, name: Naming): Proposal | undefined {
  const proposal = proposalAt(table, name, t.value);
  const said = proposal?.said;
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said]);
  return proposal;
}

type Act = 'agree' | 'decline' | 'withdraw' | 'resume';

export interface Proposal {
  readonly said: string;
  readonly acts: readonly Act[];
}

function proposalAt(table: Table, name: Naming, words: Dictionary): Proposal | undefined {
  const { offer, paused, me, status } = table;
  if (status !== 'playing') return;
  const mayAct = playsHere(table);
  if (!offer) return paused ? { said: words.wasPaused, acts: mayAct ? ['resume'] : [] } : undefined;
  if (offer.by === me.seat) return { said: mineSaid(words, offer.what), acts: ['withdraw'] };
  const said = offerSaid(words, offer.what, name(offer.by));
  if (!mayAct) return { said, acts: [] };
  const hasAgreed = offer.yes.includes(me.seat as Seat);
  return { said: hasAgreed ? words.sentences([said, words.youAgreed]) : said, acts: hasAgreed ? ['decline'] : ['agree', 'decline'] };
}

function mineSaid(words: Dictionary, what: Offered): string {
  switch (what) {
    case 'pause':
      return words.youOfferPause;
    case 'end-as-it-stands':
      return words.youOfferEndAsItStands;
    case 'end-without-winner':
      return words.youOfferEndWithoutWinner;
  }
}

/** In the header, on an upright screen in a line of its own below it: the board stays free, and so does whose turn it is. */
export function ProposalLine({ session, proposal }: { readonly session: Session; readonly proposal: Proposal }) {
  const words = t.value;
  const ask = asker(session);
  const acts: Readonly<Record<Act, readonly [label: string, run: () => void]>> = {
    agree: [words.agree, () => void ask('answer', { yes: true })],
    decline: [words.decline, () => void ask('answer', { yes: false })],
    withdraw: [words.withdraw, () => void ask('answer', { yes: false })],
    resume: [words.resume, () => void ask('resume', {})],
  };
  return (
    <p class="proposal">
      <Icon name={proposal.acts.includes('resume') ? 'pause' : 'hourglass'} />
      <span>{proposal.said}</span>
      {proposal.acts.map(act => (
        <button key={act} type="button" class={act === 'agree' || act === 'resume' ? 'button primary' : 'button'} onClick={acts[act][1]}>
          {acts[act][0]}
        </button>
      ))}
    </p>
  );
}
