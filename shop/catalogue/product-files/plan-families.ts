import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isId } from '../../identity.ts';
import { nameKey } from '../categories/rules.ts';
import type { ProductFields } from '../products/product-row.ts';
import { findFamilyFault, groupKin, type Member } from './families.ts';
import type { CodeHolders, IndexedRow } from './index-file.ts';
import { readOptions, readValues } from './lists.ts';
import type { RowProblem } from './problem-of.ts';
import { codeKey } from './rules.ts';

/** What a file makes of a row's product among its variants. */
export interface FamilyPlace extends Pick<ProductFields, 'variant_of' | 'options' | 'option_values'> {
  /** That of the product, also of one that is new. */
  id: string;
}

export interface Families {
  places: ReadonlyMap<number, FamilyPlace>;
  /** By the row. */
  problems: ReadonlyMap<number, RowProblem>;
}

type RowMember = Member & { row: number; indexed: IndexedRow };

const NO_CODE = 'A product with variants, or one that is a variant, needs a SKU, so that it is found again.';

/**
 * Plans which product is a variant of which, once the whole file is stored: parents may stand before or behind their variants.
 * @param rows those that name a product by id or SKU, or others
 */
export async function planFamilies(
  db: Database,
  rows: readonly IndexedRow[],
  holders: CodeHolders,
): Promise<Families> {
  const stated = rows.filter(({ variantOf, options, optionValues }) =>
    [variantOf, options, optionValues].some((cell) => cell !== undefined),
  );
  if (stated.length === 0) return { places: new Map(), problems: new Map() };
  const idOf = (row: IndexedRow) => row.id ?? holders.sku.get(row.sku ?? '')?.id;
  const known = stated.flatMap((row) => idOf(row) ?? []).filter(isId);
  const stored = await readMembers(db, [...known, ...(await findNamedProducts(db, stated))]);
  const members = new Map<string, Member>(stored);
  const inFile: RowMember[] = [];
  const problems = new Map<number, RowProblem>();
  for (const indexed of stated) {
    const { row, id, sku, name } = indexed;
    if (id === null && sku === null) {
      problems.set(row, { column: 'sku', message: NO_CODE });
      continue;
    }
    const key = idOf(indexed) ?? randomUUID();
    const before = stored.get(key);
    const options = indexed.options === undefined ? before?.options : readOptions(indexed.options);
    const values = indexed.optionValues === undefined ? before?.values : readValues(indexed.optionValues);
    const member: RowMember = {
      row,
      indexed,
      id: key,
      name: name ?? before?.name ?? '',
      sku: sku ?? before?.sku ?? null,
      parent: before?.parent ?? null,
      options: typeof options === 'object' ? options : [],
      values: typeof values === 'object' ? values : [],
      // What cannot be read is told by the row itself, and once is enough.
      isUnreadable: typeof options === 'string' || typeof values === 'string',
    };
    members.set(key, member);
    inFile.push(member);
  }
  const find = finderOf(inFile, stored);
  for (const member of inFile) {
    const { variantOf } = member.indexed;
    if (variantOf === undefined) continue;
    const found = variantOf === '' ? { id: null } : find(variantOf);
    if ('message' in found) problems.set(member.row, { column: 'variantOf', message: found.message });
    else member.parent = found.id;
  }
  const kin = groupKin(members);
  for (const member of inFile) {
    const fault = problems.has(member.row) || member.isUnreadable ? null : findFamilyFault(member, kin);
    if (fault) problems.set(member.row, fault);
  }
  return { places: new Map(inFile.map((member) => [member.row, placeOf(member, members)])), problems };
}

/** Values in the spelling of the parent. */
function placeOf({ id, parent, options, values }: Member, members: ReadonlyMap<string, Member>): FamilyPlace {
  const known = parent === null ? [] : (members.get(parent)?.options ?? []);
  const option_values = values.map(
    (value, index) => known[index]?.values.find((one) => nameKey(one) === nameKey(value)) ?? value,
  );
  return { id, variant_of: parent, options, option_values };
}

type Found = { id: string } | { message: string };

/** Finds who is meant by an id, a SKU or a name; what stands in the file goes before what is stored. */
function finderOf(
  inFile: readonly RowMember[],
  stored: ReadonlyMap<string, Member>,
): (text: string) => Found {
  const bySku = new Map<string, string>();
  const filed = Map.groupBy(inFile, ({ name }) => nameKey(name));
  const others = Map.groupBy(stored.values(), ({ name }) => nameKey(name));
  for (const { sku, id } of stored.values()) if (sku !== null) bySku.set(codeKey(sku), id);
  for (const { sku, id } of inFile) if (sku !== null) bySku.set(codeKey(sku), id);
  const ids = new Set([...stored.keys(), ...inFile.map(({ id }) => id)]);
  return (text) => {
    const id = ids.has(text.toLowerCase()) ? text.toLowerCase() : bySku.get(codeKey(text));
    if (id !== undefined) return { id };
    const named = filed.get(nameKey(text)) ?? others.get(nameKey(text)) ?? [];
    const [only] = named;
    if (only && named.length === 1) return { id: only.id };
    return {
      message:
        named.length > 1
          ? `${named.length} products are named ${text}. Please write the SKU of the one that is meant.`
          : `There is no product with the SKU, id or name ${text}.`,
    };
  };
}

/** Texts that are asked for at once. */
const AT_ONCE = 2000;

/** The ids of stored products that rows name as what they are variants of. */
async function findNamedProducts(db: Database, rows: readonly IndexedRow[]): Promise<string[]> {
  const texts = [...new Set(rows.flatMap(({ variantOf }) => variantOf || []))];
  const found: string[] = [];
  for (let start = 0; start < texts.length; start += AT_ONCE) {
    const asked = texts.slice(start, start + AT_ONCE);
    const lower = asked.map((text) => text.toLowerCase());
    const { rows: products } = await sql<{ id: string }>`
      select id from products where id = any(${lower.filter(isId)}::uuid[])
      union select id from products where lower(sku) = any(${lower}::text[])
      union select id from products where lower(name) = any(${lower}::text[])
    `.execute(db);
    found.push(...products.map(({ id }) => id));
  }
  return found;
}

/** Products by their ids, with their parents and all variants of them. */
export async function readMembers(db: Database, ids: readonly string[]): Promise<Map<string, Member>> {
  const members = new Map<string, Member>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const asked = ids.slice(start, start + AT_ONCE);
    const { rows } = await sql<Member>`
      with asked as (select id, variant_of from products where id = any(${asked}::uuid[])),
        heads as (select id from asked union select variant_of from asked where variant_of is not null)
      select null as row, id, name, sku, variant_of as parent, options, option_values as values, false as "isUnreadable"
      from products where id in (select id from heads) or variant_of in (select id from heads)
    `.execute(db);
    for (const row of rows) members.set(row.id, row);
  }
  return members;
}
