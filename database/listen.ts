import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionTarget, connectionOptions } from './connect.ts';

interface NoticeHandlers {
  /** A notice has come: its payload. */
  onNotice(payload: string): void;
  /** From now on every notice is heard. */
  onConnect(): void;
  /** Notices may be missed from now on, until `onConnect` again. */
  onLost(): void;
  /** The connection could not be opened again: PostgreSQL is away. */
  onUnreachable(): void;
}

export interface Listener {
  /** The first connection stands, or could not be made. */
  tried: Promise<void>;
  /** Resolves when every notice of a transaction that had committed by now was heard, or the connection is lost. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** How often a silent connection is asked whether it still stands, and how long it may take to say so (milliseconds). */
const CHECK_EVERY = 5_000;
const CHECK_PATIENCE = 2_000;

/** Pause before the connection is tried again (milliseconds). */
const RETRY_AFTER = 500;

/** Hears NOTIFY on a channel, on its own connection, opened again when it breaks. @param channel lower case letters and _ */
export function listen(target: ConnectionTarget, channel: string, handlers: NoticeHandlers): Listener {
  const stopped = new AbortController();
  let current: { client: pg.Client; giveUp: () => void } | null = null;
  let asked: Promise<void> | null = null;
  const first = Promise.withResolvers<void>();

  /** PostgreSQL hands over what it has to tell before it answers: one journey there and back is enough. */
  async function ask(): Promise<void> {
    const asking = current;
    // A connection that went silent never ends by itself: it is given up here.
    await asking?.client.query('select 1').catch(asking.giveUp);
  }

  /** @returns whether the connection stood */
  async function hearUntilBroken(): Promise<boolean> {
    const client = new pg.Client({
      ...connectionOptions(target),
      keepAlive: true,
      query_timeout: CHECK_PATIENCE,
    });
    const { promise: broken, resolve: giveUp } = Promise.withResolvers<void>();
    client.on('error', () => giveUp());
    client.on('end', giveUp);
    client.on('notification', ({ payload = '' }) => handlers.onNotice(payload));
    const check = setInterval(() => void ask(), CHECK_EVERY);
    let stood = false;
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      stopped.signal.throwIfAborted();
      current = { client, giveUp: () => giveUp() };
      stood = true;
      handlers.onConnect();
      first.resolve();
      await broken;
    } catch {
      // It is tried again.
    } finally {
      clearInterval(check);
      current = null;
      if (stood) handlers.onLost();
      else handlers.onUnreachable();
      first.resolve();
      // A silent connection would be waited for in vain.
      await Promise.race([client.end().catch(() => {}), delay(CHECK_PATIENCE)]);
    }
    return stood;
  }

  const work = (async () => {
    while (!stopped.signal.aborted) {
      const stood = await hearUntilBroken();
      // What was lost is opened again at once: until then nothing is known of changes.
      if (!stood) await delay(RETRY_AFTER, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();

  return {
    tried: first.promise,
    async catchUp() {
      // A question that is under way may have left before the commit; those who come meanwhile share the next one.
      const earlier = asked;
      if (earlier) {
        await earlier;
        if (asked !== earlier && asked) return asked;
      }
      asked = ask().finally(() => {
        asked = null;
      });
      return asked;
    },
    async stop() {
      stopped.abort();
      current?.giveUp();
      await work;
    },
  };
}
