import { CHECKOUT_PROVINCES, isCityName, LONGEST_CITY, OTHER_CITY } from '../../fields/cities.ts';
import { numberText, optionalNumberText } from '../../fields/numbers/schemas.ts';
import { email, paragraph, requiredText } from '../../fields/schemas.ts';
import { MOST_OF_ONE_PRODUCT } from '../../rules.ts';
import { z } from '../../zod.ts';
import { MESSAGE_KINDS, ofEachKind, type TextKind } from '../message-texts/kinds/rules.ts';
import { faultOfText, type TextField } from '../message-texts/rules.ts';

/*
 * What the owner decides about the shop. Each group is a form: it takes what was typed, and what is stored as well, so that
 * one schema holds on the way in and on the way out of the database.
 */

/** What a delivery may cost, and from which subtotal on it may be free (rupees). */
const MOST_DELIVERY = 10_000;
const MOST_SUBTOTAL = 10_000_000;

/** So many cities have their own cost. Every page carries the table. */
const MOST_COSTS = 200;

/** A whole number, as it was typed or as it is stored. @param of for example "days" */
function whole(of: string, least: number, most: number) {
  const error = `Please enter a whole number of ${of} from ${least} to ${most.toLocaleString('en-US')}.`;
  return numberText(z.int(error).min(least, error).max(most, error));
}

/** As `whole`, or nothing. */
function wholeOrNone(of: string, least: number, most: number) {
  const error = `Please enter a whole number of ${of} from ${least} to ${most.toLocaleString('en-US')}, or nothing.`;
  return optionalNumberText(z.int(error).min(least, error).max(most, error));
}

const line = (what: string, longest: number) => requiredText(`Please enter ${what}.`, longest);

const optionalLine = (longest: number) =>
  z
    .string()
    .nullable()
    .transform((text) => (text ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim() || null)
    .pipe(z.string().max(longest, `Please use at most ${longest} characters.`).nullable());

const link = z
  .string('Please enter an address.')
  .trim()
  .max(300, 'Please use at most 300 characters.')
  .pipe(z.url({ protocol: /^https?$/, error: 'Please enter an address that starts with https://.' }));

/** As a form says it, and as it is stored. */
const yesOrNo = z
  .union([z.boolean(), z.enum(['Yes', 'No'])], 'Please choose Yes or No.')
  .transform((said) => said === true || said === 'Yes');

const time = z
  .string('Please enter a time.')
  .trim()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 09:30.');

export const OPENING_DAYS = ['Mon-Sat', 'Mon-Fri', 'Mon-Sun', 'Sat-Thu'] as const;

/** What the shop says of itself. */
const storeDetailsSchema = z
  .object({
    name: line('the name of the shop', 60),
    phone: line('the phone number', 30).refine((text) => /\d{3}/.test(text) && text.length >= 7, {
      message: 'Please enter a phone number, for example 0300-1234567.',
    }),
    email: email('Please enter the e-mail address.'),
    address: line('the address', 200),
    openingDays: z.enum(OPENING_DAYS, 'Please choose the days.'),
    opens: time,
    closes: time,
    mission: paragraph('Please enter what the shop stands for.', 600),
    author: line('the name of the owner', 40),
    /** Numbers of the shop at the tax office, for its invoices; null where it has none. */
    ntn: optionalLine(30),
    strn: optionalLine(30),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'The shop closes after it opens.',
  });

/** Where else the shop is found; a network's front door counts as nowhere. */
const socialSchema = z.object({ facebook: link, instagram: link, youtube: link });

/** Days to send an item back: after a change of mind (the badge), and when faulty or damaged (the policy). */
const returnDaysSchema = z.object({
  changedMind: whole('days', 0, 365),
  faulty: whole('days', 0, 365),
});

const costOfCity = z.object({
  city: line('the name of the city', 60),
  cost: whole('rupees', 0, MOST_DELIVERY),
});

/** A table that was typed or pasted, a city and its cost on each line, with a comma, a semicolon or a tab between. */
function readCosts(typed: unknown, context: z.RefinementCtx): unknown {
  if (typeof typed !== 'string') return typed;
  const rows: { city: string; cost: string }[] = [];
  for (const [index, text] of typed.split(/\r\n?|\n/).entries()) {
    if (text.trim() === '') continue;
    const cells = text.split(/[,;\t]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    );
    const [city = '', cost = ''] = cells;
    // The heading of a file.
    if (rows.length === 0 && /^(?:city|name)$/i.test(city)) continue;
    if (cells.length !== 2 || city === '' || !/^(?:rs\.?\s*)?\d+$/i.test(cost)) {
      const message = `Line ${index + 1}: please write a city, a comma and its cost in whole rupees, for example “Multan, 250”.`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    rows.push({ city, cost: cost.replace(/\D/g, '') });
  }
  return rows;
}

/** What delivery costs, and how long it takes. */
const deliverySchema = z
  .object({
    /** What cities pay that have a cost of their own (rupees). */
    costs: z
      .unknown()
      .transform(readCosts)
      .pipe(
        z
          .array(costOfCity, 'Please enter the costs of the cities.')
          .max(MOST_COSTS, `Please name at most ${MOST_COSTS} cities.`)
          .superRefine((costs, context) => {
            const seen = new Set<string>();
            for (const { city } of costs) {
              const name = city.toLowerCase();
              if (seen.has(name))
                context.addIssue({ code: 'custom', message: `${city} stands there twice.` });
              seen.add(name);
            }
          }),
      ),
    /** What every other city pays (rupees). */
    elsewhere: whole('rupees', 0, MOST_DELIVERY),
    /** From this subtotal on delivery is free (rupees); null: never. */
    freeFrom: wholeOrNone('rupees', 1, MOST_SUBTOTAL),
    /** Whether an order of nothing but products marked free is delivered free (R567). */
    markedFree: yesOrNo,
    /** Working days that a parcel is on the road. */
    daysLeast: whole('days', 1, 30),
    daysMost: whole('days', 1, 30),
  })
  .refine(({ daysLeast, daysMost }) => daysLeast <= daysMost, {
    path: ['daysMost'],
    message: 'This has to be as many days or more.',
  });

/** So many cities stand to choose at the checkout. Every page carries them. */
const MOST_CITIES = 400;

/** The cities of a province: one on each line, or with commas between. */
const citiesOfProvince = z
  .unknown()
  .transform((typed) => (typeof typed === 'string' ? typed.split(/[\n\r,;]+/) : typed))
  .pipe(z.array(z.string()))
  .transform((names) => names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))
  .superRefine((names, context) => {
    for (const name of names) {
      if (isCityName(name) && name.length <= LONGEST_CITY && name !== OTHER_CITY) continue;
      context.addIssue({ code: 'custom', message: `“${name}” is no name of a city.` });
    }
  });

/** Where the shop delivers to: the cities of the checkout, by province. One without any is not delivered to. */
const citiesSchema = z
  .object({
    Punjab: citiesOfProvince,
    Sindh: citiesOfProvince,
    KPK: citiesOfProvince,
    Balochistan: citiesOfProvince,
    Islamabad: citiesOfProvince,
    'Gilgit-Baltistan': citiesOfProvince,
    'Azad Kashmir': citiesOfProvince,
  })
  .superRefine((cities, context) => {
    const seen = new Map<string, string>();
    for (const province of CHECKOUT_PROVINCES) {
      for (const city of cities[province]) {
        const where = seen.get(city.toLowerCase());
        if (where !== undefined) {
          context.addIssue({
            code: 'custom',
            path: [province],
            message: `${city} stands in ${where} already.`,
          });
        }
        seen.set(city.toLowerCase(), province);
      }
    }
    if (seen.size === 0) {
      const message = 'Please name at least one city: nobody could order.';
      context.addIssue({ code: 'custom', path: [CHECKOUT_PROVINCES[0]], message });
    }
    if (seen.size > MOST_CITIES) {
      const message = `Please name at most ${MOST_CITIES} cities in all.`;
      context.addIssue({ code: 'custom', path: [CHECKOUT_PROVINCES[0]], message });
    }
  });

const courier = z.object({
  name: line('the name of the courier', 40).refine(
    (name) => !/[=,]/.test(name),
    'A name has no “=” and no comma.',
  ),
  link,
});

/** A courier and its address on each line, with an equals sign between. */
function readLinks(typed: unknown, context: z.RefinementCtx): unknown {
  if (typeof typed !== 'string') return typed;
  return typed.split(/\r\n?|\n/).flatMap((text, index) => {
    if (text.trim() === '') return [];
    const [, name = '', address = ''] = /^([^=]*)=(.*)$/.exec(text) ?? [];
    if (name.trim() !== '' && /^\s*https?:\/\/\S+\s*$/.test(address)) return [{ name, link: address }];
    const message = `Line ${index + 1}: please write a name, “=” and an address that starts with https://.`;
    context.addIssue({ code: 'custom', message });
    return [];
  });
}

/** The couriers that the shop works with, and where their parcels are followed. */
const couriersSchema = z.object({
  /** The tracking number goes behind the address. */
  links: z
    .unknown()
    .transform(readLinks)
    .pipe(
      z
        .array(courier)
        .min(1, 'Please name at least one courier.')
        .max(20, 'Please name at most 20 couriers.')
        .superRefine((couriers, context) => {
          const names = couriers.map(({ name }) => name.toLowerCase());
          const twice = couriers.find(({ name }, index) => names.indexOf(name.toLowerCase()) < index);
          if (twice) context.addIssue({ code: 'custom', message: `${twice.name} stands there twice.` });
        }),
    ),
});

/** How orders are taken and shown to staff. */
const sellingSchema = z.object({
  /** From this number of units down a product is low on stock. */
  lowStockAt: whole('units', 0, 99),
  /** Before the amounts of the staff's order list; everywhere else it is Rs. (R2). */
  adminOrdersCurrencySign: line('the sign', 5),
  /** What the shop takes from customers whom it does not know yet (decision 051): units of one product, and rupees. */
  mostUnits: whole('units', 1, MOST_OF_ONE_PRODUCT),
  mostRupees: whole('rupees', 1, 1_000_000_000),
  /** Open orders that nobody has confirmed, of one mobile number and of one network. */
  openPerMobile: whole('orders', 1, 100_000),
  openPerNetwork: whole('orders', 1, 100_000),
  /** After so many hours an order that nobody has confirmed gives its stock back; null: never. */
  releaseUnconfirmedHours: wholeOrNone('hours', 1, 8760),
  /** After so many hours the customer of a cash order that nobody has confirmed is reminded; null: never. */
  confirmationReminderHours: wholeOrNone('hours', 1, 168),
  /** So many days after a delivery a courier should have paid for it. */
  courierPaysWithinDays: whole('days', 1, 365),
  /** Whether a review waits until a Shop Manager shows it. */
  reviewsNeedApproval: yesOrNo,
});

/** An address of a file as it was pasted: the name alone counts. */
const nameOfFile = (text: string) => text.replace(/^.*\//, '');

/** How search engines know the owner, and who counts visits; null where nobody does. */
const elsewhereSchema = z.object({
  searchConsoleFile: optionalLine(200)
    .transform((text) => text && nameOfFile(text))
    .pipe(
      z
        .string()
        .regex(
          /^google[0-9a-f]{8,32}\.html$/,
          'Please enter the name of the file that Search Console offers, for example google1234567890abcdef.html.',
        )
        .nullable(),
    ),
  analyticsId: optionalLine(30)
    .transform((text) => text?.toUpperCase() ?? null)
    .pipe(
      z
        .string()
        .regex(
          /^G-[A-Z0-9]{4,20}$/,
          'Please enter a measurement ID of Google Analytics, for example G-AB12CD34EF.',
        )
        .nullable(),
    ),
});

/** The longest words for each field of a message, in characters. */
const LONGEST_WORDS = { subject: 150, text: 4000, sms: 600 } as const satisfies Record<TextField, number>;

/** The owner's words for a field of a message. The shop's own words, and none, are stored as null: a later release may better them. */
function words(kind: TextKind, field: TextField) {
  const { subject, text, short } = MESSAGE_KINDS[kind];
  const usual = { subject, text, sms: short?.text ?? '' }[field];
  const longest = LONGEST_WORDS[field];
  return z
    .string()
    .nullable()
    .transform((typed) => {
      const tidied = (typed ?? '')
        .replace(/\r\n?/g, '\n')
        .replace(field === 'text' ? /[^\P{Cc}\n]+/gu : /\p{Cc}+/gu, ' ')
        .replace(/\p{Cs}/gu, '')
        .replace(/[ ]+$/gm, '')
        .trim();
      return tidied === '' || tidied === usual ? null : tidied;
    })
    .pipe(z.string().max(longest, `Please use at most ${longest} characters.`).nullable())
    .superRefine((typed, context) => {
      const fault = typed === null ? null : faultOfText(kind, field, typed);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    });
}

const templateName = z
  .string()
  .nullable()
  .transform((typed) => (typed ?? '').trim() || null)
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9_]{1,512}$/, 'A template’s name has small letters, digits and _ alone.')
      .nullable(),
  );

/** The words of one message. */
const wordsOf = (kind: TextKind) =>
  z.object({
    subject: words(kind, 'subject'),
    text: words(kind, 'text'),
    sms: words(kind, 'sms'),
    template: templateName,
  });

/** Everything that the owner decides, by its groups, as it is stored. */
export const ownersChoiceSchema = z.object({
  store: storeDetailsSchema,
  social: socialSchema,
  returnDays: returnDaysSchema,
  delivery: deliverySchema,
  cities: citiesSchema,
  couriers: couriersSchema,
  selling: sellingSchema,
  elsewhere: elsewhereSchema,
  // What customers are told, a group for each message (decision 123).
  ...ofEachKind(wordsOf),
});
export type OwnersChoice = z.infer<typeof ownersChoiceSchema>;
export type SettingsGroup = keyof OwnersChoice;

/** More versions than there will ever be. */
const MOST_VERSIONS = 1_000_000;

const version = z.int('The version has to be a whole number.').min(0).max(MOST_VERSIONS);

/** The body of PUT /api/v1/store-settings: groups that change, and the version that was looked at. */
export const changeSettingsSchema = ownersChoiceSchema.partial().extend({ version });
export type ChangeSettings = z.infer<typeof changeSettingsSchema>;

/** The body of POST /api/v1/store-settings/restore: which version comes back; 0 is what a new shop has. */
export const restoreSettingsSchema = z.object({
  number: z.int('The number has to be a whole number.').min(0).max(MOST_VERSIONS),
  version,
});
export type RestoreSettings = z.infer<typeof restoreSettingsSchema>;

export const listVersionsSchema = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
