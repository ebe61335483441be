import { StartError } from '../database/start-error.ts';
import { type Settings, SettingsError, shopAddress } from '../shop/settings.ts';
import type { OpenShop } from './open-shop.ts';

/** One Ctrl-C may arrive more than once, from the terminal and from the launcher (milliseconds). */
const sameKeypress = 500;

type Opener = (report: (line: string) => void, interruption: AbortSignal) => Promise<OpenShop>;

/**
 * Runs the shop as a program: opens it, listens, says where, and closes it on Ctrl-C, on SIGTERM, and when the
 * launcher that started it says so or is gone. A second signal ends the process at once.
 * @param open opens the shop
 */
export async function runProgram(open: Opener): Promise<void> {
  const interruption = new AbortController();
  let shop: OpenShop | null = null;
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

  try {
    shop = await open((line) => console.log(line), interruption.signal);
    await listen(shop);
    // A signal that came after the last look at it.
    if (interruption.signal.aborted) await shop.close();
  } catch (error) {
    await shop?.close();
    if (!interruption.signal.aborted) {
      const expected = error instanceof StartError || error instanceof SettingsError;
      console.error(expected ? error.message : error);
      process.exit(1);
    }
  }
  if (interruption.signal.aborted) process.exit(0);
}

async function listen({ app, settings }: OpenShop): Promise<void> {
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    throw listenError(settings, error);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const here = shopAddress(settings, port);
  console.log(
    `${settings.store.name} is open at ${here} (started in ${(performance.now() / 1000).toFixed(1)} s)`,
  );
  console.log(`  Staff sign in at ${here}/admin-login`);
  console.log(`  The super admin registers at ${here}/super-admin-regegistration`);
}

function listenError({ host, port }: Settings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program; stop it, or set PORT to another number.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} is only for root; set PORT to a number from 1024 on.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(`The setting HOST=${host} is not an address of this machine.`);
  }
  return error;
}
