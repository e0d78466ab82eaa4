import type { Time } from '@tabard/house';

/** What is to come keeps no process alive: a server lives by its port. */
export const realTime: Time = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
