import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Database } from '../../../database/connect.ts';
import { formatTimeForFile } from '../../dates.ts';
import { formatMobile } from '../../fields/rules.ts';
import { eachOrder } from '../queries.ts';
import type { OrderFilters } from '../schemas.ts';
import type { StaffOrder } from '../types.ts';

/** The columns of the file, in order; amounts are rupees, times Asia/Karachi. */
const COLUMNS: Readonly<Record<string, (order: StaffOrder) => string | number>> = {
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
  'Shipping (Rs.)': ({ shippingCost }) => shippingCost,
  'Total (Rs.)': ({ totalAmount }) => totalAmount,
  Courier: ({ courier }) => courier ?? '',
  'Tracking number': ({ trackingNumber }) => trackingNumber ?? '',
};

/**
 * Writes the orders that are filtered as CSV, newest first, a batch at a time. A cell that a spreadsheet would
 * take for a formula is written as the text it is. The byte order mark tells Excel that it is UTF-8.
 */
export function exportOrders(db: Database, filters: OrderFilters): Readable {
  const lines = stringify({ header: true, columns: Object.keys(COLUMNS), bom: true, escape_formulas: true });
  // What goes wrong on the way cuts the file off; the pipeline hands it to the reader of the stream.
  pipeline(Readable.from(asRows(db, filters)), lines, () => {});
  return lines;
}

async function* asRows(db: Database, filters: OrderFilters): AsyncGenerator<(string | number)[]> {
  for await (const order of eachOrder(db, filters)) {
    yield Object.values(COLUMNS).map((cellOf) => cellOf(order));
  }
}
