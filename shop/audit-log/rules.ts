/** How a change is read: which field was what before, and what it became. */

export const AUDIT_PAGE_SIZE = 50;

export interface Difference {
  /** `price`, or `customer.city` inside of something. */
  field: string;
  /** In words; null where there was nothing. */
  before: string | null;
  after: string | null;
}

/** Every field that is different, in the order in which they are named; one that was and is empty is not. */
export function differences(before: unknown, after: unknown): Difference[] {
  const was = flat(before);
  const became = flat(after);
  return [...new Set([...was.keys(), ...became.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: became.get(field) ?? null }))
    .filter((one) => (one.before ?? '') !== (one.after ?? ''));
}

/** Every value with the path that leads to it; a list is one value. */
function flat(value: unknown, path = ''): Map<string, string | null> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map(path === '' && value === null ? [] : [[path, inWords(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...flat(inner, path ? `${path}.${name}` : name)]),
  );
}

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
