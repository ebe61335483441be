import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';

/** The shop with hot reload: Vite replaces the browser's code; a change of the server's opens the shop again. */
const serverCode = /\/(server|shop|database)\/(?!.*\.test\.ts$).*\.ts$/;

/** Editors save several files at once (milliseconds). */
const settleTime = 100;

let vite;
let opening;
let stopping = false;

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const shop = await opening;
    if (shop) shop.app.routing(request, response);
    else
      response
        .writeHead(503, { 'content-type': 'text/plain' })
        .end('The shop did not open; see the terminal.\n');
  });
});

/** Opens the shop with the code as it is now. @returns null after it said why it can't */
async function openShop() {
  try {
    const { startShop } = await vite.ssrLoadModule('/server/main.ts');
    return await startShop((line) => console.log(line));
  } catch (error) {
    // StartError and SettingsError are loaded again after each change, so they are recognised by name.
    const expected = ['StartError', 'SettingsError'].includes(error.constructor?.name);
    if (!expected) vite.ssrFixStacktrace(error);
    console.error(expected ? error.message : error.stack);
    return null;
  }
}

async function reopen() {
  const before = opening;
  opening = (async () => {
    const old = await before;
    await old?.close();
    return stopping ? null : openShop();
  })();
  const shop = await opening;
  if (shop) {
    console.log('The shop is open with the new code.');
    vite.ws.send({ type: 'full-reload' });
  }
}

async function stop() {
  if (stopping) return;
  stopping = true;
  server.closeAllConnections();
  server.close();
  const shop = await opening;
  await shop?.close();
  await vite.close();
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('message', (message) => (message === 'stop now' ? process.exit(1) : stop()));
process.on('disconnect', stop);

vite = await createViteServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
});
opening = openShop();
const shop = await opening;
if (!shop) {
  await vite.close();
  process.exit(1);
}

let timer;
vite.watcher.on('all', (_event, path) => {
  if (!serverCode.test(path.replaceAll('\\', '/'))) return;
  clearTimeout(timer);
  timer = setTimeout(reopen, settleTime);
});

const { host, port } = shop.settings;
server.on('error', async (error) => {
  const inUse = error.code === 'EADDRINUSE';
  console.error(
    inUse ? `Port ${port} is in use by another program; stop it, or set PORT to another number.` : error,
  );
  await (await opening)?.close();
  process.exit(1);
});
server.listen(port, host, () => {
  console.log(
    `${shop.settings.newShop.store.name} is open for development at http://${host}:${server.address().port}`,
  );
});
