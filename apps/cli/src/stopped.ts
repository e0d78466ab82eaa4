import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** One Ctrl-C may reach us twice, by the terminal and by whoever started us. */
const SAME_PRESS_MS = 1000;

/** Resolves at the first Ctrl-C; a second one does not wait for anybody. Rejects when nobody wants to know any more. */
export async function untilStopped(signal?: AbortSignal): Promise<void> {
  await Promise.race(SIGNALS.map(name => once(process, name, signal && { signal })));
  const asked = performance.now();
  for (const name of SIGNALS) {
    process.on(name, () => {
      if (performance.now() - asked > SAME_PRESS_MS) process.exit(1);
    });
  }
}
