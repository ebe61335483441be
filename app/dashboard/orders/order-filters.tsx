import { type CheckoutCities, cityNamesOf, OTHER_CITY } from '../../../shop/fields/cities.ts';
import { FULFILMENT_LABELS } from '../../../shop/orders/fulfilment/rules.ts';
import { ORDER_STATUSES } from '../../../shop/orders/rules.ts';
import type { Choices } from '../../forms/select.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { Toolbar, ToolbarDays, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { Button } from '../../ui/button.tsx';
import { PAYMENT_LABELS } from './order-labels.ts';
import { CONFIRMATION_STATES } from './states.ts';

const choicesOf = (cities: CheckoutCities): Choices => [
  ...cityNamesOf(cities).toSorted((one, other) => one.localeCompare(other)),
  [OTHER_CITY, 'Other cities'],
];

/** What the list of orders can be searched and filtered by. */
export function OrderFilters() {
  const { cities } = useRootData();
  const { params, change } = useListParams();
  const coupon = params.get('coupon');
  return (
    <Toolbar
      label="Search orders"
      folds={['status', 'city', 'payment', 'confirmation', 'fulfilment', 'from', 'to']}
    >
      {coupon && (
        <Button variant="secondary" size="small" onClick={() => change({ coupon: '' })}>
          Coupon {coupon} <span aria-hidden="true">×</span>
          <span className="sr-only">, show all orders</span>
        </Button>
      )}
      <ToolbarSearch label="Number, name, mobile, address, parcel or product" />
      <ToolbarSelect label="Status" name="status" all="All statuses" choices={ORDER_STATUSES} />
      <ToolbarSelect label="City" name="city" all="All cities" choices={choicesOf(cities)} />
      <ToolbarSelect
        label="Payment"
        name="payment"
        all="Cash and card"
        choices={Object.entries(PAYMENT_LABELS)}
      />
      <ToolbarSelect
        label="Confirmation"
        name="confirmation"
        all="Confirmed or not"
        choices={Object.entries(CONFIRMATION_STATES).map(([state, { label }]) => [state, label] as const)}
      />
      <ToolbarSelect
        label="Fulfilment"
        name="fulfilment"
        all="Parcels anywhere"
        choices={Object.entries(FULFILMENT_LABELS)}
      />
      <ToolbarDays />
    </Toolbar>
  );
}
