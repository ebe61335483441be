import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionTarget } from '../database/connect.ts';

/** PostgreSQL on a Unix socket. */
type Server = Exclude<ConnectionTarget, { url: string }>;

export interface DatabaseProxy {
  /** The same database, through the proxy. */
  target: Server & { port: number };
  /** Breaks every connection, and lets none in. */
  cut(): void;
  /** Keeps every connection, and passes nothing on. */
  silence(): void;
  /** Passes on what the shop says and breaks the connection before it hears the answer. */
  loseAnswers(): void;
  /** Passes everything on, but so many milliseconds late. */
  slowDown(milliseconds: number): void;
  /** Passes everything on again; what was held back is lost. */
  restore(): void;
  close(): Promise<void>;
}

/** A network between the shop and PostgreSQL that fails when it is told to. */
export async function openDatabaseProxy(server: Server): Promise<DatabaseProxy> {
  let state: 'open' | 'cut' | 'silent' | 'losing answers' = 'open';
  let lateness = 0;
  const sockets = new Set<Socket>();

  const proxy = createServer((shop) => {
    if (state === 'cut') {
      shop.destroy();
      return;
    }
    const postgres = createConnection(join(server.host, `.s.PGSQL.${server.port}`));
    pipe(shop, postgres, () => state === 'silent');
    pipe(postgres, shop, () => {
      if (state === 'losing answers') shop.destroy();
      return state !== 'open';
    });
  });

  function pipe(from: Socket, to: Socket, isSwallowed: () => boolean): void {
    sockets.add(from);
    from.on('data', async (bytes) => {
      // Timers of one length end in the order in which they began.
      if (lateness > 0) await delay(lateness);
      if (!isSwallowed()) to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');

  return {
    target: { ...server, host: '127.0.0.1', port: address.port },
    cut() {
      state = 'cut';
      breakAll();
    },
    silence() {
      state = 'silent';
    },
    loseAnswers() {
      state = 'losing answers';
    },
    slowDown(milliseconds) {
      lateness = milliseconds;
    },
    restore() {
      state = 'open';
      lateness = 0;
    },
    async close() {
      breakAll();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
