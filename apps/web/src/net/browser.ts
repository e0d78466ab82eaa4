import { LIVE_PATH } from '@tabard/protocol';

/** What the net uses of a browser; whoever hands it something else needs none. */
export interface Browser {
  /** Begins a connection to the house. */
  dial(ear: Ear): Line;
  /** Runs something after so long; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
  /** Milliseconds by a clock that never jumps, whatever the time of day is set to. */
  clock(): number;
  /** 0 ≤ x < 1. */
  random(): number;
  /** Runs something whenever somebody comes to look, or the network comes back; the answer ends that. */
  onWake(run: () => void): () => void;
  /** Runs something when the screen is drawn next; soon, where nobody looks. */
  onFrame(run: () => void): void;
  /** The other tabs of this browser that use the same name. */
  tabs(name: string, hear: () => void): Tabs;
}

/** One connection. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** Is told what becomes of a connection, never before `dial` has given it. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  ended(): void;
}

export interface Tabs {
  /** Every other tab hears it. */
  call(): void;
  close(): void;
}

export const thisBrowser: Browser = {
  dial({ opened, heard, ended }) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`);
    socket.onopen = opened;
    socket.onmessage = event => heard(String(event.data));
    socket.onclose = ended;
    return socket;
  },
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  clock: () => performance.now(),
  random: Math.random,
  onWake(run) {
    const look = () => {
      if (!document.hidden) run();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  },
  onFrame(run) {
    if (document.hidden) setTimeout(run);
    else requestAnimationFrame(run);
  },
  tabs(name, hear) {
    const channel = new BroadcastChannel(name);
    channel.onmessage = hear;
    return { call: () => channel.postMessage('here'), close: () => channel.close() };
  },
};
