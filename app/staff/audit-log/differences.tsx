import { useState } from 'react';
import type { AuditEntry } from '../../../shop/audit-log/responses.ts';
import { type Difference, differences } from '../../../shop/audit-log/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { Button } from '../../ui/button.tsx';

/** So many lines stand in the table; the others wait behind a button. */
const LINES_SHOWN = 4;

/** What a change was before and what it became, field by field, as the forms call them. */
export function Differences({ entry: { before, after } }: { entry: AuditEntry }) {
  const [all, setAll] = useState(false);
  const fields = differences(before, after);
  if (fields.length === 0) return null;
  // One line more takes no more room than the button.
  const isFolded = !all && fields.length > LINES_SHOWN + 1;
  return (
    <>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs lg:min-w-72">
        {(isFolded ? fields.slice(0, LINES_SHOWN) : fields).map(({ field, before: was, after: became }) => (
          <div key={field} className="contents">
            <dt className="max-w-36 text-ink-quiet">{labelOf(field)}</dt>
            <dd className="min-w-0 break-words">
              {was && <del className="text-danger decoration-danger/50">{sayValue(field, was)}</del>}
              {was && became && ' → '}
              {became && <ins className="text-brand no-underline">{sayValue(field, became)}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      {isFolded && (
        <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => setAll(true)}>
          Show all {fields.length}
        </Button>
      )}
    </>
  );
}

/** Fields that a form calls by other words than the log. */
const LABELS: Readonly<Record<string, string>> = {
  title: 'What the pictures show',
  price: 'Price',
  discount: 'Discount (%)',
  quantity: 'Quantity in stock',
  menuCategory: 'Also in the menus under',
  menuSubcategory: 'Subcategory in the menus',
  photos: 'Pictures',
  sku: 'SKU',
  weightGrams: 'Weight (g)',
  lengthCm: 'Length (cm)',
  widthCm: 'Width (cm)',
  heightCm: 'Height (cm)',
  alsoIn: 'Also in',
  variantOf: 'Variant of',
  options: 'Options',
  optionValues: 'Option values',
  allow: 'Active',
  mobileNo: 'Mobile number',
  leastSubtotal: 'Orders from',
  isOn: 'Switched on',
  mostCash: 'Cash up to',
  above: 'The order is above',
  leastCameBack: 'Parcels that came back, at least',
};

/** Amounts in rupees, by the last part of the field's name. */
const AMOUNTS = new Set([
  'price',
  'amount',
  'total',
  'totalAmount',
  'subtotal',
  'shippingCost',
  'collected',
  'charges',
  'tax',
  'paid',
  'paidAmount',
  'advanceAmount',
  'open',
  'cost',
  'leastSubtotal',
  'mostCash',
  'above',
]);

const lastOf = (field: string) => field.split('.').at(-1) ?? field;

/** `customer.mobileNo` as people read it: "Customer, mobile number". */
function labelOf(field: string): string {
  const words = field
    .split('.')
    .map((part) => LABELS[part] ?? part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
  const label = words.join(', ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function sayValue(field: string, value: NonNullable<Difference['before']>): string {
  const isAmount = AMOUNTS.has(lastOf(field)) && /^-?\d+(\.\d+)?$/.test(value);
  if (isAmount) return formatRupees(Number(value));
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
