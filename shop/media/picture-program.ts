import { setPriority } from 'node:os';
import type { PictureJob } from './picture-jobs.ts';
import { resizePicture } from './resize-picture.ts';

/** Decodes and resizes pictures for picture-process.ts. It gives way to the shop, limits its memory, and ends with it. */

/** The largest accepted picture needs 400 MB with everything that is loaded; more than this is an attack (bytes). */
const MOST_MEMORY = 500 * 2 ** 20;
const LOOK_EVERY = 50;

const end = () => process.kill(process.pid, 'SIGKILL');

// Ctrl-C reaches every process of the terminal; the shop lets this one finish first what somebody waits for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Not process.exit, which waits for a picture that is being decoded.
process.on('disconnect', end);
// A message to a shop that has just ended.
process.on('error', end);
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) end();
}, LOOK_EVERY).unref();
setPriority(10);

function isJob(message: unknown): message is PictureJob {
  return typeof message === 'object' && message !== null && 'kind' in message && 'to' in message;
}

process.on('message', async (message) => {
  if (!isJob(message)) return;
  try {
    process.send?.(await resizePicture(message));
  } catch (error) {
    process.send?.({ kind: 'failed', message: String(error) });
  }
});

process.send?.({ kind: 'ready' });
