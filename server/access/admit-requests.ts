import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createSemaphore } from '../../shop/semaphore.ts';
import { whenClosed } from '../responses/when-closed.ts';
import { kindOf } from './limits.ts';

/**
 * How many pages and lists are made at once, and how many wait for their turn for how long (milliseconds). More at once
 * would not be faster: one process has one processor. What is cached is not among them.
 */
const BROWSING = { atOnce: 8, mostWaiting: 400, longestWait: 1_000 };

/**
 * In a turn of the event loop libuv takes one new connection (since 1.45), and a page is made in three or four turns: under
 * load, who comes would wait for seconds before being seen at all. So many turns are left to them before each
 * page that had to wait itself.
 */
const TURNS = 16;

async function leaveTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
}

/**
 * Under more than the shop can do, those who look around wait or are told at once to come back, so that the answers of
 * those who are let in stay quick, and orders are always let in.
 */
export function admitRequests(app: FastifyInstance): void {
  const runInTurn = createSemaphore(BROWSING);
  let begun = Promise.resolve();
  app.decorateRequest('leave', null);

  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request.method, request.routeOptions.url);
    if (kind !== 'page' && kind !== 'read') return;
    const admitted = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    request.leave = left.resolve;
    // One that hangs up is never answered.
    whenClosed(reply.raw, left.resolve);
    let isAdmitted = false;
    runInTurn(() => {
      isAdmitted = true;
      admitted.resolve();
      return left.promise;
    }).catch(admitted.reject);
    const hasToWait = !isAdmitted;
    if (hasToWait) await admitted.promise;
    if (hasToWait && !reply.raw.closed) {
      begun = begun.then(leaveTurns);
      await begun;
    }
    // Nothing is made for who has gone while waiting.
    if (reply.raw.closed) return reply.hijack();
  });

  // From here on it is only sent: a slow reader takes nobody's place.
  app.addHook('onSend', async ({ leave }) => leave?.());
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place among those who are served at once to the next; null for what needs none. */
    leave: (() => void) | null;
  }
}
