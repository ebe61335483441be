import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { lookUpBookings } from '../../shop/orders/booking/look-up-bookings.ts';
import { shippingCost } from '../../shop/orders/shipping/rules.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import {
  COURIER_NAMES,
  type CourierName,
  settingsFor,
  startStandIn,
} from '../support/courier-stand-in/start-stand-in.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const standIns = await openStandIns();
const shop = openTestShop(settingsFor(urlsOf(standIns)));
const open = () => openCouriers(shop.settings, shop.currentSettings);

/** Couriers that say what they have under our reference. */
const WITH_LOOK_UP = ['PostEx', 'Leopards', 'Trax'] as const satisfies CourierName[];
const SECRETS = /postex-token|leopards-(key|password)|trax-key|tcs-(secret|password|bearer|access)/;

async function placed(changes: Partial<typeof customer> & { otherCity?: string } = {}) {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}`, price: 999 });
  const body = orderBody([{ product, quantity: 2 }]);
  const to = { ...customer, ...changes };
  const shipping = shippingCost(1998, to.otherCity ?? to.city, shop.settings.delivery);
  const response = await order(shop.app, {
    ...body,
    customer: to,
    paymentMethod: to.paymentMethod,
    shippingCost: shipping,
    totalAmount: 1998 + shipping,
  });
  expect(response.statusCode).toBe(201);
  const { _id, number } = response.json().order;
  return { id: String(_id), number: Number(number), token: await signInAsAdmin(shop) };
}

type Placed = Awaited<ReturnType<typeof placed>>;
const url = (id: string, what = '') => `/api/v1/checkout/order/${id}/booking${what}`;
const book = ({ id, token }: Placed, courier: string, weightGrams = 1200) =>
  requestAs(shop, token, 'POST', url(id), { courier, weightGrams });
const lookUp = ({ id, token }: Placed) => requestAs(shop, token, 'POST', url(id, '/look-up'));
const detail = async ({ id, token }: Placed) =>
  (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${id}`)).json();

/** Lets so much time pass that what was not booked by now is not booked any more. */
async function later(): Promise<void> {
  await sql`update courier_bookings set asked_at = asked_at - interval '3 minutes', look_up_at = now()`.execute(
    shop.database,
  );
}
const recover = () => lookUpBookings(shop.database, open(), shop.settings.couriers);

describe('a parcel that is booked', () => {
  test.each(COURIER_NAMES)('with %s: its number is on the order, and the customer is told', async (name) => {
    const parcel = await placed();
    const booked = await book(parcel, name);
    expect(booked.json()).toMatchObject({
      success: true,
      booking: { state: 'booked', courier: name, reference: `${parcel.number}-1` },
    });
    const [held] = standIns[name].parcels;
    expect(standIns[name].parcels).toHaveLength(1);
    const now = await detail(parcel);
    expect(now).toMatchObject({ courier: name, trackingNumber: held?.trackingNumber });
    expect(now.booking.trackingNumber).toBe(held?.trackingNumber);
    const mails = await shop.database.selectFrom('outbox').select('kind').execute();
    expect(mails.map(({ kind }) => kind)).toContain('order-sent');
  });

  test('keeps its number when another courier is chosen for many orders: that booking has to end first', async () => {
    const parcel = await placed();
    await book(parcel, 'PostEx');
    const choose = () =>
      requestAs(shop, parcel.token, 'PUT', '/api/v1/checkout/orders/courier', {
        ids: [parcel.id],
        courier: 'TCS',
      });
    expect((await choose()).json().results).toMatchObject([
      { done: false, reason: expect.stringContaining('is booked with PostEx, or may be') },
    ]);
    const [held] = standIns.PostEx.parcels;
    expect(await detail(parcel)).toMatchObject({ courier: 'PostEx', trackingNumber: held?.trackingNumber });
    await requestAs(shop, parcel.token, 'DELETE', url(parcel.id));
    expect((await choose()).json().results).toMatchObject([{ done: true }]);
  });

  test('goes out in each courier’s own units: grams and kilograms, whole rupees, 03XXXXXXXXX', async () => {
    for (const name of COURIER_NAMES) await book(await placed(), name);
    const bookingOf = (name: CourierName) => standIns[name].parcels[0]?.booking;
    expect(bookingOf('PostEx')).toMatchObject({
      invoicePayment: 2148,
      customerPhone: '03012345678',
      items: 2,
    });
    expect(bookingOf('Leopards')).toMatchObject({
      booked_packet_weight: 1200,
      booked_packet_collect_amount: 2148,
      destination_city: 200,
    });
    expect(bookingOf('Trax')).toMatchObject({ estimated_weight: 1.2, amount: 2148, consignee_city_id: 200 });
    expect(bookingOf('TCS')).toMatchObject({
      shipmentinfo: { weightinkg: 1.2, codamount: 2148 },
      consigneeinfo: { citycode: 'KAR', mobile: '03012345678' },
    });
  });

  test('of an order that is paid by card collects nothing; a light one weighs half a kilogram at TCS', async () => {
    await book(await placed({ paymentMethod: 'card' }), 'TCS', 80);
    expect(standIns.TCS.parcels[0]?.booking).toMatchObject({
      shipmentinfo: { codamount: 0, weightinkg: 0.5 },
    });
  });

  test('has the courier’s own label where the courier gives a link', async () => {
    const parcel = await placed();
    const booked = await book(parcel, 'Leopards');
    const { trackingNumber, labelLink } = booked.json().booking;
    expect(labelLink).toBe(`https://labels.example/slip/${trackingNumber}`);
  });

  test('is one parcel for a double click and for two people at once', async () => {
    const parcel = await placed();
    const colleague = { ...parcel, token: await signInAsAdmin(shop) };
    const answers = await Promise.all(
      [parcel, colleague, parcel, colleague, parcel].map((who) => book(who, 'Leopards')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(standIns.Leopards.parcels).toHaveLength(1);
    expect((await detail(parcel)).trackingNumber).toBe(standIns.Leopards.parcels[0]?.trackingNumber);
  });

  test('keeps the order from a second courier until it is cancelled', async () => {
    const parcel = await placed();
    await book(parcel, 'PostEx');
    const second = await book(parcel, 'Trax');
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe(
      'A parcel of the order is booked with PostEx. Cancel that booking first.',
    );
    const cancelled = await requestAs(shop, parcel.token, 'DELETE', url(parcel.id));
    expect(cancelled.json().booking.state).toBe('cancelled');
    expect(standIns.PostEx.parcels[0]?.cancelled).toBe(true);
    expect(await detail(parcel)).toMatchObject({ courier: null, trackingNumber: null });
    expect((await book(parcel, 'Trax')).json().booking).toMatchObject({
      state: 'booked',
      reference: `${parcel.number}-2`,
    });
  });

  test.each(COURIER_NAMES)('stays booked where %s does not cancel it', async (name) => {
    const parcel = await placed();
    await book(parcel, name);
    standIns[name].parcels[0]?.events.push({ text: 'Delivered', time: '2026-11-22 14:05:00' });
    const refused = await requestAs(shop, parcel.token, 'DELETE', url(parcel.id));
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(new RegExp(`^${name} says: .*cancel`, 'i'));
    expect(await detail(parcel)).toMatchObject({ courier: name, booking: { state: 'booked' } });
  });
});

describe('nothing is booked', () => {
  test('without keys: the order’s page has no courier to book with', async () => {
    const parcel = await placed();
    const names = (await detail(parcel)).bookableCouriers.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['PostEx', 'TCS', 'Leopards', 'Trax']);
    expect([...openCouriers(readSettings({}), shop.currentSettings).keys()]).toEqual([]);
    const refused = await bookParcel(
      shop.database,
      openCouriers(readSettings({}), shop.currentSettings),
      parcel.id,
      { courier: 'PostEx', weightGrams: 500 },
      shop.settings.couriers,
      THE_SHOP,
    );
    expect(refused).toMatchObject({ ok: false, failure: { code: 'INVALID_INPUT' } });
  });

  test.each(COURIER_NAMES)(
    'when %s refuses: its words are shown, and it can be booked again',
    async (name) => {
      const parcel = await placed();
      standIns[name].fault = 'refuses';
      const refused = await book(parcel, name);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toMatch(new RegExp(`^${name} says: .*(valid)`, 'i'));
      expect((await detail(parcel)).booking.state).toBe('failed');
      standIns[name].fault = 'none';
      expect((await book(parcel, name)).json().booking.state).toBe('booked');
    },
  );

  test.each(COURIER_NAMES)('with a key that %s does not accept, and the key is nowhere', async (name) => {
    const parcel = await placed();
    // The list of cities is known from before.
    await book(await placed(), name);
    standIns[name].fault = 'wrong-key';
    const refused = await book(parcel, name);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain(name);
    expect(refused.body).not.toMatch(SECRETS);
    const rows = await sql`select courier_bookings::text as one from courier_bookings`.execute(shop.database);
    expect(JSON.stringify(rows.rows)).not.toMatch(SECRETS);
    expect(standIns[name].parcels).toHaveLength(1);
  });

  test.each(COURIER_NAMES)(
    'for a city that %s does not deliver to, which is said before it is asked',
    async (name) => {
      const parcel = await placed({ city: 'Sukkur' });
      const refused = await book(parcel, name);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toBe(`${name} does not deliver to Sukkur.`);
      expect((await detail(parcel)).booking).toBeNull();
    },
  );

  test('of an order that is cancelled, delivered or has a number already', async () => {
    const parcel = await placed();
    const set = (what: string, body: object) =>
      requestAs(shop, parcel.token, 'PUT', `/api/v1/checkout/order/${parcel.id}/${what}`, body);
    for (const status of ['Cancelled', 'Delivered']) {
      await set('status', { status });
      expect((await book(parcel, 'PostEx')).json().message).toContain(`The order is ${status.toLowerCase()}`);
    }
    await set('status', { status: 'Pending' });
    await set('courier', { courier: 'TCS', trackingNumber: '4711' });
    expect((await book(parcel, 'PostEx')).json().message).toContain('has a parcel already: TCS 4711');
    expect(standIns.PostEx.parcels).toEqual([]);
  });

  test('with a courier that nobody listens for', async () => {
    const settings = { ...shop.settings.courierAccounts, trax: null, tcs: null, leopards: null };
    const { postEx } = settings;
    const parcel = await placed();
    await book(await placed(), 'PostEx');
    const gone = await startStandIn('PostEx');
    await gone.stop();
    const away = openCouriers(
      {
        ...shop.settings,
        courierAccounts: { ...settings, postEx: postEx && { ...postEx, url: gone.url } },
      },
      shop.currentSettings,
    );
    const body = { courier: 'PostEx', weightGrams: 500 };
    const refused = await bookParcel(shop.database, away, parcel.id, body, shop.settings.couriers, THE_SHOP);
    expect(refused).toMatchObject({ ok: false, failure: { message: 'PostEx could not be reached.' } });
    expect((await detail(parcel)).booking.state).toBe('failed');
  });
});

describe('the courier’s city', () => {
  test.each([
    ['Dera Ismail Khan', 'KPK'],
    ['Rawalpindi', 'Punjab'],
    ['d. i. khan', 'KPK'],
  ])('is found in any case and by its other names: %s', async (name, province) => {
    const listed = name !== 'd. i. khan';
    const parcel = await placed(
      listed ? { city: name, province } : { city: 'Other city', otherCity: name, province },
    );
    expect((await book(parcel, 'TCS')).json().booking.state).toBe('booked');
  });

  test('is asked for once for many parcels', async () => {
    await book(await placed(), 'Trax');
    await book(await placed(), 'Trax');
    expect(standIns.Trax.requests.filter((request) => request === 'GET /cities')).toHaveLength(1);
  });
});

describe('a booking that was cut off', () => {
  const LOST = ['answer-lost', 'unreadable', 'silent'] as const;

  test.each(WITH_LOOK_UP.flatMap((name) => LOST.map((fault) => [name, fault] as const)))(
    'with %s by “%s” is looked up before anything is repeated: one parcel',
    async (name, fault) => {
      const parcel = await placed();
      standIns[name].fault = fault;
      const cut = await book(parcel, name);
      expect(cut.json().booking.state).toBe('unknown');
      expect(cut.json().message).toMatch(/Whether the parcel is booked is not known yet\.$/);
      standIns[name].fault = 'none';
      expect((await book(parcel, name)).json().booking.state).toBe('unknown');
      expect((await lookUp(parcel)).json().booking).toMatchObject({
        state: 'booked',
        trackingNumber: standIns[name].parcels[0]?.trackingNumber,
      });
      await book(parcel, name);
      expect(standIns[name].parcels).toHaveLength(1);
      expect((await detail(parcel)).trackingNumber).toBe(standIns[name].parcels[0]?.trackingNumber);
    },
  );

  test.each(WITH_LOOK_UP)(
    'and never reached %s is booked again only when no answer can come any more',
    async (name) => {
      const parcel = await placed();
      standIns[name].fault = 'request-lost';
      await book(parcel, name);
      standIns[name].fault = 'none';
      expect((await lookUp(parcel)).json().booking.state).toBe('unknown');
      await later();
      expect(await recover()).toBe(1);
      expect((await detail(parcel)).booking).toMatchObject({
        state: 'failed',
        answer: `${name} has no parcel ${parcel.number}-1. Nothing was booked.`,
      });
      expect((await book(parcel, name)).json().booking).toMatchObject({
        state: 'booked',
        reference: `${parcel.number}-2`,
      });
      expect(standIns[name].parcels).toHaveLength(1);
    },
  );

  test('is looked up by the shop itself, once for all its processes', async () => {
    const parcel = await placed();
    standIns.PostEx.fault = 'answer-lost';
    await book(parcel, 'PostEx');
    expect(await recover()).toBe(0);
    await later();
    const counts = await Promise.all([recover(), recover(), recover()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect((await detail(parcel)).booking.state).toBe('booked');
  });

  test('stays unknown while the courier cannot be asked', async () => {
    const parcel = await placed();
    standIns.Leopards.fault = 'answer-lost';
    await book(parcel, 'Leopards');
    standIns.Leopards.fault = 'wrong-key';
    await later();
    await recover();
    expect((await detail(parcel)).booking.state).toBe('unknown');
  });

  test('and was booked twice by the courier is said so, with the numbers to cancel', async () => {
    const parcel = await placed();
    standIns.PostEx.fault = 'booked-twice';
    await book(parcel, 'PostEx');
    standIns.PostEx.fault = 'none';
    const [first, second] = standIns.PostEx.parcels;
    expect((await lookUp(parcel)).json().booking).toMatchObject({
      state: 'booked',
      trackingNumber: first?.trackingNumber,
      answer: `PostEx has more than one parcel ${parcel.number}-1. Cancel there: ${second?.trackingNumber}.`,
    });
  });

  describe('with TCS, which cannot be asked by our reference,', () => {
    async function cutOff(): Promise<Placed> {
      const parcel = await placed();
      standIns.TCS.fault = 'answer-lost';
      await book(parcel, 'TCS');
      standIns.TCS.fault = 'none';
      await later();
      await recover();
      expect((await detail(parcel)).booking).toMatchObject({
        state: 'unknown',
        answer: `TCS cannot be asked whether it has a parcel ${parcel.number}-1.`,
      });
      return parcel;
    }
    const say = ({ id, token }: Placed, body: object) => requestAs(shop, token, 'PUT', url(id), body);

    test('is nothing else until staff say which number the portal shows', async () => {
      const parcel = await cutOff();
      expect((await book(parcel, 'TCS')).json().booking.state).toBe('unknown');
      expect((await book(parcel, 'PostEx')).statusCode).toBe(409);
      const trackingNumber = standIns.TCS.parcels[0]?.trackingNumber;
      expect((await say(parcel, { outcome: 'booked', trackingNumber })).json().booking.state).toBe('booked');
      expect(await detail(parcel)).toMatchObject({ courier: 'TCS', trackingNumber });
      expect(standIns.TCS.parcels).toHaveLength(1);
    });

    test('is booked again once staff say that the portal has none, which the history tells', async () => {
      const parcel = await cutOff();
      expect((await say(parcel, { outcome: 'not-booked' })).json().booking.state).toBe('failed');
      expect((await detail(parcel)).history.at(-1)).toMatchObject({
        kind: 'courier',
        note: expect.stringMatching(/looked at the portal of TCS: \d+-1 was not booked\.$/),
      });
      expect((await book(parcel, 'TCS')).json().booking.state).toBe('booked');
    });
  });
});

test('a booking without an answer is not settled by staff while its answer may still come', async () => {
  const parcel = await placed();
  let answered: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    standIns.TCS.onBooked = () => {
      resolve();
      return new Promise((release) => {
        answered = release;
      });
    };
  });
  const booking = book(parcel, 'TCS');
  void booking.then(() => {});
  await arrived;
  const early = await requestAs(shop, parcel.token, 'PUT', url(parcel.id), { outcome: 'not-booked' });
  expect(early.json().message).toBe('TCS is still being asked. Please wait two minutes.');
  answered();
  expect((await booking).json().booking.state).toBe('booked');
});
