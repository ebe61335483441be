import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { findRule } from './queries.ts';
import type { RiskRuleShown } from './responses.ts';
import { MOST_RULES } from './rules.ts';
import type { SwitchRule, WrittenRule } from './schemas.ts';

const UNKNOWN = failure('NOT_FOUND', 'This rule does not exist.');

const toRow = (rule: WrittenRule) => ({
  name: rule.name,
  least_came_back: rule.leastCameBack,
  least_share: rule.leastShare,
  of_parcels: rule.ofParcels,
  nothing_delivered: rule.nothingDelivered,
  above_paisa: rule.abovePaisa,
  action: rule.action,
  most_cash_paisa: rule.mostCashPaisa,
  advance_percent: rule.advancePercent,
});

/** Stores a new rule, which is off until it is switched on. @returns INVALID_INPUT where there are as many as there may be */
export async function createRule(
  db: Database,
  rule: WrittenRule,
  principal: NamedPrincipal,
): Promise<Result<RiskRuleShown>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'the rules of delivery risk');
    const { count } = await transaction
      .selectFrom('risk_rules')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST_RULES) {
      return failure('INVALID_INPUT', `There are ${MOST_RULES} rules already. Please delete one first.`);
    }
    const id = randomUUID();
    await transaction
      .insertInto('risk_rules')
      .values({ id, ...toRow(rule) })
      .execute();
    return success(await recorded(transaction, id, 'created the rule', null, principal));
  });
}

/** Changes a rule. @returns NOT_FOUND, or CHANGED_MEANWHILE */
export function changeRule(
  db: Database,
  id: string,
  rule: WrittenRule,
  principal: NamedPrincipal,
): Promise<Result<RiskRuleShown>> {
  return update(db, id, rule.version, toRow(rule), 'changed the rule', principal);
}

/** Switches a rule on or off. @returns NOT_FOUND, or CHANGED_MEANWHILE */
export function switchRule(
  db: Database,
  id: string,
  { isOn, version }: SwitchRule,
  principal: NamedPrincipal,
): Promise<Result<RiskRuleShown>> {
  const action = isOn ? 'switched the rule on' : 'switched the rule off';
  return update(db, id, version, { is_on: isOn }, action, principal);
}

async function update(
  db: Database,
  id: string,
  version: number | undefined,
  values: Partial<ReturnType<typeof toRow>> & { is_on?: boolean },
  action: string,
  principal: NamedPrincipal,
): Promise<Result<RiskRuleShown>> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('risk_rules').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findRule(transaction, id);
    if (!before) return UNKNOWN;
    if (version !== undefined && version !== before.version) {
      return changedMeanwhile(transaction, { kind: 'risk-rule', id }, before);
    }
    await transaction
      .updateTable('risk_rules')
      .set({ ...values, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    return success(await recorded(transaction, id, action, before, principal));
  });
}

/** Deletes a rule. @returns its name, or NOT_FOUND */
export async function deleteRule(
  db: Database,
  id: string,
  principal: NamedPrincipal,
): Promise<Result<string>> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('risk_rules').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findRule(transaction, id);
    if (!before) return UNKNOWN;
    await transaction.deleteFrom('risk_rules').where('id', '=', id).execute();
    const subject = { kind: 'risk-rule', id, name: before.name } as const;
    await recordChange(transaction, {
      principal,
      action: 'deleted the rule',
      subject,
      before: fieldsOf(before),
      after: null,
    });
    return success(before.name);
  });
}

async function recorded(
  transaction: Transaction,
  id: string,
  action: string,
  before: RiskRuleShown | null,
  principal: NamedPrincipal,
): Promise<RiskRuleShown> {
  const after = await findRule(transaction, id);
  if (!after) throw new Error('A rule went while it was locked.');
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'risk-rule', id, name: after.name },
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  });
  return after;
}

const fieldsOf = ({ name, isOn, condition, asks }: RiskRuleShown) => ({ name, isOn, condition, asks });
