import cluster from 'node:cluster';
import { StartError } from '../database/start-error.ts';
import { type Settings, SettingsError, shopAddress } from '../shop/settings/settings.ts';
import { writeError } from './monitoring/describe-error.ts';
import type { RunningShop } from './open-shop.ts';
import { sayWhyNot } from './worker-processes.ts';

/** One Ctrl-C may arrive more than once, from the terminal and from the launcher (milliseconds). */
const sameKeypress = 500;

type Opener = (report: (line: string) => void, interruption: AbortSignal) => Promise<RunningShop>;

/** Runs the shop until Ctrl-C, SIGTERM, or the launcher's word or end; a second signal ends it at once. */
export async function runProgram(open: Opener): Promise<void> {
  const interruption = new AbortController();
  let shop: RunningShop | null = null;
  let stoppedAt = 0;

  const stop = async () => {
    if (stoppedAt) return;
    stoppedAt = Date.now();
    interruption.abort();
    if (!shop) return;
    await shop.close();
    process.exit(0);
  };
  const onSignal = () => {
    if (stoppedAt && Date.now() - stoppedAt > sameKeypress) process.exit(1);
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('message', (message) => {
    if (message === 'stop now') process.exit(1);
    if (message === 'stop') void stop();
  });
  process.on('disconnect', stop);
  // Who reads the log may end before the shop does, or its disk may be full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  try {
    shop = await open((line) => console.log(line), interruption.signal);
    const { settings } = shop;
    const port = await shop.listen();
    if (cluster.isPrimary) {
      announce(settings, shopAddress(settings, port));
      // The launcher starts a shop again that was open once.
      process.send?.('open', undefined, undefined, () => {});
    }
    // A signal that came after the last look at it.
    if (interruption.signal.aborted) await shop.close();
  } catch (error) {
    await shop?.close();
    if (!interruption.signal.aborted) {
      const expected = error instanceof StartError || error instanceof SettingsError;
      if (cluster.isWorker && expected) sayWhyNot(error.message);
      else console.error(expected ? error.message : writeError(error));
      process.exit(1);
    }
  }
  if (interruption.signal.aborted) process.exit(0);
}

function announce({ newShop }: Settings, here: string): void {
  const { name } = newShop.store;
  console.log(`${name} is open at ${here} (started in ${(performance.now() / 1000).toFixed(1)} s)`);
  console.log(`  Staff sign in at ${here}/admin-login`);
  console.log(`  The super admin registers at ${here}/super-admin-regegistration`);
}
