import type { Readable } from 'node:stream';
import type { Database } from '../../../database/connect.ts';
import { type CsvColumns, writeCsv } from '../../csv.ts';
import { formatTimeForFile } from '../../dates.ts';
import { formatMobile } from '../../fields/rules.ts';
import { FULFILMENT_LABELS } from '../fulfilment/rules.ts';
import { eachOrder, listOrdersByIds } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import type { FiltersInCities } from './schemas.ts';

/** The columns of the file, in order; amounts are rupees, times the shop's. */
const COLUMNS: CsvColumns<StaffOrder> = {
  Number: ({ number }) => number,
  Placed: ({ createdAt }) => formatTimeForFile(createdAt),
  Status: ({ status }) => status,
  Confirmation: ({ paymentMethod, confirmation }) => (paymentMethod === 'cash' ? confirmation : ''),
  Name: ({ customer }) => customer.name,
  Mobile: ({ customer }) => formatMobile(customer.mobile),
  Email: ({ customer }) => customer.email,
  Province: ({ customer }) => customer.province,
  City: ({ customer }) => customer.city,
  Address: ({ customer }) => customer.address,
  Instructions: ({ customer }) => customer.instructions,
  Payment: ({ paymentMethod }) => paymentMethod,
  Items: ({ items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  Units: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  'Subtotal (Rs.)': ({ subtotal }) => subtotal,
  'Discount (Rs.)': ({ discountAmount }) => discountAmount,
  'Shipping (Rs.)': ({ shippingCost }) => shippingCost,
  'Total (Rs.)': ({ totalAmount }) => totalAmount,
  Courier: ({ courier }) => courier ?? '',
  'Tracking number': ({ trackingNumber }) => trackingNumber ?? '',
  Source: ({ source }) => source,
  'Taken by': ({ takenBy }) => takenBy ?? '',
  Fulfilment: ({ fulfilment }) => FULFILMENT_LABELS[fulfilment],
  'Weight (g)': ({ parcelWeightGrams }) => parcelWeightGrams ?? '',
  'With courier': ({ dispatchedAt }) => (dispatchedAt ? formatTimeForFile(dispatchedAt) : ''),
  Delivered: ({ deliveredAt }) => (deliveredAt ? formatTimeForFile(deliveredAt) : ''),
  'Units back whole': ({ items }) => items.reduce((sum, { returnedGood }) => sum + returnedGood, 0),
  'Units back damaged': ({ items }) => items.reduce((sum, { returnedDamaged }) => sum + returnedDamaged, 0),
  Coupon: ({ coupon }) => coupon?.code ?? '',
  'Coupon (Rs.)': ({ coupon }) => coupon?.amount ?? 0,
};

export function exportOrders(db: Database, filters: FiltersInCities): Readable {
  return writeCsv(eachOrder(db, filters), COLUMNS, true);
}

/** The chosen orders as CSV, in the order in which they were chosen. */
export function exportChosen(db: Database, ids: readonly string[]): Readable {
  return writeCsv(chosen(db, ids), COLUMNS, true);
}

async function* chosen(db: Database, ids: readonly string[]) {
  yield* await listOrdersByIds(db, ids);
}
