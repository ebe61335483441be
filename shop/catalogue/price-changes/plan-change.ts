import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import { findTarget, targetCondition } from '../discounts/target-condition.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import type { PricePreview } from './responses.ts';
import { changedPricePaisa, ROUNDINGS, whyNoPrice } from './rules.ts';
import type { PreviewPrices, PriceChange } from './schemas.ts';

const PREVIEW_PAGE = 50;

interface PricedProduct {
  id: string;
  name: string;
  price_paisa: number;
}

export interface PlannedLine extends PricedProduct {
  after: number;
}

export interface ChangePlan {
  /** How many were chosen. */
  chosen: number;
  /** Which products, in words. */
  words: string;
  changed: PlannedLine[];
  refused: (PlannedLine & { why: string })[];
  /** Of every chosen product and its price. */
  fingerprint: string;
}

/**
 * What a change would make of the products that are chosen. @param db in a transaction they are locked, by their ids
 * @returns INVALID_INPUT where something that was chosen is gone
 */
export async function planChange(
  db: Database,
  change: PriceChange,
  isLocking = false,
): Promise<Result<ChangePlan>> {
  const target = await findTarget(db, change);
  if (!target.ok) return target;
  const products: PricedProduct[] = await db
    .selectFrom('products')
    .select(['id', 'name', 'price_paisa'])
    .where(targetCondition(target.value))
    .orderBy('id')
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .execute();
  const percent = toBasisPoints(change.percent);
  const rounding = ROUNDINGS[change.rounding];
  const plan: ChangePlan = {
    chosen: products.length,
    words: target.value.words,
    changed: [],
    refused: [],
    fingerprint: fingerprintOf(products),
  };
  for (const product of products) {
    const after = changedPricePaisa(product.price_paisa, percent, rounding);
    const why = whyNoPrice(after);
    if (why !== null) plan.refused.push({ ...product, after, why });
    else if (after !== product.price_paisa) plan.changed.push({ ...product, after });
  }
  return success(plan);
}

function fingerprintOf(products: readonly PricedProduct[]): string {
  const hash = createHash('sha256');
  for (const { id, price_paisa } of products) hash.update(`${id} ${price_paisa}\n`);
  return hash.digest('hex');
}

/** Shows what a change would do, a page at a time, and stores nothing (R575). @returns as `planChange` */
export async function previewPrices(
  db: Database,
  { page, show, ...change }: PreviewPrices,
): Promise<Result<PricePreview>> {
  const { rows } = await sql<{ moment: Date }>`select statement_timestamp() as moment`.execute(db);
  const planned = await planChange(db, change);
  if (!planned.ok) return planned;
  const { chosen, changed, refused, fingerprint } = planned.value;
  const shown: (PlannedLine & { why?: string })[] = [...(show === 'refused' ? refused : changed)];
  const keys = new Map(shown.map((line) => [line, line.name.toLowerCase()]));
  shown.sort((one, other) => ((keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1));
  return success({
    chosen,
    changed: changed.length,
    refused: refused.length,
    unchanged: chosen - changed.length - refused.length,
    lines: shown.slice((page - 1) * PREVIEW_PAGE, page * PREVIEW_PAGE).map((line) => ({
      _id: line.id,
      name: line.name,
      before: toRupees(line.price_paisa),
      after: toRupees(line.after),
      why: line.why ?? null,
    })),
    totalPages: Math.ceil(shown.length / PREVIEW_PAGE),
    seen: { fingerprint, at: (rows[0]?.moment ?? new Date()).toISOString() },
  });
}
