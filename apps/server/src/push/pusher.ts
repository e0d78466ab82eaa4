import type { CallMessage, CallReason, Calls, Pusher, Subscription, Time } from '@tabard/house';
import webPush from 'web-push';
import { hashOf } from '../secrets.ts';
import { type Letter, NoAddress, post, THE_WORLD, type World } from './post.ts';

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
/** So many letters are on their way at a time. */
const MOST_AT_ONCE = 100;
const TOPIC_LENGTH = 32;
/** A device that is not known there any more. */
const GONE: readonly number[] = [404, 410];

/** Calls devices by web push. The keys are made once, and are the same at all servers on one store. */
export async function webPusher({ calls, time, subject, world = THE_WORLD }: PusherParts): Promise<Pusher> {
  const keys = JSON.parse(await calls.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys()))) as webPush.VapidKeys;
  const failures = new Map<string, Failures>();
  let onTheirWay = 0;

  const fail = (endpoint: string): void => {
    const count = (failures.get(endpoint)?.count ?? 0) + 1;
    failures.delete(endpoint);
    failures.set(endpoint, { count, until: time.now() + Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS) });
    if (failures.size > MOST_FAILURES_KNOWN) failures.delete(failures.keys().next().value!);
  };
  const send = async (to: Subscription, message: CallMessage): Promise<'sent' | 'gone' | 'failed'> => {
    try {
      const status = await post(letterTo(to, message, { subject, ...keys }), world);
      if (GONE.includes(status)) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    } catch (error) {
      return error instanceof NoAddress ? 'gone' : 'failed';
    }
  };

  return {
    publicKey: keys.publicKey,
    async push(to, message) {
      if (onTheirWay >= MOST_AT_ONCE || (failures.get(to.endpoint)?.until ?? 0) > time.now()) return 'failed';
      onTheirWay++;
      const outcome = await send(to, message).finally(() => onTheirWay--);
      if (outcome === 'failed') fail(to.endpoint);
      else failures.delete(to.endpoint);
      return outcome;
    },
  };
}

/** Sealed for the device; the push service learns when, how much, and that what it holds for the same table may be replaced. */
function letterTo({ endpoint, p256dh, auth }: Subscription, message: CallMessage, vapidDetails: VapidDetails): Letter {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails,
    TTL: KEPT_S[message.reason],
    topic: hashOf(message.table).slice(0, TOPIC_LENGTH),
    contentEncoding: 'aes128gcm',
  });
  return { endpoint, headers: headers as Letter['headers'], body: body ?? Buffer.alloc(0) };
}

type VapidDetails = webPush.VapidKeys & { readonly subject: string };
