import { type InferResult, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { listRecords, listRecordsOfMobiles, NO_RECORD } from '../management/list-records.ts';
import type { Block, MobileRecord, Risk, StaffOrder } from '../responses.ts';
import type { BlockedMobiles, RiskRuleShown } from './responses.ts';
import { BLOCKED_PAGE_SIZE, judgeRisk, type RiskRule, sayAction, sayCondition } from './rules.ts';
import type { ListBlocked } from './schemas.ts';

export const NO_RISK: Risk = { demands: [], block: null };

/** The columns of a rule by the names of the rules. */
export const RULE = [
  'id',
  'name',
  'least_came_back as leastCameBack',
  'least_share as leastShare',
  'of_parcels as ofParcels',
  'nothing_delivered as nothingDelivered',
  'above_paisa as abovePaisa',
  'action',
  'most_cash_paisa as mostCashPaisa',
  'advance_percent as advancePercent',
] as const;

export function selectRules(db: Database) {
  return db
    .selectFrom('risk_rules')
    .select([...RULE, 'is_on as isOn', 'version'])
    .orderBy('created_at')
    .orderBy('id');
}

const toShown = (row: InferResult<ReturnType<typeof selectRules>>[number]): RiskRuleShown => {
  const { id, abovePaisa, mostCashPaisa, ...rule } = row;
  return {
    ...rule,
    _id: id,
    above: abovePaisa === null ? null : toRupees(abovePaisa),
    mostCash: mostCashPaisa === null ? null : toRupees(mostCashPaisa),
    condition: sayCondition(row),
    asks: sayAction(row),
  };
};

/** All rules, the oldest first. */
export async function listRules(db: Database): Promise<RiskRuleShown[]> {
  return (await selectRules(db).execute()).map(toShown);
}

export async function findRule(db: Database, id: string): Promise<RiskRuleShown | null> {
  const row = await selectRules(db).where('id', '=', id).executeTakeFirst();
  return row ? toShown(row) : null;
}

function listRulesOn(db: Database): Promise<RiskRule[]> {
  return db
    .selectFrom('risk_rules')
    .select(RULE)
    .where('is_on', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

const BLOCK = ['id', 'mobile', 'reason', 'blocked_by', 'created_at'] as const;

const toBlock = (row: { id: string; reason: string; blocked_by: string; created_at: Date }): Block => ({
  _id: row.id,
  reason: row.reason,
  by: row.blocked_by,
  at: row.created_at.toISOString(),
});

/** The blocks of these mobiles, by the mobile. */
export async function findBlocks(db: Database, mobiles: readonly string[]): Promise<Map<string, Block>> {
  if (mobiles.length === 0) return new Map();
  const rows = await db.selectFrom('blocked_mobiles').select(BLOCK).where('mobile', 'in', mobiles).execute();
  return new Map(rows.map((row) => [row.mobile, toBlock(row)]));
}

/**
 * What is asked for before the parcels of these orders leave, by the order's id. Records are read only where a rule is on.
 * @param known records of the orders, where the caller has them
 */
export async function findRisks(
  db: Database,
  orders: readonly StaffOrder[],
  known?: ReadonlyMap<string, MobileRecord>,
): Promise<Map<string, Risk>> {
  const rules = await listRulesOn(db);
  const blocks = await findBlocks(
    db,
    orders.map(({ customer }) => customer.mobile),
  );
  const ids = orders.map(({ _id }) => _id);
  const records = known ?? (rules.length > 0 ? await listRecords(db, ids) : new Map());
  return new Map(
    orders.map((order) => {
      const record = records.get(order._id) ?? NO_RECORD;
      return [order._id, judgeRisk(order, record, rules, blocks.get(order.customer.mobile) ?? null)];
    }),
  );
}

/** One page of the blocked mobiles, the newest first, each with the record of its orders. */
export async function listBlocked(db: Database, { page, search }: ListBlocked): Promise<BlockedMobiles> {
  const digits = search?.replace(/\D/g, '').replace(/^(0092|92|0)/, '') ?? '';
  const searched = db
    .selectFrom('blocked_mobiles')
    .where(digits === '' ? sql<boolean>`true` : sql<boolean>`mobile like ${`%${digits}%`}`);
  const rows = await searched
    .select(BLOCK)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(BLOCKED_PAGE_SIZE)
    .offset((page - 1) * BLOCKED_PAGE_SIZE)
    .execute();
  const { total } = await searched
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const records = await listRecordsOfMobiles(
    db,
    rows.map(({ mobile }) => mobile),
  );
  return {
    mobiles: rows.map((row) => ({
      ...toBlock(row),
      mobile: row.mobile,
      record: records.get(row.mobile) ?? NO_RECORD,
    })),
    total,
    totalPages: Math.ceil(total / BLOCKED_PAGE_SIZE),
  };
}
