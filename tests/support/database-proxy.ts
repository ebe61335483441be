import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { TestServer } from './postgres-for-tests.ts';

export interface DatabaseProxy {
  /** The same database, through the proxy. */
  target: TestServer;
  /** Breaks every connection, and lets none in. */
  cut(): void;
  /** Keeps every connection, and passes nothing on. */
  silence(): void;
  /** Passes everything on again; what was held back is lost. */
  restore(): void;
  close(): Promise<void>;
}

/** A network between the shop and PostgreSQL that fails when it is told to. */
export async function openDatabaseProxy(server: TestServer): Promise<DatabaseProxy> {
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();

  const proxy = createServer((shop) => {
    if (state === 'cut') {
      shop.destroy();
      return;
    }
    const postgres = createConnection(join(server.host, `.s.PGSQL.${server.port}`));
    connect(shop, postgres);
    connect(postgres, shop);
  });

  function connect(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (state === 'open') to.write(bytes);
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
    restore() {
      state = 'open';
    },
    async close() {
      breakAll();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
