import { describe, expect, test } from 'vitest';
import { mountedEndpoints } from '../../server/access/guard-endpoints.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

const LOGOUT = '/api/reglogin/logout';
const post = (headers: Record<string, string>, url = LOGOUT) =>
  shop.app.inject({ method: 'POST', url, headers });

describe('another website', () => {
  const ANOTHER: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80', host: 'localhost:80' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost:8080', host: 'localhost:80' },
    { referer: 'https://evil.example/form' },
    { referer: 'about:blank' },
  ];

  test.each(ANOTHER)('logs nobody out, without a cookie either (%j)', async (headers) => {
    const refused = await post(headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('CROSS_SITE_REQUEST');
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('writes by none of the calls', async () => {
    const writes = mountedEndpoints(shop.app).filter((call) => !call.startsWith('GET '));
    expect(writes.length).toBeGreaterThan(30);
    for (const call of writes) {
      const [method, route = ''] = call.split(' ');
      const response = await shop.app.inject({
        method: method as 'POST',
        url: route.replaceAll(/:\w+/g, '0'),
        headers: { origin: 'https://evil.example' },
      });
      expect([call, response.json().code]).toEqual([call, 'CROSS_SITE_REQUEST']);
    }
  });

  test('may link to the shop and read what everybody may', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' };
    expect((await shop.app.inject({ url: '/api/v1/categories', headers })).statusCode).toBe(200);
  });
});

describe('the shop’s own pages, and what is no browser,', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://shop.test:8080', host: 'shop.test:8080' },
    { referer: 'http://shop.test/login', host: 'shop.test' },
    {},
  ])('may write (%j)', async (headers) => {
    expect((await post(headers)).statusCode).toBe(200);
  });
});

describe('a shop with a public address', () => {
  const open = openTestShop({ PUBLIC_URL: 'https://saman.example' });

  test('takes writes from its own pages, whatever name a proxy asks it by', async () => {
    const headers = { origin: 'https://saman.example', host: '127.0.0.1:3000' };
    const response = await open.app.inject({ method: 'POST', url: LOGOUT, headers });
    expect(response.statusCode).toBe(200);
  });
});
