import { createServer } from 'node:net';
import { LauncherError } from './project.mjs';

/** Makes sure, before a minute goes into installing and building, that the shop can listen. @throws LauncherError */
export async function checkPort() {
  const text = process.env.PORT?.trim() || '3000';
  const port = Number(text);
  // The shop checks its settings itself; this one would be told too late.
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new LauncherError('The setting PORT is not usable: it has to be a whole number from 0 to 65535.');
  }
  const server = createServer();
  const error = await new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, process.env.HOST?.trim() || '127.0.0.1', () => server.close(() => resolve(null)));
  });
  if (error?.code !== 'EADDRINUSE') return;
  throw new LauncherError(
    `Port ${port} is in use by another program; stop it, or set PORT to another number.`,
  );
}
