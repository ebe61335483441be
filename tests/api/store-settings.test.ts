import { beforeEach, describe, expect, test } from 'vitest';
import type { StoreSettingsShown } from '../../shop/settings/store-settings/responses.ts';
import { openOtherProcess } from '../support/other-process.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { appointSuperAdmin, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const SETTINGS = '/api/v1/store-settings';

const other = openOtherProcess(shop);
let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop);
});

const read = async (): Promise<StoreSettingsShown> => (await requestAs(shop, token, 'GET', SETTINGS)).json();

/** Changes fields of one group, as its form does: the whole group is sent. */
async function change(group: keyof StoreSettingsShown['groups'], fields: object, version?: number) {
  const shown = await read();
  return requestAs(shop, token, 'PUT', SETTINGS, {
    version: version ?? shown.version,
    [group]: { ...shown.groups[group], ...fields },
  });
}

const restore = async (number: number) =>
  requestAs(shop, token, 'POST', `${SETTINGS}/restore`, { number, version: (await read()).version });

const versions = async () => (await requestAs(shop, token, 'GET', `${SETTINGS}/versions`)).json().versions;

/** What the other process works with, once it has heard of all that was committed. */
async function inOtherProcess() {
  await other.cache.catchUp();
  return other.cache.reads.currentSettings();
}

describe('a new shop', () => {
  test('has what the specification says, and what its environment says otherwise', async () => {
    const { version, groups } = await read();
    expect(version).toBe(0);
    expect(groups.store).toMatchObject({ name: 'Saman', phone: '0300-1234567', opens: '11:00' });
    expect(groups.delivery).toEqual({
      costs: 'Karachi, 150\nLahore, 200\nIslamabad, 250\nRawalpindi, 250',
      elsewhere: '300',
      freeFrom: '5000',
      markedFree: 'No',
      daysLeast: '2',
      daysMost: '4',
    });
    expect(groups.selling).toMatchObject({ openPerMobile: '1000', releaseUnconfirmedHours: '' });
    expect(await versions()).toEqual([]);
  });
});

describe('what the owner saves', () => {
  test('counts in every process, and one button brings back what was before', async () => {
    expect((await inOtherProcess()).store.phone).toBe('0300-1234567');
    const saved = await change('store', { name: 'Ghar', phone: '0311-7654321' });
    expect(saved.json().settings.version).toBe(1);
    expect((await inOtherProcess()).store).toMatchObject({ name: 'Ghar', phone: '0311-7654321' });
    const manifest = await other.app.inject('/manifest.webmanifest');
    expect(manifest.json().short_name).toBe('Ghar');

    await change('delivery', { elsewhere: '350' });
    expect((await restore(0)).statusCode).toBe(200);
    const { store, delivery } = await inOtherProcess();
    expect([store.name, delivery.elsewhere]).toEqual(['Saman', 300]);
    expect(
      (await versions()).map(({ number, restores }: { number: number; restores: number | null }) => [
        number,
        restores,
      ]),
    ).toEqual([
      [3, 0],
      [2, null],
      [1, null],
    ]);
  });

  test('is told in words, with who changed it, and in the audit log', async () => {
    await change('delivery', { costs: 'Karachi, 150\nLahore, 220\nMultan, 260', freeFrom: '' });
    const [newest] = await versions();
    expect(newest).toMatchObject({ number: 1, by: 'Sana (Shop Manager)', restores: null });
    expect(newest.changes).toEqual([
      { what: 'Delivery to Lahore', before: 'Rs. 200', after: 'Rs. 220' },
      { what: 'Delivery to Islamabad', before: 'Rs. 250', after: '' },
      { what: 'Delivery to Rawalpindi', before: 'Rs. 250', after: '' },
      { what: 'Delivery to Multan', before: '', after: 'Rs. 260' },
      { what: 'Delivery: Free from, Rs.', before: '5000', after: '' },
    ]);
    const logged = await shop.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', 'settings')
      .execute();
    expect(logged).toMatchObject([
      { action: 'changed the settings', subject_name: 'Version 1', actor_name: 'Sana (Shop Manager)' },
    ]);
  });

  test('that changes nothing is no version', async () => {
    expect((await change('store', {})).json().settings.version).toBe(0);
    expect(await versions()).toEqual([]);
  });
});

describe('the costs of delivery', () => {
  test('are those of the owner, for an order of now and not for one that is placed', async () => {
    const product = await stockProduct(shop.database);
    const body = orderBody([{ product, quantity: 1 }]);
    const before = (await order(shop.app, body)).json().order;
    await change('delivery', { costs: 'karachi, 180' });

    const stale = await order(shop.app, body);
    expect(stale.json()).toMatchObject({
      code: 'AMOUNTS_CHANGED',
      data: { shippingCost: 180, totalAmount: 1180 },
    });
    const amounts = { shippingCost: 180, totalAmount: 1180 };
    expect((await order(shop.app, { ...body, ...amounts })).json().order).toMatchObject(amounts);
    const kept = await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${before._id}`);
    expect(kept.json()).toMatchObject({ shippingCost: 150, totalAmount: 1150 });
  });

  test('may never be free, and may be free from the first rupee', async () => {
    const product = await stockProduct(shop.database, { price: 9000 });
    const body = orderBody([{ product, quantity: 1 }]);
    await change('delivery', { freeFrom: '' });
    expect((await order(shop.app, body)).json().data).toMatchObject({ shippingCost: 150 });
    await change('delivery', { freeFrom: '1' });
    expect((await order(shop.app, body)).statusCode).toBe(201);
  });
});

describe('the cities of the checkout', () => {
  test('are the owner’s: one that is new is ordered to, one that is gone is refused and typed as another', async () => {
    const product = await stockProduct(shop.database);
    const body = orderBody([{ product, quantity: 1 }]);
    const to = (city: string, otherCity = '') => ({
      ...body,
      customer: { ...body.customer, city, otherCity },
      ...(city !== 'Karachi' && { shippingCost: 300, totalAmount: 1300 }),
    });
    expect((await order(shop.app, to('Thatta'))).json().fields).toEqual({
      'customer.city': 'Please choose a city of the province, or “Other city”.',
    });
    await change('cities', { Sindh: 'Thatta\nSukkur, Karachi' });
    expect((await order(shop.app, to('Thatta'))).statusCode).toBe(201);
    expect((await order(shop.app, to('Larkana'))).json().code).toBe('INVALID_INPUT');
    const typed = await order(shop.app, to('Other city', 'Larkana'));
    const listed = await requestAs(shop, token, 'GET', '/api/v1/checkout/orders?city=Other%20city');
    expect(listed.json().orders.map(({ _id }: { _id: string }) => _id)).toEqual([typed.json().order._id]);
    const searched = await requestAs(shop, token, 'GET', '/api/v1/checkout/orders?search=thatta');
    expect(searched.json().totalOrders).toBe(1);
    const [newest] = await versions();
    expect(newest.changes[0]).toMatchObject({ what: 'Cities in Sindh', after: 'Thatta' });
  });
});

describe('the couriers', () => {
  test('are the owner’s, with the addresses of their tracking pages', async () => {
    const product = await stockProduct(shop.database);
    const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
    const path = `/api/v1/checkout/order/${placed.json().order._id}`;
    await change('couriers', { links: 'Own van=https://van.example/?no=\nTCS = https://tcs.example/' });
    const parcel = { courier: 'Own van', trackingNumber: 'V-1' };
    expect((await requestAs(shop, token, 'PUT', `${path}/courier`, parcel)).statusCode).toBe(200);
    expect((await requestAs(shop, token, 'GET', path)).json()).toMatchObject({
      couriers: ['Own van', 'TCS'],
      trackingLink: 'https://van.example/?no=V-1',
    });
    await change('couriers', { links: 'TCS=https://tcs.example/' });
    const gone = await requestAs(shop, token, 'PUT', `${path}/courier`, { ...parcel, trackingNumber: 'V-2' });
    expect(gone.json().code).toBe('INVALID_INPUT');
  });
});

describe('two people who edit', () => {
  test('one group: the second is told who was first and what they changed, and nothing is saved', async () => {
    await change('store', { phone: '0311-1111111' });
    const second = await change('store', { phone: '0322-2222222' }, 0);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Sana (Shop Manager) changed the settings in the meantime. Nothing of yours was saved.',
      data: {
        version: 1,
        changes: [{ what: 'Store details: Phone', before: '0300-1234567', after: '0311-1111111' }],
      },
    });
    expect((await read()).groups.store.phone).toBe('0311-1111111');
  });

  test('two groups are in nobody’s way', async () => {
    await change('store', { phone: '0311-1111111' });
    expect((await change('returnDays', { changedMind: '7' }, 0)).statusCode).toBe(200);
    expect((await read()).groups).toMatchObject({
      store: { phone: '0311-1111111' },
      returnDays: { changedMind: '7', faulty: '30' },
    });
  });

  test('at the same moment make one version and one refusal', async () => {
    const shown = await read();
    const save = (phone: string) =>
      requestAs(shop, token, 'PUT', SETTINGS, { version: 0, store: { ...shown.groups.store, phone } });
    const answers = await Promise.all([save('0311-1111111'), save('0322-2222222')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await versions()).length).toBe(1);
  });
});

describe('a setting that would break the shop is refused, by its field:', () => {
  test.each([
    ['delivery', { elsewhere: '-1' }, 'delivery.elsewhere'],
    ['delivery', { elsewhere: '99.5' }, 'delivery.elsewhere'],
    ['delivery', { elsewhere: '10001' }, 'delivery.elsewhere'],
    ['delivery', { freeFrom: '0' }, 'delivery.freeFrom'],
    ['delivery', { daysLeast: '5' }, 'delivery.daysMost'],
    ['delivery', { costs: 'Karachi' }, 'delivery.costs'],
    ['delivery', { costs: 'Karachi, -5' }, 'delivery.costs'],
    ['delivery', { costs: 'Karachi, 150\nkarachi, 200' }, 'delivery.costs'],
    ['cities', { Punjab: 'Lahore\nKarachi' }, 'cities.Sindh'],
    ['cities', { Punjab: '<b>' }, 'cities.Punjab'],
    [
      'cities',
      {
        ...{ Punjab: '', Sindh: '', KPK: ' ', Balochistan: '', Islamabad: '' },
        ...{ 'Gilgit-Baltistan': '', 'Azad Kashmir': '' },
      },
      'cities.Punjab',
    ],
    ['couriers', { links: '' }, 'couriers.links'],
    ['couriers', { links: 'TCS' }, 'couriers.links'],
    ['couriers', { links: 'TCS=javascript:alert(1)' }, 'couriers.links'],
    ['couriers', { links: 'TCS=https://a.example\ntcs=https://b.example' }, 'couriers.links'],
    ['store', { name: ' ' }, 'store.name'],
    ['store', { phone: 'call' }, 'store.phone'],
    ['store', { email: 'help' }, 'store.email'],
    ['store', { closes: '09:00' }, 'store.closes'],
    ['social', { facebook: 'javascript:alert(1)' }, 'social.facebook'],
    ['returnDays', { faulty: '400' }, 'returnDays.faulty'],
    ['selling', { mostUnits: '0' }, 'selling.mostUnits'],
    ['elsewhere', { analyticsId: 'G-<b>' }, 'elsewhere.analyticsId'],
    ['elsewhere', { searchConsoleFile: 'google.html' }, 'elsewhere.searchConsoleFile'],
  ] as const)('%s %j', async (group, fields, field) => {
    const refused = await change(group, fields);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    expect((await read()).version).toBe(0);
  });

  test('a table that was pasted names the line', async () => {
    const { fields } = (await change('delivery', { costs: 'City;Cost\nLahore;200\nMultan' })).json();
    expect(fields['delivery.costs']).toContain('Line 3');
    expect((await change('delivery', { costs: 'City\tCost\nD.I. Khan\tRs. 280\n' })).statusCode).toBe(200);
    expect((await read()).groups.delivery.costs).toBe('D.I. Khan, 280');
  });

  test('a version that never was does not come back', async () => {
    expect((await restore(7)).json().code).toBe('NOT_FOUND');
  });
});

describe('settings', () => {
  test('are the super admin’s and Shop Managers’; Shop Editors neither read nor write them', async () => {
    const owner = (await appointSuperAdmin(shop)).token;
    expect((await requestAs(shop, owner, 'GET', SETTINGS)).statusCode).toBe(200);
    const editor = await signInAsAdmin(shop, 'Shop Editor');
    for (const [method, path] of [
      ['GET', SETTINGS],
      ['GET', `${SETTINGS}/versions`],
      ['PUT', SETTINGS],
      ['POST', `${SETTINGS}/restore`],
    ] as const) {
      expect((await requestAs(shop, editor, method, path, {})).statusCode).toBe(403);
    }
  });

  test('of an earlier release have defaults for what is new since', async () => {
    await shop.database
      .insertInto('store_settings')
      .values({
        number: 1,
        state: JSON.stringify({ store: { name: 'Ghar' }, delivery: { elsewhere: 320 } }),
        actor: 'Sana',
        actor_id: 'sana',
      })
      .execute();
    const { store, delivery, lowStockAt } = await inOtherProcess();
    expect(store).toMatchObject({ name: 'Ghar', phone: '0300-1234567' });
    expect([delivery.elsewhere, delivery.freeFrom, lowStockAt]).toEqual([320, 5000, 5]);
  });

  test('are read from the database once, and not for each request', async () => {
    await inOtherProcess();
    const first = await other.cache.reads.currentSettings();
    await other.app.inject('/manifest.webmanifest');
    expect(await other.cache.reads.currentSettings()).toBe(first);
  });
});
