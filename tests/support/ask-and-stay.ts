import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { z } from 'zod';

const startSchema = z.object({ response: z.instanceof(ServerResponse) });

/** Sends a request whose response does not come yet. @returns once it has arrived at a shop of this process */
export async function askAndStay(url: string): Promise<{ hangUp(): Promise<void> }> {
  const leaving = new AbortController();
  const { promise: arrived, resolve } = Promise.withResolvers<ServerResponse>();
  const note = (message: unknown) => resolve(startSchema.parse(message).response);
  subscribe('http.server.request.start', note);
  const asked = fetch(url, { signal: leaving.signal }).catch(() => null);
  const response = await arrived;
  unsubscribe('http.server.request.start', note);
  return {
    async hangUp() {
      const closed = once(response, 'close');
      leaving.abort();
      await Promise.all([asked, closed]);
    },
  };
}
