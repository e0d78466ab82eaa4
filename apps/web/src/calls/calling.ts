import { signal } from '@preact/signals';
import { t } from '../i18n/index.ts';
import { ask } from '../net/api.ts';
import { complain, notify } from '../notice.ts';
import { showBadge } from '../title.ts';

/** Whether this device is called when a table waits for me; `refused`: the browser was told not to. */
export type Calling = 'unknown' | 'impossible' | 'off' | 'on' | 'refused';

export const calling = signal<Calling>('unknown');

const WORKER = '/sw.js';
/** By this the server shows the browser who it is. */
let serverKey = '';
let asking: Promise<void> | undefined;

/** Only over https and on this machine itself do browsers let anybody be called. */
const canBeCalled = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the server once. */
export function recallCalling(): Promise<void> {
  asking ??= recall();
  return asking;
}

async function recall(): Promise<void> {
  const answer = canBeCalled() ? await ask('push') : undefined;
  if (!answer?.ok || answer.value.key === null) {
    calling.value = 'impossible';
    return;
  }
  serverKey = answer.value.key;
  if (Notification.permission === 'denied') calling.value = 'refused';
  else calling.value = answer.value.on && (await subscriptionHere()) ? 'on' : 'off';
}

export async function callMe(): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    calling.value = permission === 'denied' ? 'refused' : 'off';
    return;
  }
  const subscription = await subscribe().catch(() => undefined);
  if (!subscription) return notify(t.value.callsFailed);
  const answer = await ask('pushOn', { body: { subscription } });
  if (answer.ok) calling.value = 'on';
  else complain(answer.error);
}

export async function callMeNoMore(): Promise<void> {
  const answer = await ask('pushOff');
  if (!answer.ok) return complain(answer.error);
  await (await subscriptionHere())?.unsubscribe();
  calling.value = 'off';
}

/** What the browser shows of a table that I look at is taken away. */
export async function lookedAt(table: string): Promise<void> {
  const registration = await registrationHere();
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? []) notification.close();
  await showBadge();
}

/** Says which table this window shows when the worker asks; the answer ends that. */
export function answerFor(table: string): () => void {
  const workers = canBeCalled() ? navigator.serviceWorker : undefined;
  const answer = ({ ports }: MessageEvent) => ports[0]?.postMessage(table);
  workers?.addEventListener('message', answer);
  return () => workers?.removeEventListener('message', answer);
}

const registrationHere = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canBeCalled() ? navigator.serviceWorker.getRegistration() : undefined;

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await registrationHere())?.pushManager.getSubscription()) ?? null;

async function subscribe() {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another server, or for this one's earlier keys, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
