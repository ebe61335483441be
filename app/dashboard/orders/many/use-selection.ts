import { MOST_CHOSEN } from '../../../../shop/orders/fulfilment/rules.ts';
import { showToast } from '../../../ui/toast.ts';
import { type ChosenOrder, storeChosen, useChosen } from './chosen-orders.ts';

/** The checkboxes of the list, for its table. @param shown the orders of the page on the screen */
export function useSelection(shown: readonly ChosenOrder[]) {
  const chosen = useChosen();
  return {
    chosen: new Set(chosen.map(({ _id }) => _id)),
    onChange(ids: ReadonlySet<string>) {
      const known = new Map([...chosen, ...shown].map(({ _id, number }) => [_id, { _id, number }]));
      choose([...known.values()].filter(({ _id }) => ids.has(_id)));
    },
  };
}

/** Chooses these orders, and says so where they are too many. */
export function choose(orders: readonly ChosenOrder[]): void {
  if (!storeChosen(orders)) {
    showToast('info', `At most ${MOST_CHOSEN} orders are chosen at once: these are the first ones.`);
  }
}
