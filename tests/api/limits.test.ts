import { mkdir, readdir, utimes } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mountedEndpoints } from '../../server/access/guard-endpoints.ts';
import { type Kind, kindOf, LIMITS, UPLOADS_AT_ONCE } from '../../server/access/limits.ts';
import { uploadsFolder } from '../../server/media/receive-form.ts';
import { removeOldUploads } from '../../server/media/remove-old-uploads.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const shop = openTestShop({ RATE_LIMITS: 'on' });
const unlimited = openTestShop();

/** Sends a request without a body, from an address. */
async function send(call: string, remoteAddress: string) {
  const [method = '', route = ''] = call.split(' ');
  return shop.app.inject({
    method: method === 'GET' || method === 'PUT' || method === 'DELETE' ? method : 'POST',
    url: route.replace(/:index/g, '0').replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
    remoteAddress,
  });
}

const split = (call: string) => call.split(' ') as [string, string];

describe('every call has a limit', () => {
  /** For each kind a call that costs little: it is refused for its body or its sender. */
  const CHEAP: Record<Kind, string> = {
    page: 'GET /no-such-page',
    read: 'GET /api/v1/products/staff',
    write: 'POST /api/reglogin/logout',
    order: 'POST /api/v1/checkout/create-order',
    'sign-in': 'PUT /api/reglogin/password',
    mail: 'POST /api/contact',
    report: 'POST /api/policy-reports',
    upload: 'POST /api/reviews',
    'staff-upload': 'POST /api/v1/products/create',
  };
  const kinds = Object.keys(CHEAP) as Kind[];

  test('of one of the kinds of the table', () => {
    const calls = mountedEndpoints(shop.app);
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.filter((call) => kindOf(...split(call)) === null)).toEqual([]);
    expect(new Set([...calls.map((call) => kindOf(...split(call))), 'page'])).toEqual(new Set(kinds));
  });

  test.each(kinds)(
    '%s: what one network asks for too often is refused for a minute, other kinds are not',
    async (kind) => {
      const address = `10.0.0.${kinds.indexOf(kind) + 1}`;
      for (let sent = 0; sent < LIMITS[kind].aMinute; sent++) {
        const { statusCode } = await send(CHEAP[kind], address);
        if (statusCode === 429) throw new Error(`The ${sent + 1}th request was refused.`);
      }
      for (const call of [...mountedEndpoints(shop.app), CHEAP.page]) {
        const { statusCode, headers } = await send(call, address);
        const isOfKind = call === CHEAP.page ? kind === 'page' : kindOf(...split(call)) === kind;
        expect(statusCode === 429, call).toBe(isOfKind);
        if (isOfKind) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      }
      expect((await send(CHEAP[kind], '10.0.1.1')).statusCode).not.toBe(429);
    },
  );

  test('and a household counts as one, whichever of its IPv6 addresses asks', async () => {
    for (let sent = 0; sent < LIMITS.mail.aMinute; sent++)
      await send(CHEAP.mail, `2001:db8:0:1::${sent + 1}`);
    expect((await send(CHEAP.mail, '2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await send(CHEAP.mail, '2001:db8:0:2::1')).statusCode).not.toBe(429);
  });

  test.each([
    '/assets/*',
    '/media/reviews/*',
    '/media/catalogue/:photo/:width?',
    '/favicon.ico',
    '/healthz',
    '/manifest.webmanifest',
  ])('except a file: %s', (route) => {
    expect(kindOf('GET', route)).toBeNull();
  });

  test.each([
    '/*',
    '/sitemap.xml',
    '/sitemap-products-:part(^\\d+).xml',
    '/media/og/:id(^[0-9a-fA-F-]+).png',
    undefined,
  ])('also %s, which is no file', (route) => {
    expect(kindOf('GET', route)).not.toBeNull();
  });
});

const sockets: Socket[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Begins a request whose body never ends. @returns what the shop answers until it ends the connection */
async function beginBody(
  { app }: TestShop,
  call: string,
  type: string,
): Promise<{ socket: Socket; ended: Promise<string> }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  sockets.push(socket);
  let response = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => {
      response += String(chunk);
    });
    socket.on('close', () => resolve(response));
    socket.on('error', () => {});
  });
  socket.write(`${call} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n`);
  return { socket, ended };
}

const FORM = 'multipart/form-data; boundary=x';
const FILE_BEGINS = '--x\r\ncontent-disposition: form-data; name="image"; filename="pan.png"\r\n\r\n';

const received = async ({ settings }: TestShop) =>
  (await readdir(uploadsFolder(settings.dataDir)).catch(() => [])).length;

describe('a body that trickles', () => {
  test.each([
    ['POST /api/reglogin/login', 'application/json', LIMITS['sign-in'].bodySeconds],
    ['POST /api/reviews', FORM, LIMITS.upload.bodySeconds],
  ])('of %s (%s) is ended after %i seconds, and its sender told so', async (call, type, seconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { socket, ended } = await beginBody(unlimited, call, type);
    socket.write(type === FORM ? FILE_BEGINS : '{');
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    if (type === FORM) await expect.poll(() => received(unlimited)).toBe(1);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    const [head, body = ''] = (await ended).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'TOO_SLOW' });
    await expect.poll(() => received(unlimited)).toBe(0);
  });
});

describe('forms with files', () => {
  test.each([
    ['from one network', () => shop, UPLOADS_AT_ONCE.fromOneNetwork, 429, 'TOO_MANY_REQUESTS'],
    ['from everywhere', () => unlimited, UPLOADS_AT_ONCE.inWhole, 503, 'BUSY'],
  ] as const)('are received only so many at once %s', async (_where, of, most, status, code) => {
    const at = of();
    const begun: Socket[] = [];
    for (let number = 0; number < most; number++) {
      const { socket } = await beginBody(at, 'POST /api/reviews', FORM);
      socket.write(FILE_BEGINS);
      begun.push(socket);
    }
    await expect.poll(() => received(at)).toBe(most);
    const one = { method: 'POST', url: '/api/reviews', headers: { 'content-type': FORM } } as const;
    const refused = await at.app.inject({ ...one, payload: '--x--' });
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const socket of begun) socket.destroy();
    await expect.poll(() => received(at)).toBe(0);
    expect((await at.app.inject({ ...one, payload: '--x--' })).statusCode).toBe(400);
  });

  test.each([
    ['in a file', `${FILE_BEGINS}half a pict`],
    ['in a text', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nGood p'],
    ['in the name of a part', '--x\r\ncontent-disposition: form-da'],
    ['after a part', '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nGood pan\r\n--x'],
    ['before its first part', '\r\n'],
    ['nowhere that can be told', 'no form at all'],
  ])('that end too early, %s, are refused as unreadable', async (_where, payload) => {
    for (const type of [FORM, 'multipart/form-data']) {
      const response = await unlimited.app.inject({
        method: 'POST',
        url: '/api/reviews',
        headers: { 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    }
    expect(await received(unlimited)).toBe(0);
  });

  test('that a crash left behind go after some hours, and no others', async () => {
    const folder = uploadsFolder(unlimited.settings.dataDir);
    await mkdir(path.join(folder, 'form-old'), { recursive: true });
    await mkdir(path.join(folder, 'form-new'));
    const then = new Date(Date.now() - 7 * 60 * 60_000);
    await utimes(path.join(folder, 'form-old'), then, then);
    await removeOldUploads(unlimited.settings.dataDir);
    expect(await readdir(folder)).toEqual(['form-new']);
  });
});
