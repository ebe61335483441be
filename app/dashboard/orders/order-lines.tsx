import { Link } from 'react-router';
import { formatRupees } from '../../../shop/money.ts';
import { amountRows } from '../../../shop/orders/amounts/rules.ts';
import { paymentRows } from '../../../shop/orders/payments/rules.ts';
import type { StaffOrder } from '../../../shop/orders/responses.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import { HeadRow } from '../../staff/ui/scroll-table.tsx';

const CELL = 'px-3 py-2 first:pl-4 last:pr-4';
const NUMBER = `${CELL} text-right tabular-nums whitespace-nowrap`;

/** The lines as they were sold, and what they come to. */
export function OrderLines({ order }: { order: StaffOrder }) {
  return (
    <section
      aria-label="Lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Lines of order {order.number}</caption>
        <thead className="bg-mist text-xs text-ink-soft">
          <HeadRow
            className="font-semibold"
            heads={[
              ['Product', CELL],
              ['Quantity', NUMBER],
              ['Amount', NUMBER],
            ]}
          />
        </thead>
        <tbody>
          {order.items.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move.
            <tr key={index} className="border-b border-line">
              <td className={CELL}>
                <Product {...line} />
              </td>
              <td className={NUMBER}>{line.quantity}</td>
              <td className={NUMBER}>{formatRupees(line.linePrice * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {amountRows(order).map(([name, amount]) => (
            <Sum key={name} name={name} reason={reasonOf(order, name)} amount={amount} />
          ))}
          <Sum
            name={`Total, ${PAYMENT_METHOD_NAMES[order.paymentMethod]}`}
            amount={formatRupees(order.totalAmount)}
            strong
          />
          {order.paidAmount > 0 &&
            paymentRows(order).map(([name, amount]) => <Sum key={name} name={name} amount={amount} />)}
        </tfoot>
      </table>
    </section>
  );
}

function Product({ _id, name, photo, price, discount, linePrice }: StaffOrder['items'][number]) {
  return (
    <span className="flex items-center gap-3">
      {photo && (
        <img src={photo} alt="" width={40} height={40} className="size-10 rounded-lg bg-mist object-cover" />
      )}
      <span>
        {_id ? (
          <Link to={`/product/${_id}`} className="hover:text-brand hover:underline">
            {name}
          </Link>
        ) : (
          `${name} (no longer sold)`
        )}
        <span className="block text-xs text-ink-quiet tabular-nums">
          {formatRupees(linePrice)} each
          {discount > 0 && (
            <>
              , <s>{formatRupees(price)}</s> -{discount}%
            </>
          )}
        </span>
      </span>
    </span>
  );
}

/** Why staff set an amount by hand. */
function reasonOf({ discountReason, shippingReason }: StaffOrder, name: string): string | null {
  if (name === 'Discount') return discountReason;
  return name === 'Shipping' ? shippingReason : null;
}

interface SumProps {
  name: string;
  amount: string;
  reason?: string | null;
  strong?: boolean;
}

function Sum({ name, amount, reason = null, strong = false }: SumProps) {
  return (
    <tr className={strong ? 'border-t border-line font-bold' : 'text-ink-soft'}>
      <th scope="row" colSpan={2} className={`${CELL} text-right ${strong ? 'font-bold' : 'font-normal'}`}>
        {name}
        {reason && (
          <span dir="auto" className="block text-xs text-ink-quiet">
            {reason}
          </span>
        )}
      </th>
      <td className={NUMBER}>{amount}</td>
    </tr>
  );
}
