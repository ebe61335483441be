import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { inBatches } from '../../sql.ts';
import type { FilingCategory } from '../categories/rules.ts';
import { readProductRows } from '../products/lock-product.ts';
import type { ProductRow } from '../products/product-row.ts';
import type { MovementKind } from '../stock/rules.ts';
import { findFamilyFault, groupKin, type Member } from './families.ts';
import { findCodeHolders } from './index-file.ts';
import { type ImportChange, judgeUndo, type Since, type Verdict } from './judge-undo.ts';
import { somePartsSchema } from './parts.ts';
import { readMembers } from './plan-families.ts';
import { codeKey } from './rules.ts';

/** Products that are looked at together. */
const BATCH = 250;

/** What an undo would do with a product. */
export interface Judged {
  change: ImportChange & { movement_id: number | null };
  product: ProductRow | undefined;
  verdict: Verdict;
}

/** Every change of an import, with what an undo does about it. @param keeps products whose variants stay as they are */
export async function* eachJudged(
  db: Database,
  importId: string,
  categories: ReadonlyMap<string, FilingCategory>,
  keeps: ReadonlySet<string> = new Set(),
): AsyncGenerator<Judged[]> {
  const batches = inBatches(BATCH, (last: { product_id: string } | undefined) =>
    readChanges(db, importId, last),
  );
  for await (const rows of batches) {
    const changes = rows.map(({ before, after, ...row }) => ({
      ...row,
      before: before === null ? null : somePartsSchema.parse(before),
      after: after === null ? null : somePartsSchema.parse(after),
    }));
    const products = await readProductRows(
      db,
      changes.map(({ product_id }) => product_id),
    );
    const since = await readSince(db, changes, categories);
    yield changes.map((change) => {
      const product = products.get(change.product_id);
      const verdict = judgeUndo(change, product, since(change));
      return { change, product, verdict: keeps.has(change.product_id) ? withoutVariants(verdict) : verdict };
    });
  }
}

async function readChanges(db: Database, importId: string, last: { product_id: string } | undefined) {
  return db
    .selectFrom('product_import_changes')
    .select(['product_id', 'version_before', 'version_after', 'movement_id', 'before', 'after'])
    .select(sql<string | null>`restocked_at::text`.as('restocked_at'))
    .where('import_id', '=', importId)
    .$if(last !== undefined, (query) => query.where('product_id', '>', last?.product_id ?? ''))
    .orderBy('product_id')
    .limit(BATCH)
    .execute();
}

const NOT_ALONE = 'It belongs together with variants that were changed since.';

/** A created variant stays, and one that was changed stays what it is, where its family would not fit together without it. */
function withoutVariants(verdict: Verdict): Verdict {
  if (verdict.kind === 'remove') return { kind: 'keep', notes: [NOT_ALONE] };
  if (verdict.kind !== 'restore' || verdict.parts.variants === undefined) return verdict;
  const { variants, ...parts } = verdict.parts;
  const notes = [...verdict.notes, NOT_ALONE];
  return Object.keys(parts).length === 0
    ? { kind: 'keep', notes }
    : { kind: 'restore', parts, isWhole: false, notes };
}

type Change = Judged['change'];

async function readSince(
  db: Database,
  changes: readonly Change[],
  categories: ReadonlyMap<string, FilingCategory>,
): Promise<(change: Change) => Since> {
  const ids = changes.map(({ product_id }) => product_id);
  const { rows: moved } = await sql<{ id: string; kinds: MovementKind[] }>`
    select change.id, array_agg(distinct movement.kind) as kinds
    from jsonb_to_recordset(${JSON.stringify(changes.map((one) => ({ id: one.product_id, last: one.movement_id ?? 0 })))}::jsonb)
      as change (id uuid, last bigint)
    join stock_movements movement on movement.product_id = change.id and movement.id > change.last
    group by change.id
  `.execute(db);
  const { rows: touched } = await sql<{ id: string; ordered: boolean; reviewed: boolean }>`
    select asked.id, exists (select from order_lines where order_lines.product_id = asked.id) as ordered,
      exists (select from reviews where reviews.product_id = asked.id) as reviewed
    from unnest(${ids}::uuid[]) as asked (id)
  `.execute(db);
  const kinds = new Map(moved.map((row) => [row.id, row.kinds]));
  const others = new Map(touched.map((row) => [row.id, row]));
  const holders = await findCodeHolders(
    db,
    changes.map(({ before }) => ({ sku: keyOf(before?.sku), barcode: keyOf(before?.barcode) })),
  );
  return ({ product_id, before }) => {
    const taken = (['sku', 'barcode'] as const).filter((code) => {
      const holder = holders[code].get(keyOf(before?.[code]) ?? '');
      return holder !== undefined && holder.id !== product_id;
    });
    return {
      moved: kinds.get(product_id) ?? [],
      isOrdered: others.get(product_id)?.ordered ?? false,
      isReviewed: others.get(product_id)?.reviewed ?? false,
      takenCodes: new Set(taken),
      gonePlaces: gonePlacesOf(before, categories),
    };
  };
}

const keyOf = (code: string | null | undefined) => (code ? codeKey(code) : null);

interface Place {
  category_id: string | null;
  subcategory_id: string | null;
}

/** Whether a place is there, by ids. */
function exists({ category_id, subcategory_id }: Place, categories: ReadonlyMap<string, FilingCategory>) {
  if (category_id === null) return true;
  const category = categories.get(category_id);
  if (!category) return false;
  return (
    subcategory_id === null || [...category.subcategories.values()].some(({ id }) => id === subcategory_id)
  );
}

function gonePlacesOf(before: ImportChange['before'], categories: ReadonlyMap<string, FilingCategory>) {
  const gone = new Set<'category' | 'menuCategory' | 'categories'>();
  const { category, menuCategory, categories: further } = before ?? {};
  if (category && !exists(category, categories)) gone.add('category');
  if (menuCategory && !exists(menuCategory, categories)) gone.add('menuCategory');
  if (further?.some((place) => !exists(place, categories))) gone.add('categories');
  return gone;
}

/**
 * The products of an import whose variants have to stay: without them a variant would have no parent, a value that its parent
 * does not know, or the values of another one. A family stays or goes back as a whole.
 */
export async function findStayingFamilies(
  db: Database,
  importId: string,
  categories: ReadonlyMap<string, FilingCategory>,
): Promise<ReadonlySet<string>> {
  if (!(await touchesVariants(db, importId))) return new Set();
  const removed = new Set<string>();
  const back = new Map<string, Pick<Member, 'parent' | 'options' | 'values'>>();
  for await (const batch of eachJudged(db, importId, categories)) {
    for (const { change, verdict } of batch) {
      if (verdict.kind === 'remove') removed.add(change.product_id);
      if (verdict.kind !== 'restore' || verdict.parts.variants === undefined) continue;
      const { variant_of: parent, option_values: values, options } = verdict.parts.variants;
      back.set(change.product_id, { parent, options, values });
    }
  }
  const parents = [...back.values()].flatMap(({ parent }) => parent ?? []);
  const now = await readMembers(db, [...removed, ...back.keys(), ...parents]);
  const keeps = new Set<string>();
  for (;;) {
    const members = new Map<string, Member>();
    for (const [id, member] of now) {
      if (keeps.has(id)) members.set(id, member);
      else if (!removed.has(id)) members.set(id, { ...member, ...back.get(id) });
    }
    const kin = groupKin(members);
    const faulty = [...members.values()].filter(
      (member) =>
        (member.parent !== null && !members.has(member.parent)) || findFamilyFault(member, kin) !== null,
    );
    const heads = new Set(faulty.flatMap(({ id }) => [id, ...headsOf(id)]));
    const before = keeps.size;
    for (const id of [...removed, ...back.keys()])
      if (headsOf(id).some((head) => heads.has(head))) keeps.add(id);
    if (keeps.size === before) return keeps;
  }

  /** The products that others are variants of, to which one belongs now or would belong. */
  function headsOf(id: string): string[] {
    return [id, now.get(id)?.parent ?? [], back.get(id)?.parent ?? []].flat();
  }
}

/** Whether an import changed variants, or created a product that is one or has some by now. Most did not. */
async function touchesVariants(db: Database, importId: string): Promise<boolean> {
  const { rows } = await sql<{ touches: boolean }>`
    select exists (
      select from product_import_changes change
      left join products on products.id = change.product_id and change.before is null
      where change.import_id = ${importId} and (change.before ? 'variants' or products.variant_of is not null
        or exists (select from products variant where variant.variant_of = products.id))
    ) as touches
  `.execute(db);
  return rows[0]?.touches ?? true;
}
