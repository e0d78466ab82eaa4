/** Shows what this device is called for, and keeps their number on the icon of the app. No page and no file goes through here. */

const ANSWERED_MS = 400;

addEventListener('install', () => skipWaiting());
addEventListener('push', event => event.waitUntil(show(messageIn(event.data))));
addEventListener('notificationclose', event => event.waitUntil(count()));
addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table).then(count));
});

/** A browser wants every message to show something. */
function messageIn(data) {
  try {
    const { table = '', title = 'Tabard', text = '' } = data.json();
    return { table: String(table), title: String(title), text: String(text) };
  } catch {
    return { table: '', title: 'Tabard', text: '' };
  }
}

/** Whoever has the table before them is not disturbed. */
async function show({ table, title, text }) {
  const isInFront = (await windowsAt(table)).some(({ visibilityState }) => visibilityState === 'visible');
  if (isInFront) return;
  const look = { body: text, tag: table, icon: '/pictures/icon-192.png', badge: '/pictures/icon-192.png' };
  await registration.showNotification(title, { ...look, data: { table } });
  await count();
}

async function open(table) {
  const [there] = await windowsAt(table);
  return there ? there.focus() : clients.openWindow(table === '' ? '/' : `/table/${encodeURIComponent(table)}`);
}

/** While a window is open, it says how many tables wait. */
async function count() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 0) return;
  const shown = await registration.getNotifications();
  if (shown.length === 0) await navigator.clearAppBadge?.();
  else await navigator.setAppBadge?.(shown.length);
}

/** The windows that show a table: each is asked, as its address is that of the page it began with. */
async function windowsAt(table) {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(all.map(tableIn));
  return all.filter((_, index) => answers[index] === table);
}

function tableIn(window) {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWERED_MS);
    window.postMessage('which table?', [port2]);
  });
}
