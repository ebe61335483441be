import { describe, expect, test } from 'vitest';
import { openTestShop } from '../support/shop.ts';

const CATEGORIES = '/api/v1/categories';

describe('a shop with a public address', () => {
  const shop = openTestShop({ PUBLIC_URL: 'https://saman.example' });
  const ask = (host: string, url = CATEGORIES) => shop.app.inject({ url, headers: { host } });

  test.each([
    'saman.example',
    'SAMAN.example.',
    'saman.example:443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('answers by the name %s', async (host) => {
    expect((await ask(host)).statusCode).toBe(200);
  });

  test.each([
    'evil.example',
    'saman.example.evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'saman.example@evil.example',
    'evil.example/saman.example',
    '192.0.2.1',
    '127.0.0.1.nip.example',
  ])('refuses every other name (%s), and says where it is', async (host) => {
    const refused = await ask(host);
    expect(refused.statusCode).toBe(421);
    const message = 'This shop is at https://saman.example.';
    expect(refused.json()).toEqual({ success: false, message, error: message, code: 'UNKNOWN_HOST' });
  });

  test('tells anyone who watches the process by its address that it is alive', async () => {
    expect((await ask('10.0.0.7:3000', '/healthz')).statusCode).toBe(200);
    expect((await ask('10.0.0.7:3000', '/readyz')).statusCode).toBe(200);
  });
});

describe('behind a proxy', () => {
  const shop = openTestShop({ PUBLIC_URL: 'https://saman.example', TRUSTED_PROXIES: '192.0.2.1' });

  test('the name that the proxy was asked by counts only when it is trusted', async () => {
    const headers = { host: 'shop:3000', 'x-forwarded-host': 'saman.example' };
    const ask = (remoteAddress: string) => shop.app.inject({ url: CATEGORIES, headers, remoteAddress });
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    expect((await ask('192.0.2.2')).statusCode).toBe(421);
  });
});

describe('a shop without a public address', () => {
  const shop = openTestShop();

  test('answers by every name, since it cannot know its own', async () => {
    const response = await shop.app.inject({ url: CATEGORIES, headers: { host: '192.168.1.20:3000' } });
    expect(response.statusCode).toBe(200);
  });
});
