import type { Database } from '../../../database/connect.ts';
import type { Result } from '../../errors.ts';
import { fieldFailure, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { Courier } from '../../settings/settings.ts';
import { listOrdersByIds } from '../queries.ts';
import { chooseCourier } from './choose-courier.ts';
import type { ChangedOrders } from './responses.ts';
import type { SetCouriers, TakeSteps } from './schemas.ts';
import { type StepTaken, takeStep } from './take-step.ts';

/**
 * Takes the same step with many orders, each judged alone and in a transaction of its own: one that is refused stops no
 * other. @returns what became of each, in the order of the ids
 */
export function takeSteps(
  db: Database,
  { ids, step, unconfirmed }: TakeSteps,
  principal: NamedPrincipal,
): Promise<ChangedOrders> {
  return eachAlone(db, ids, (id) => takeStep(db, id, { step, unconfirmed }, principal));
}

/** Chooses the same courier for many orders, each judged alone. @returns INVALID_INPUT for a courier that is not set */
export async function chooseCouriers(
  db: Database,
  { ids, courier }: SetCouriers,
  couriers: readonly Courier[],
  principal: NamedPrincipal,
): Promise<Result<ChangedOrders>> {
  if (!couriers.some(({ name }) => name === courier)) {
    return fieldFailure('courier', `Please choose one of ${couriers.map(({ name }) => name).join(', ')}.`);
  }
  return success(await eachAlone(db, ids, (id) => chooseCourier(db, id, courier, principal)));
}

async function eachAlone(
  db: Database,
  ids: readonly string[],
  change: (id: string) => Promise<Result<StepTaken>>,
): Promise<ChangedOrders> {
  const results: ChangedOrders['results'] = [];
  for (const _id of ids) {
    const result = await change(_id);
    results.push(
      result.ok
        ? {
            _id,
            number: result.value.order.number,
            done: true,
            repeated: result.value.repeated,
            reason: null,
          }
        : { _id, number: null, done: false, repeated: false, reason: result.failure.message },
    );
  }
  return { results: await withNumbers(db, results) };
}

/** The numbers of the orders that were refused too, since people know orders by these. */
async function withNumbers(db: Database, results: ChangedOrders['results']) {
  const refused = results.filter(({ done }) => !done).map(({ _id }) => _id);
  const numbers = new Map((await listOrdersByIds(db, refused)).map(({ _id, number }) => [_id, number]));
  return results.map((result) => ({ ...result, number: result.number ?? numbers.get(result._id) ?? null }));
}
