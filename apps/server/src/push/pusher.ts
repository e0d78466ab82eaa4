import { ECDH } from 'node:crypto';
import type { CallMessage, CallReason, Calls, Pusher, Subscription, Time } from '@tabard/house';
import webPush from 'web-push';
import { hashOf } from '../secrets.ts';
import { Lanes } from './lanes.ts';
import { hostOf, type Letter, post, THE_WORLD, type World } from './post.ts';

export interface PusherParts {
  readonly calls: Pick<Calls, 'secret'>;
  readonly time: Time;
  /** Whom push services write to about what we send: an address of ours on the web, or of mail. */
  readonly subject: string;
  readonly world?: World | undefined;
}

interface Failures {
  readonly count: number;
  /** Nothing is tried before. */
  readonly until: number;
}

const DAY_S = 86_400;
/** How long a push service keeps what it cannot deliver; what is settled by then need not be heard of. */
const KEPT_S: Readonly<Record<CallReason, number>> = { turn: 3 * DAY_S, waiting: DAY_S / 4, rematch: DAY_S, over: 3 * DAY_S };
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = DAY_S * 1000;
const MOST_FAILURES_KNOWN = 10_000;
/** A host that says nothing so many times in a row is left alone for a while, whatever else is to be sent there. */
const HOST_TRIES = 3;
const TOPIC_LENGTH = 32;
/** A device that is not known there any more. */
const GONE: readonly number[] = [404, 410];

/** Calls devices by web push. The keys are made once, and are the same at all servers on one store. */
export async function webPusher({ calls, time, subject, world = THE_WORLD }: PusherParts): Promise<Pusher> {
  const keys = JSON.parse(await calls.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys()))) as webPush.VapidKeys;
  const failures = new Map<string, Failures>();
  const lanes = new Lanes();

  const fail = (where: string, tries = 1): void => {
    const count = (failures.get(where)?.count ?? 0) + 1;
    const pauseMs = count < tries ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (count - tries), LONGEST_PAUSE_MS);
    failures.delete(where);
    failures.set(where, { count, until: time.now() + pauseMs });
    if (failures.size > MOST_FAILURES_KNOWN) failures.delete(failures.keys().next().value!);
  };
  const isPausing = (where: string): boolean => (failures.get(where)?.until ?? 0) > time.now();
  const send = async (to: Subscription, message: CallMessage): Promise<'sent' | 'gone' | 'failed'> => {
    const letter = letterTo(to, message, { subject, ...keys });
    if (!letter) return 'gone';
    const host = hostOf(to.endpoint);
    try {
      const status = await post(letter, world);
      // Whoever answers is there, whatever they answer: nobody can speak ill of a host by an address that it does not know.
      failures.delete(host);
      if (GONE.includes(status)) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch {
      // Whether a name leads nowhere, or to where we do not write, is nobody's business.
      fail(host, HOST_TRIES);
      return 'failed';
    }
  };
  const trySending = async (to: Subscription, message: CallMessage): Promise<'sent' | 'gone' | 'failed'> => {
    if (isPausing(to.endpoint) || isPausing(hostOf(to.endpoint))) return 'failed';
    const outcome = await send(to, message);
    if (outcome === 'failed') fail(to.endpoint);
    else failures.delete(to.endpoint);
    return outcome;
  };

  return {
    publicKey: keys.publicKey,
    async push(to, message) {
      const leave = await lanes.enter(to.player);
      return leave ? trySending(to, message).finally(leave) : 'failed';
    },
  };
}

/** Sealed for the device; the push service learns when, how much, and that what it holds for the same table may be replaced. Undefined: the device's key is none. */
function letterTo({ endpoint, p256dh, auth }: Subscription, message: CallMessage, vapidDetails: VapidDetails): Letter | undefined {
  if (!isKey(p256dh)) return;
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails,
    TTL: KEPT_S[message.reason],
    topic: hashOf(message.table).slice(0, TOPIC_LENGTH),
    contentEncoding: 'aes128gcm',
  });
  return { endpoint, headers: headers as Letter['headers'], body: body ?? Buffer.alloc(0) };
}

/** A point of the curve, and not only spelled like one. */
function isKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

type VapidDetails = webPush.VapidKeys & { readonly subject: string };
