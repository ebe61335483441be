/** What the owner decides about the shop: in words, and as a form shows it (R460 to R469). */

import { formatRupees } from '../../money.ts';
import {
  isTextKind,
  MESSAGE_KINDS,
  ofEachKind,
  TEXT_KINDS,
  type TextKind,
} from '../message-texts/kinds/rules.ts';
import type { VersionChange } from '../versions/responses.ts';
import type {
  DaysToDoor,
  Delivery,
  OwnersChoice,
  SettingsGroup,
  StoreDetails,
  StoreSettings,
} from './types.ts';

const GROUP_NAMES = {
  store: 'Store details',
  social: 'Social links',
  returnDays: 'Days for returns',
  delivery: 'Delivery',
  cities: 'Cities of the checkout',
  couriers: 'Couriers',
  selling: 'Selling',
  elsewhere: 'Google',
} as const satisfies Record<PlainGroup, string>;

/** Every group of settings that is no message. */
export type PlainGroup = Exclude<SettingsGroup, TextKind>;

/** What a group is called, on its form and in the history. */
export const nameOfGroup = (group: SettingsGroup) =>
  isTextKind(group) ? `Message “${MESSAGE_KINDS[group].title}”` : GROUP_NAMES[group];

export const SETTINGS_GROUPS = [
  'store',
  'delivery',
  'cities',
  'couriers',
  'returnDays',
  'selling',
  'social',
  'elsewhere',
  ...TEXT_KINDS,
] as const satisfies readonly SettingsGroup[];

/** What the shop works with, of what its owner decided. */
export function toStoreSettings({
  store,
  social,
  returnDays,
  delivery,
  cities,
  couriers,
  selling,
  elsewhere,
  ...texts
}: OwnersChoice): StoreSettings {
  const { mostUnits, mostRupees, openPerMobile, openPerNetwork, ...others } = selling;
  return {
    store: toStoreDetails({ store, social, returnDays }),
    delivery: toDelivery(delivery),
    cities,
    couriers: couriers.links,
    elsewhere,
    daysToDoor: toDaysToDoor(delivery),
    texts,
    orderLimits: { mostUnits, mostRupees, openPerMobile, openPerNetwork },
    ...others,
  };
}

function toStoreDetails({
  store,
  social,
  returnDays,
}: Pick<OwnersChoice, 'store' | 'social' | 'returnDays'>): StoreDetails {
  const hours = `${store.openingDays} ${twelveHours(store.opens)}-${twelveHours(store.closes)}`;
  return { ...store, social, returnDays, hours, days: daysOf(store.openingDays) };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** @param openingDays the first and the last of them, for example "Sat-Thu" */
function daysOf(openingDays: string): string[] {
  const [first = 0, last = 0] = openingDays
    .split('-')
    .map((name) => DAYS.findIndex((day) => day.startsWith(name)));
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return [...DAYS, ...DAYS].slice(first, first + count);
}

function twelveHours(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes}${hours < 12 ? 'AM' : 'PM'}`;
}

/** So many cities are named in a row of the table that shoppers read. */
const CITIES_NAMED = 6;

/** Working days in which an order is checked and packed. */
const PACKING_DAYS = 1;

export function toDelivery({ daysLeast, daysMost, ...costs }: OwnersChoice['delivery']): Delivery {
  const time = daysLeast === daysMost ? inDays(daysLeast) : `${daysLeast} to ${daysMost} working days`;
  const { least, most } = toDaysToDoor({ daysLeast, daysMost });
  const whole = `${least === most ? least : `${least}-${most}`} business days`;
  const promise = `A working day to check and pack, then ${time} on the road: ${whole} from your order.`;
  return { ...costs, time, whole, promise, table: toTable(costs) };
}

function toDaysToDoor({
  daysLeast,
  daysMost,
}: Pick<OwnersChoice['delivery'], 'daysLeast' | 'daysMost'>): DaysToDoor {
  return { least: daysLeast + PACKING_DAYS, most: daysMost + PACKING_DAYS };
}

const inDays = (days: number) => (days === 1 ? '1 working day' : `${days} working days`);

function toTable({ costs, elsewhere }: Pick<Delivery, 'costs' | 'elsewhere'>): Delivery['table'] {
  const byCost = new Map<number, string[]>();
  for (const { city, cost } of costs) byCost.set(cost, [...(byCost.get(cost) ?? []), city]);
  const rows = [...byCost].map(([cost, cities]) => ({ place: nameCities(cities), cost }));
  return [...rows, { place: rows.length > 0 ? 'Any other city' : 'Any city', cost: elsewhere }];
}

function nameCities(cities: readonly string[]): string {
  const named = cities.slice(0, CITIES_NAMED).join(', ');
  const more = cities.length - CITIES_NAMED;
  return more > 0 ? `${named} and ${more} more` : named;
}

type Named<Group extends SettingsGroup> = Readonly<Record<keyof OwnersChoice[Group] & string, string>>;

/** What the fields of a message are called. */
export const TEXT_FIELD_NAMES: Named<TextKind> = {
  subject: 'Subject of the mail',
  text: 'Text of the mail',
  sms: 'SMS',
  template: 'Template at WhatsApp',
};

/** What the settings of a group are called, on its form and in the history. */
export const namesIn = (group: SettingsGroup): Readonly<Record<string, string>> =>
  isTextKind(group) ? TEXT_FIELD_NAMES : SETTING_NAMES[group];

/** What each setting is called, on its form and in the history. */
const SETTING_NAMES: { readonly [Group in PlainGroup]: Named<Group> } = {
  store: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    author: 'Owner',
    address: 'Address',
    openingDays: 'Open on',
    opens: 'Opens',
    closes: 'Closes',
    mission: 'What the shop stands for',
    ntn: 'NTN',
    strn: 'STRN',
  },
  social: { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube' },
  returnDays: {
    changedMind: 'Days after a change of mind',
    faulty: 'Days for a faulty or damaged item',
  },
  delivery: {
    costs: 'Cost by city',
    elsewhere: 'Any other city, Rs.',
    freeFrom: 'Free from, Rs.',
    daysLeast: 'Working days, at least',
    daysMost: 'Working days, at most',
    markedFree: 'Free delivery for orders of nothing but products marked free',
  },
  cities: {
    Punjab: 'Punjab',
    Sindh: 'Sindh',
    KPK: 'KPK',
    Balochistan: 'Balochistan',
    Islamabad: 'Islamabad',
    'Gilgit-Baltistan': 'Gilgit-Baltistan',
    'Azad Kashmir': 'Azad Kashmir',
  },
  couriers: { links: 'Couriers and their tracking pages' },
  selling: {
    lowStockAt: 'Low on stock, units',
    adminOrdersCurrencySign: 'Currency sign in the order list',
    mostUnits: 'New customers: units of one product',
    mostRupees: 'New customers: an order up to, Rs.',
    openPerMobile: 'Open orders of one mobile number, at most',
    openPerNetwork: 'Open orders of one internet connection, at most',
    releaseUnconfirmedHours: 'Cancel unconfirmed orders after (hours)',
    confirmationReminderHours: 'Remind of unconfirmed orders after (hours)',
    courierPaysWithinDays: 'A courier pays within (days)',
    reviewsNeedApproval: 'Reviews wait until a Shop Manager shows them',
  },
  elsewhere: { searchConsoleFile: 'File of Search Console', analyticsId: 'Measurement ID of Analytics' },
};

/** What one state has that another one had otherwise, in the order of the screen. */
export function describeChanges(
  before: OwnersChoice,
  after: OwnersChoice,
  groups: readonly SettingsGroup[] = SETTINGS_GROUPS,
): VersionChange[] {
  return groups.flatMap((group) => {
    const [was, is] = [textsOf(before, group), textsOf(after, group)];
    return Object.entries(namesIn(group)).flatMap(([field, name]) => {
      const [old, now] = [was[field] ?? '', is[field] ?? ''];
      if (old === now) return [];
      if (group === 'cities') return [describeCities(name, old, now)];
      if (field === 'costs') return describeCosts(before.delivery.costs, after.delivery.costs);
      return [{ what: `${nameOfGroup(group)}: ${name}`, before: old, after: now }];
    });
  });
}

/** Which cities of a province came and went; their order is not told. */
function describeCities(province: string, before: string, after: string): VersionChange {
  const [was, is] = [before.split('\n'), after.split('\n')];
  return {
    what: `Cities in ${province}`,
    before: was.filter((city) => !is.includes(city)).join(', '),
    after: is.filter((city) => !was.includes(city)).join(', '),
  };
}

type Costs = OwnersChoice['delivery']['costs'];
type Links = OwnersChoice['couriers']['links'];

/** What a table of costs changes, a city a line. */
export function describeCosts(before: Costs, after: Costs): VersionChange[] {
  const [was, is] = [before, after].map(
    (costs) => new Map(costs.map(({ city, cost }) => [city, formatRupees(cost)])),
  );
  const cities = new Set([...before, ...after].map(({ city }) => city));
  const changed = [...cities].flatMap((city) => {
    const [old = '', now = ''] = [was?.get(city), is?.get(city)];
    return old === now ? [] : [{ what: `Delivery to ${city}`, before: old, after: now }];
  });
  return changed.length > 0 ? changed : [{ what: 'Delivery: order of the cities', before: '', after: '' }];
}

/** All groups as their forms show them, with the number of their version. */
export function toTexts({ version, choice }: { version: number; choice: OwnersChoice }) {
  return {
    version,
    groups: {
      store: textsOf(choice, 'store'),
      social: textsOf(choice, 'social'),
      returnDays: textsOf(choice, 'returnDays'),
      delivery: textsOf(choice, 'delivery'),
      cities: textsOf(choice, 'cities'),
      couriers: textsOf(choice, 'couriers'),
      selling: textsOf(choice, 'selling'),
      elsewhere: textsOf(choice, 'elsewhere'),
      ...ofEachKind((kind) => textsOf(choice, kind)),
    },
  };
}

/** A group as its form shows it: nothing but texts. */
function textsOf(choice: OwnersChoice, group: SettingsGroup): Record<string, string> {
  if (isTextKind(group)) return wordsInUse(choice, group);
  return Object.fromEntries(Object.entries(choice[group]).map(([field, value]) => [field, toText(value)]));
}

/** The words of a message: the owner's, else the shop's own. */
function wordsInUse(choice: OwnersChoice, kind: TextKind) {
  const { subject, text, short } = MESSAGE_KINDS[kind];
  const own = choice[kind];
  return {
    subject: own.subject ?? subject,
    text: own.text ?? text,
    sms: own.sms ?? short?.text ?? '',
    template: own.template ?? '',
  };
}

function toText(
  value: string | number | boolean | null | readonly (string | Costs[number] | Links[number])[],
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  return value.map(toLine).join('\n');
}

function toLine(one: string | Costs[number] | Links[number]): string {
  if (typeof one === 'string') return one;
  return 'city' in one ? writeCost(one) : `${one.name}=${one.link}`;
}

/** The costs by city as a file has them, one on each line. */
export function writeCosts(costs: Costs): string {
  return costs.map(writeCost).join('\n');
}

const writeCost = ({ city, cost }: Costs[number]) => `${city}, ${cost}`;
