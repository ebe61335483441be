import { z } from 'zod';
import type { Chance } from './chance.ts';

/** At most this many of each kind are stored; the newest push the oldest out, since the shop forgets some too. */
const MOST = 200;

/** What an id in an address or a property is about: `/api/v1/checkout/order/{id}` is about orders. */
const ABOUT: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/reviews/, 'review'],
  [/create-order$|overview$/, 'product'],
  [/^\/api\/v1\/checkout/, 'order'],
  [/^\/api\/v1\/categories/, 'category'],
  [/super-admins/, 'super admin'],
  [/admin-users/, 'admin'],
  [/^\/api\/v1\/products/, 'product'],
];

const NAMED: Readonly<Record<string, string>> = {
  productId: 'product',
  ids: 'product',
  category: 'category',
  categoryId: 'category',
  moveToCategory: 'category',
};

/** Properties of responses that later requests use again, by their name there. */
const WORTH_KEEPING: readonly string[] = [
  'name',
  'title',
  'email',
  'recoveryCodes',
  'photos',
  'subcategories',
  'number',
  'imageUrl',
  'updatedAt',
];

const objectSchema = z.record(z.string(), z.unknown());

/** What earlier responses told: ids that exist, their versions, names, pictures, secrets. */
export class Known {
  readonly #values = new Map<string, string[]>();
  readonly #versions = new Map<string, number>();

  /** A value of the kind; null while none is known. */
  some(kind: string, chance: Chance): string | null {
    const values = this.#values.get(kind);
    return values && values.length > 0 ? chance.one(values) : null;
  }

  /** An id for a parameter or property of an endpoint; null while none is known. */
  id(path: string, property: string, chance: Chance): string | null {
    const kind = NAMED[property] ?? kindOf(path);
    const stranger = chance.percent(8) ? chance.one([...this.#values.keys(), kind]) : kind;
    return this.some(stranger, chance);
  }

  /** Forgets an id that is there no more. */
  forget(id: string): void {
    for (const [kind, values] of this.#values) {
      this.#values.set(
        kind,
        values.filter((value) => value !== id),
      );
    }
    this.#versions.delete(id);
  }

  /** The newest value of the kind, since it takes the place of those before. */
  newest(kind: string): string | null {
    return this.#values.get(kind)?.at(-1) ?? null;
  }

  version(id: string): number | undefined {
    return this.#versions.get(id);
  }

  add(kind: string, value: string): void {
    const values = this.#values.get(kind) ?? [];
    this.#values.set(kind, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > MOST) values.shift();
  }

  /** Takes from a response everything that a later request may use. */
  learn(path: string, response: unknown, property = ''): void {
    if (Array.isArray(response)) {
      for (const one of response.slice(0, MOST)) this.learn(path, one, property);
    } else if (typeof response === 'string' || typeof response === 'number') {
      if (NAMED[property]) this.add(NAMED[property], String(response));
      else if (WORTH_KEEPING.includes(property)) this.add(property, String(response));
    } else {
      const object = objectSchema.safeParse(response);
      if (!object.success) return;
      const { _id, version } = object.data;
      if (typeof _id === 'string' && property !== 'items') {
        this.add(property === 'order' ? 'order' : kindOf(path), _id);
        if (typeof version === 'number') this.#versions.set(_id, version);
      }
      for (const [name, value] of Object.entries(object.data)) this.learn(path, value, name);
    }
  }
}

function kindOf(path: string): string {
  return ABOUT.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
