import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What can be the matter with a line: both ends hear that it broke and nobody gets through; nothing gets through and nobody is told; it takes long. */
export const WOES = ['cut', 'silent', 'slow'] as const;
export type Woe = (typeof WOES)[number];

/** A way to a port of this machine, with something that may be the matter with it. */
export interface Line {
  readonly port: number;
  suffer(woe: Woe): void;
  mend(): void;
  close(): void;
}

const SLOW_MS = 150;

export async function layLine(to: number): Promise<Line> {
  const ends = new Set<Socket>();
  let woe: Woe | undefined;
  const join = (from: Socket, other: Socket): void => {
    ends.add(from);
    from.on('data', data => {
      if (woe === 'slow') setTimeout(() => other.writable && other.write(data), SLOW_MS);
      else if (woe === undefined) other.write(data);
    });
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      other.destroy();
    });
  };
  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };
  const server = createServer(near => {
    if (woe === 'cut') return near.destroy();
    const far = connect(to, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    suffer(what) {
      woe = what;
      if (what === 'cut') breakAll();
    },
    // What was on its way may be lost, or overtaken: who comes through afterwards is somebody new.
    mend() {
      breakAll();
      woe = undefined;
    },
    close() {
      breakAll();
      server.close();
    },
  };
}
