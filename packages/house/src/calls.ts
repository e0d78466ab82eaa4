import type { Seat } from '@tabard/core';
import { type About, type PlayerId, seatOf } from '@tabard/table';
import { isWaitingFor } from './describe.ts';
import { areSame } from './row.ts';
import type { CallReason } from './store.ts';

/** Somebody who may want to know what happened at a table, should they not be there. */
export interface Call {
  readonly player: PlayerId;
  readonly reason: CallReason;
}

/** A table as far as it says who is to be called. */
export interface Moment {
  readonly about: About;
  readonly acting: readonly Seat[];
}

/** Whom what happened concerns. Programs look after themselves. */
export function callsAfter(before: Moment, after: Moment): Call[] {
  if (before.about === after.about && areSame(before.acting, after.acting)) return [];
  const calls: Call[] = [];
  for (const player of peopleAndHost(after.about)) {
    const reason = reasonFor(player, before, after);
    if (reason) calls.push({ player, reason });
  }
  return calls;
}

/** Whether somebody is still called for what they were to be called for. */
export function isStillSo(moment: Moment, { player, reason }: Call): boolean {
  const { status } = moment.about;
  switch (reason) {
    case 'turn':
      return status === 'playing' && isWaitingFor(moment, player);
    case 'waiting':
    case 'rematch':
      return status === 'waiting' && peopleAndHost(moment.about).includes(player);
    case 'over':
      return status === 'over';
  }
}

/** Those who sit at a table, and its host. */
export function peopleAndHost({ chairs, host }: About): PlayerId[] {
  const people: PlayerId[] = [];
  for (const chair of chairs) if (chair.kind === 'player' && !chair.program) people.push(chair.player);
  if (!people.includes(host) && seatOf({ chairs }, host) === undefined) people.push(host);
  return people;
}

function reasonFor(player: PlayerId, before: Moment, after: Moment): CallReason | undefined {
  const [was, is] = [before.about.status, after.about.status];
  if (is === 'over' && was !== 'over') return 'over';
  if (is === 'playing' && isWaitingFor(after, player) && !(was === 'playing' && isWaitingFor(before, player))) return 'turn';
  return is === 'waiting' && isFull(after.about) && !isFull(before.about) ? 'waiting' : undefined;
}

const isFull = ({ chairs }: About): boolean => chairs.every(({ kind }) => kind !== 'open');
