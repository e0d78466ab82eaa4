import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine, on which can happen what happens in a network. */
export interface Cable {
  readonly port: number;
  /** Both ends of every connection hear that it broke. */
  break(): void;
  /** As `break`, and nobody gets through until it is mended. */
  cut(): void;
  /** Nothing comes through any more, and nobody is told. */
  jam(): void;
  /** What was held back comes through, and whoever comes. */
  mend(): void;
  close(): void;
}

export async function layCable(to: number): Promise<Cable> {
  const ends = new Set<Socket>();
  let state: 'whole' | 'cut' | 'jammed' = 'whole';

  const join = (from: Socket, other: Socket): void => {
    ends.add(from);
    from.on('data', data => other.write(data));
    from.on('error', () => {});
    from.on('close', () => {
      ends.delete(from);
      if (state !== 'jammed') other.destroy();
    });
    if (state === 'jammed') from.pause();
  };
  const server = createServer(near => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    break: breakAll,
    cut() {
      state = 'cut';
      breakAll();
    },
    jam() {
      state = 'jammed';
      for (const end of ends) end.pause();
    },
    mend() {
      state = 'whole';
      for (const end of ends) end.resume();
    },
    close() {
      state = 'cut';
      breakAll();
      server.close();
    },
  };
}
