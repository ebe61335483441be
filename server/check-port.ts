import { once } from 'node:events';
import { createServer } from 'node:net';
import { codeOf, StartError } from '../database/start-error.ts';
import type { Settings } from '../shop/settings/settings.ts';

/** Makes sure that the shop will be able to listen, before its database takes its time. @throws StartError */
export async function checkPort(settings: Settings): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ host: settings.host, port: settings.port }), 'listening');
  } catch (error) {
    throw listenError(settings, error);
  }
  await once(server.close(), 'close');
}

/** One sentence for what the system says about a port or a host; anything else is passed on as it is. */
export function listenError({ host, port }: Settings, error: unknown): unknown {
  const code = codeOf(error);
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
