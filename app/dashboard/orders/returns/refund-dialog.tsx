import { formatRupees } from '../../../../shop/money.ts';
import { PAYMENT_WAYS } from '../../../../shop/orders/payments/types.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { REFUND_WAY_LABELS } from '../../../../shop/orders/returns/rules.ts';
import { refundFieldsSchema } from '../../../../shop/orders/returns/schemas.ts';
import { TransferDialog } from '../payments/transfer-dialog.tsx';

interface RefundDialogProps {
  order: StaffOrderDetail;
  /** Null where money goes back without goods. */
  one: OrderReturn | null;
  onClose: () => void;
}

/** Writes down money that went back. */
export function RefundDialog({ order, one, onClose }: RefundDialogProps) {
  const ways = PAYMENT_WAYS.filter((way) => order.paymentMethod === 'card' || way !== 'card');
  return (
    <TransferDialog
      title="Money given back"
      confirmLabel="Book the refund"
      order={order}
      draft={`refund of ${one?._id ?? order._id}`}
      schema={refundFieldsSchema}
      endpoint="refunds"
      also={{ returnId: one?._id ?? null }}
      proposed={one ? one.toRefund : order.proposedRefund}
      ways={ways.map((way) => [way, REFUND_WAY_LABELS[way]] as const)}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Pay the customer first, then write it down here. Of {formatRupees(order.paid)} paid,{' '}
        {formatRupees(order.refundable)} can still go back.
      </p>
    </TransferDialog>
  );
}
