import { formatRupees } from '../../../../shop/money.ts';
import { isInShop } from '../../../../shop/orders/fulfilment/rules.ts';
import { leftToPay, PAYMENT_WAY_LABELS } from '../../../../shop/orders/payments/rules.ts';
import { paymentFieldsSchema } from '../../../../shop/orders/payments/schemas.ts';
import { PAYMENT_WAYS } from '../../../../shop/orders/payments/types.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { TransferDialog } from './transfer-dialog.tsx';

const WAYS = PAYMENT_WAYS.map((way) => [way, PAYMENT_WAY_LABELS[way]] as const);

/** Writes down money that came. */
export function PaymentDialog({ order, onClose }: { order: StaffOrderDetail; onClose: () => void }) {
  const left = leftToPay(order);
  const due = order.advanceAmount - order.paidAmount;
  const collects = order.paymentMethod === 'cash' && (!isInShop(order) || order.booking !== null);
  return (
    <TransferDialog
      title="Money that came"
      confirmLabel="Note the payment"
      order={order}
      draft={`payment of ${order._id}`}
      schema={paymentFieldsSchema}
      endpoint="payments"
      proposed={due > 0 ? Math.min(due, left) : left}
      ways={WAYS}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Write it down once it is in the bank or in your hand. {formatRupees(left)} is left to pay.
      </p>
      {collects && (
        <p className="rounded-lg bg-accent-soft px-3 py-2 text-sm font-semibold">
          The courier was told to collect {formatRupees(left)}: tell them what is left now.
        </p>
      )}
    </TransferDialog>
  );
}
