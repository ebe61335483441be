import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_PROVINCES,
  citiesOf,
  cityChoicesOf,
  cityNamesOf,
  cityOf,
  provincesOf,
  REGISTRATION_PROVINCES,
  registrationCitiesOf,
  toCheckoutPlace,
} from '../../fields/cities.ts';
import { readSettings } from '../../settings/settings.ts';
import { sumCart } from '../amounts/rules.ts';
import { checkoutCustomerSchema } from '../schemas.ts';
import { settlePlace } from '../settle-place.ts';
import { isDeliveredFree, largestShippingCost, shippingCost } from './rules.ts';
import { missingForFreeDelivery } from './to-free/rules.ts';

/** What delivery costs in a new shop, and where to. */
const { delivery, cities } = readSettings({}).newShop;

describe('shipping', () => {
  test.each([
    ['Karachi', 150],
    ['Lahore', 200],
    ['Islamabad', 250],
    ['Rawalpindi', 250],
    ['Quetta', 300],
    ['Multan', 300],
  ])('below the free-delivery mark %s pays Rs. %i', (city, cost) => {
    expect(shippingCost(4999, city, delivery)).toBe(cost);
  });

  test('it is free from Rs. 5,000 on, in every city', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cityNamesOf(cities)),
        fc.integer({ min: 5000, max: 1e9 }),
        (city, subtotal) => {
          expect(shippingCost(subtotal, city, delivery)).toBe(0);
          expect(missingForFreeDelivery(subtotal, delivery)).toBe(0);
        },
      ),
    );
  });

  test('it is open until a city is chosen', () => {
    const items = [{ price: 9000, discount: 0, shipping: 'paid' as const, quantity: 1 }];
    expect(sumCart(items, null, delivery, null).shipping).toBeNull();
  });

  test('what is missing for free delivery adds up to exactly Rs. 5,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4999 }), (subtotal) => {
        expect(missingForFreeDelivery(subtotal, delivery)).toBe(5000 - subtotal);
      }),
    );
  });
});

describe('cities of the checkout', () => {
  test('each province has its number of cities', () => {
    const counts = CHECKOUT_PROVINCES.slice(0, 5).map((province) => [province, cities[province].length]);
    expect(Object.fromEntries(counts)).toEqual({
      Punjab: 12,
      Sindh: 9,
      KPK: 9,
      Balochistan: 8,
      Islamabad: 1,
    });
  });

  test('the provinces that only a registration has come after the five of the checkout', () => {
    expect(CHECKOUT_PROVINCES.slice(5)).toEqual(['Gilgit-Baltistan', 'Azad Kashmir']);
  });

  test('every province ends with another city, which costs what any other city costs', () => {
    for (const province of CHECKOUT_PROVINCES) {
      expect(cityChoicesOf(province, cities)).toEqual([...citiesOf(province, cities), 'Other city']);
      expect(
        shippingCost(4999, cityOf({ province, city: 'Other city', otherCity: 'Haripur' }, cities), delivery),
      ).toBe(300);
      expect(
        shippingCost(4999, cityOf({ province, city: 'Other city', otherCity: '' }, cities), delivery),
      ).toBe(300);
    }
  });

  test.each([
    [{ province: 'Punjab', city: 'Other city', otherCity: ' Vehari ' }, 'Vehari'],
    [{ province: 'Punjab', city: 'Lahore', otherCity: 'Vehari' }, 'Lahore'],
    [{ province: 'Sindh', city: 'Other city', otherCity: 'karachi' }, 'Karachi'],
    [{ province: '', city: '', otherCity: '' }, ''],
  ])('of %j the parcel goes to %s', (place, city) => {
    expect(cityOf(place, cities)).toBe(city);
  });

  test.each([
    [{ province: 'Sindh', city: 'Lahore', otherCity: '' }, 'customer.city'],
    [{ province: 'Sindh', city: 'Other city', otherCity: 'lahore' }, 'customer.otherCity'],
    [{ province: 'Atlantis', city: 'Other city', otherCity: 'Lahore' }, 'customer.province'],
  ])('%j is no place of an order', (place, field) => {
    const settled = settlePlace(place, cities, 'customer.');
    expect(settled.ok ? null : Object.keys(settled.failure.fields ?? {})).toEqual([field]);
  });

  test('a province whose cities the owner took away is not delivered to', () => {
    const fewer = { ...cities, Sindh: [] };
    expect(provincesOf(fewer)).not.toContain('Sindh');
    expect(settlePlace({ province: 'Sindh', city: 'Karachi', otherCity: '' }, fewer).ok).toBe(false);
    expect(toCheckoutPlace('Sindh', 'Karachi', fewer).province).toBe('');
  });

  test('an unknown province has no cities', () => {
    expect(citiesOf('Atlantis', cities)).toEqual([]);
    expect(cityChoicesOf('Atlantis', cities)).toEqual([]);
    expect(citiesOf('constructor', cities)).toEqual([]);
  });
});

describe('cities of the registration', () => {
  test('each province has its number of cities', () => {
    const counts = REGISTRATION_PROVINCES.map((province) => [
      province,
      registrationCitiesOf(province).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      Sindh: 3,
      Punjab: 6,
      'Khyber Pakhtunkhwa': 5,
      Balochistan: 4,
      'Gilgit-Baltistan': 2,
      'Azad Kashmir': 1,
    });
    expect(registrationCitiesOf('KPK')).toEqual([]);
  });

  test.each([
    ['Sindh', 'Sukkur', 'Sindh', 'Sukkur', ''],
    ['Khyber Pakhtunkhwa', 'Mardan', 'KPK', 'Mardan', ''],
    ['Khyber Pakhtunkhwa', 'Wah Cantt', 'KPK', 'Other city', 'Wah Cantt'],
    ['Gilgit-Baltistan', 'Skardu', 'Gilgit-Baltistan', 'Skardu', ''],
    ['Azad Kashmir', 'Mirpur', 'Azad Kashmir', 'Mirpur', ''],
    ['Punjab', 'Karachi', 'Punjab', '', ''],
    ['Atlantis', 'Karachi', '', '', ''],
  ])('%s, %s is at checkout %j, %j, %j', (province, city, checkoutProvince, checkoutCity, otherCity) => {
    const place = { province: checkoutProvince, city: checkoutCity, otherCity };
    expect(toCheckoutPlace(province, city, cities)).toEqual(place);
  });

  test('anyone who can register can order: every registered address fills in whole', () => {
    for (const province of REGISTRATION_PROVINCES) {
      for (const city of registrationCitiesOf(province)) {
        const place = toCheckoutPlace(province, city, cities);
        expect(cityChoicesOf(place.province, cities)).toContain(place.city);
        expect(cityOf(place, cities)).toBe(city);
        const customer = {
          name: 'A',
          email: 'a@example.com',
          mobile: '0301-2345678',
          address: 'B',
          ...place,
        };
        expect(checkoutCustomerSchema.safeParse(customer).success).toBe(true);
        expect(settlePlace(customer, cities)).toMatchObject({ ok: true, value: { city } });
      }
    }
  });
});

describe('the label "free" of a product', () => {
  const product = { price: 5000, discount: 0, shipping: 'free' } as const;

  test('is shown where one of it is delivered free', () => {
    expect(isDeliveredFree(product, delivery)).toBe(true);
  });

  test.each([
    ['staff did not give it', { ...product, shipping: 'paid' as const }],
    ['its price is below the free-delivery mark', { ...product, price: 4999 }],
    ['its discount takes it below the mark', { ...product, discount: 10 }],
  ])('is not shown where %s', (_reason, paid) => {
    expect(isDeliveredFree(paid, delivery)).toBe(false);
  });

  test('is shown at any price where the owner says that products marked free are delivered free', () => {
    const owners = { ...delivery, markedFree: true, freeFrom: null };
    expect(isDeliveredFree({ ...product, price: 10 }, owners)).toBe(true);
    expect(isDeliveredFree({ ...product, shipping: 'paid' }, owners)).toBe(false);
    expect(largestShippingCost({ ...product, price: 10 }, owners)).toBe(0);
    expect(largestShippingCost({ ...product, price: 10 }, delivery)).toBe(300);
  });

  test('is never shown where an order of it costs something to deliver', () => {
    const cost = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), cost, fc.boolean(), (price, discount, markedFree) => {
        const [one, owners] = [{ price, discount, shipping: 'free' } as const, { ...delivery, markedFree }];
        const isFreeAlone = sumCart([{ ...one, quantity: 1 }], 'Quetta', owners, null).shipping === 0;
        expect(isDeliveredFree(one, owners)).toBe(isFreeAlone);
      }),
    );
  });
});
