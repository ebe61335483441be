import { CHECKOUT_CITY_NAMES, OTHER_CITY } from '../../../shop/fields/cities.ts';
import { CONFIRMATIONS, ORDER_STATUSES, PAYMENT_METHODS } from '../../../shop/orders/rules.ts';
import { Toolbar, ToolbarDate, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { CONFIRMATION_LABELS, PAYMENT_LABELS } from './order-labels.ts';

const CITIES = [
  ...CHECKOUT_CITY_NAMES.toSorted((one, other) => one.localeCompare(other)).map((city) => ({
    value: city,
    name: city,
  })),
  { value: OTHER_CITY, name: 'Other cities' },
];

/** What the list of orders can be searched and filtered by. */
export function OrderFilters() {
  return (
    <Toolbar label="Search orders">
      <ToolbarSearch label="Number, name, mobile or city" />
      <ToolbarSelect
        label="Status"
        name="status"
        all="All statuses"
        choices={ORDER_STATUSES.map((status) => ({ value: status, name: status }))}
      />
      <ToolbarSelect label="City" name="city" all="All cities" choices={CITIES} />
      <ToolbarSelect
        label="Payment"
        name="payment"
        all="Cash and card"
        choices={PAYMENT_METHODS.map((method) => ({ value: method, name: PAYMENT_LABELS[method] }))}
      />
      <ToolbarSelect
        label="Confirmation"
        name="confirmation"
        all="Confirmed or not"
        choices={CONFIRMATIONS.map((state) => ({ value: state, name: CONFIRMATION_LABELS[state] }))}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2 max-sm:basis-full">
        <ToolbarDate label="From" name="from" />
        <ToolbarDate label="To" name="to" />
      </div>
    </Toolbar>
  );
}
