import { z } from 'zod';
import { startDemoGateway } from './start-demo-gateway.ts';

/** The demo gateway as a process of its own, which keep-demo-gateway.ts starts. It ends with the shop. */

/** How often payments that are to be heard of later become paid (milliseconds). */
const LATE_EVERY = 6_000;

const keysSchema = z.object({
  safepay: z.object({ apiKey: z.string(), secretKey: z.string(), webhookSecret: z.string() }),
  jazzCash: z.object({ merchantId: z.string(), password: z.string(), salt: z.string() }),
});
const wordSchema = z.union([
  z.object({ keys: keysSchema, port: z.number() }),
  z.object({ shopUrl: z.string() }),
]);

let gateway: ReturnType<typeof startDemoGateway> | undefined;

// Ctrl-C reaches every process of the terminal; the shop ends this one when nothing needs it any more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));

process.on('message', async (message) => {
  const word = wordSchema.parse(message);
  if ('keys' in word) {
    gateway = startDemoGateway(word.keys, word.port);
    const { url, payments } = await gateway;
    setInterval(() => payments.finishLate(), LATE_EVERY);
    process.send?.({ url });
  } else if (gateway) {
    (await gateway).shopUrl = word.shopUrl;
  }
});
