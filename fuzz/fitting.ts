import { TOTP } from 'otpauth';
import { STAFF_PASSWORD } from '../tests/support/staff.ts';
import type { Chance } from './chance.ts';
import type { ValueSchema } from './document.ts';
import type { Known } from './known.ts';
import type { Role } from './people.ts';

/** Where a value goes: the address of the endpoint, and the id that the request is about, if it has one. */
export interface Place {
  path: string;
  id: string | null;
  /** The person who sends it. */
  as: Role;
}

const WORDS = [
  'Steel Karahi',
  'lunch box',
  'bachon ke khilone',
  'چاقو',
  'tofa',
  'Kitchen',
  'a',
  'large pan with lid',
];

/** Values by the name of the property, where its schema says only that it is a text. */
const BY_NAME: Readonly<Record<string, (chance: Chance, known: Known, place: Place) => string | null>> = {
  email: (chance, known, { path }) => knownEmail(path, chance, known),
  mobile: mobileNumber,
  mobileNo: mobileNumber,
  province: () => 'Sindh',
  city: () => 'Karachi',
  password: () => STAFF_PASSWORD,
  confirmPassword: () => STAFF_PASSWORD,
  currentPassword: () => STAFF_PASSWORD,
  code: (chance, known, place) => twoFactorCode(chance, known, place),
  token: (chance, known) => known.some('token', chance),
  setupCode: (chance, known) => known.some('setup code', chance),
  name: (chance, known) =>
    chance.percent(40) ? known.some('name', chance) : `${chance.one(WORDS)} ${chance.below(1e6)}`,
  category: (chance, known) => known.some('category', chance),
  subcategory: (chance, known) => (chance.percent(60) ? '' : known.some('subcategories', chance)),
  moveToSubcategory: (chance, known) => known.some('subcategories', chance),
  courier: (chance) => chance.one(['', 'TCS', 'Leopards']),
  trackingNumber: (chance) => chance.one(['', 'TCS-0042']),
  slug: (chance) => chance.one(['random-product', 'NewArrivals', 'Best-Selling', 'Top-Trending']),
  sort: (chance) => chance.one(['newest', 'price', 'price-desc', 'discount', 'rating']),
  page: (chance) => String(1 + chance.below(4)),
  limit: (chance) => String(1 + chance.below(100)),
  seed: (chance) => String(chance.below(1e9)),
  priceFrom: (chance) => String(chance.below(900)),
  priceTo: (chance) => String(chance.below(9000)),
  ids: (chance, known) =>
    [known.some('product', chance), known.some('product', chance)].filter(Boolean).join(','),
};

function mobileNumber(chance: Chance): string {
  return `030${1 + chance.below(5)}-${String(2_345_000 + chance.below(4000))}`;
}

/** Where staff signs in, mostly somebody who has an account there. */
function knownEmail(path: string, chance: Chance, known: Known): string | null {
  if (path.startsWith('/api/user') && chance.percent(70)) {
    return known.newest(`email of ${chance.one(staffOf(path))}`);
  }
  if (chance.percent(40)) return known.newest('email of customer');
  return chance.percent(40) ? known.some('email', chance) : `shopper-${chance.below(1e6)}@example.com`;
}

function staffOf(path: string): readonly Role[] {
  return path.startsWith('/api/user/admin/') ? ['manager', 'editor'] : ['super admin'];
}

/** The code that an authenticator app would show now, a recovery code, or six digits. */
function twoFactorCode(chance: Chance, known: Known, { path, as }: Place): string | null {
  const owner = as === 'guest' ? chance.one(staffOf(path)) : as;
  const secret = known.newest(`secret of ${owner}`);
  if (secret && chance.percent(60)) return new TOTP({ secret }).generate();
  if (chance.percent(30)) return known.some('recoveryCodes', chance);
  return chance.percent(50) ? '' : String(100_000 + chance.below(900_000));
}

/** A value that the schema allows, with what is known in it where the name says what it is. */
export function fittingValue(
  schema: ValueSchema,
  name: string,
  place: Place,
  { chance, known }: { chance: Chance; known: Known },
): unknown {
  if (schema.nullable && chance.percent(20)) return null;
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return fittingValue(chance.one(either), name, place, { chance, known });
  if (schema.enum) return chance.one(schema.enum);
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, place, { chance, known });
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = Math.max(least, Math.min(schema.maxItems ?? 4, chance.below(5)));
      return Array.from({ length: count }, () =>
        fittingValue(schema.items ?? {}, name, place, { chance, known }),
      );
    }
    case 'boolean':
      return chance.percent(50);
    case 'integer':
    case 'number':
      return fittingNumber(schema, name, place, { chance, known });
    case 'string':
      return fittingText(schema, name, place, { chance, known });
    default:
      return chance.value();
  }
}

function fittingObject(
  { properties = {}, required = [] }: ValueSchema,
  place: Place,
  { chance, known }: { chance: Chance; known: Known },
): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  const here = { ...place };
  // Its subject comes first: its version belongs to it.
  for (const name of Object.keys(properties).toSorted((a, b) => Number(b === '_id') - Number(a === '_id'))) {
    if (!required.includes(name) && chance.percent(40)) continue;
    object[name] = fittingValue(properties[name] ?? {}, name, here, { chance, known });
    if (name === '_id' && typeof object._id === 'string') here.id = object._id;
  }
  return object;
}

function fittingNumber(
  { minimum = 0, maximum = 1e6, type }: ValueSchema,
  name: string,
  { id }: Place,
  { chance, known }: { chance: Chance; known: Known },
): number {
  // Most of what was never told has not been changed yet.
  if (name === 'version' && id !== null && chance.percent(85)) return known.version(id) ?? 1;
  if (name === 'index') return chance.below(4);
  // The shop has few of most things.
  if (name.startsWith('quantity') && minimum === 1) return 1 + chance.below(3);
  if (chance.percent(5)) return chance.one([minimum, maximum]);
  const number = minimum + chance.below(Math.min(maximum - minimum, chance.one([5, 100, 100_000])) + 1);
  return type === 'number' && chance.percent(10) ? Math.min(maximum, number + 0.25) : number;
}

function fittingText(
  { format, pattern, minLength = 0, maxLength = 200 }: ValueSchema,
  name: string,
  place: Place,
  { chance, known }: { chance: Chance; known: Known },
): string {
  if (format === 'uuid') {
    return known.id(place.path, name, chance) ?? 'a0000000-0000-4000-8000-000000000000';
  }
  if (format === 'date') return `20${10 + chance.below(90)}-0${1 + chance.below(9)}-1${chance.below(9)}`;
  const named = Object.hasOwn(BY_NAME, name) ? BY_NAME[name]?.(chance, known, place) : undefined;
  if (typeof named === 'string') return named;
  if (pattern) return chance.matching(new RegExp(pattern)).slice(0, maxLength).padEnd(minLength, 'x');
  const text = chance.percent(70) ? chance.one(WORDS) : chance.text(40);
  return text.slice(0, maxLength).padEnd(minLength, 'x');
}
