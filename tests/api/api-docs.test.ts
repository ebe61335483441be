import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mountedEndpoints } from '../../server/access/guard-endpoints.ts';
import { isForStaff } from '../../server/access/permissions.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();
const shopForEngineers = openTestShop({ API_DOCS: 'all' });

/** What browsers send by themselves, and what WhatsApp does. */
const NO_PART_OF_THE_API = [
  'POST /api/policy-reports',
  'GET /api/v1/whatsapp/webhook',
  'POST /api/v1/whatsapp/webhook',
];

/** The endpoints of the document, as `GET /api/v1/products/:id`. */
async function described(app: FastifyInstance): Promise<string[]> {
  const { paths } = (await app.inject('/api/docs/json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    .toSorted();
}

describe('the documentation at /api/docs', () => {
  test('describes every endpoint of shoppers to everybody, and none of staff', async () => {
    const { statusCode, headers } = await shop.app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const ofShoppers = mountedEndpoints(shop.app).filter(
      (endpoint) => !isForStaff(endpoint) && !NO_PART_OF_THE_API.includes(endpoint),
    );
    expect(ofShoppers).toContain('POST /api/v1/checkout/create-order');
    expect(await described(shop.app)).toEqual(ofShoppers.toSorted());
    expect((await shop.app.inject('/api/docs/yaml')).body).not.toMatch(/admin-users|super-admin/);
  });

  test('describes every endpoint, of staff too, where the owner says so', async () => {
    const all = mountedEndpoints(shopForEngineers.app).filter(
      (endpoint) => !NO_PART_OF_THE_API.includes(endpoint),
    );
    expect(all).toContain('POST /api/user/admin/admin-users/login');
    expect(await described(shopForEngineers.app)).toEqual(all.toSorted());
  });
});
