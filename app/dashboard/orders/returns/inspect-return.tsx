import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { faultOfInspection } from '../../../../shop/orders/returns/rules.ts';
import { useWrite } from '../../../staff/use-write.ts';
import type { ChangedOrder } from '../change-order.ts';
import { returnEndpoint } from './return-labels.ts';
import { UnitsDialog } from './units-dialog.tsx';

interface InspectReturnProps {
  order: StaffOrderDetail;
  one: OrderReturn;
  onClose: () => void;
}

/** Asks what of a return is whole and what is damaged; it begins with what is most likely. */
export function InspectReturn({ order, one, onClose }: InspectReturnProps) {
  const write = useWrite();
  const isDamaged = one.reason === 'damaged' || one.reason === 'faulty';
  return (
    <UnitsDialog
      title="What is in the parcel?"
      confirmLabel="Count it in"
      note="Whole units go back onto the shelf. Damaged ones are written off, and what is not counted is still with the customer."
      lines={one.lines.map(({ lineNumber, units }) => ({
        lineNumber,
        name: order.items.find((line) => line.lineNumber === lineNumber)?.name ?? '',
        said: `${units} asked for`,
        good: isDamaged ? 0 : units,
        damaged: isDamaged ? units : 0,
      }))}
      about={order._id}
      judge={(lines) => faultOfInspection(one.lines, lines)}
      onSend={(lines) => {
        const body = { step: 'inspect', lines, version: order.version };
        return write<ChangedOrder>(returnEndpoint(one._id), { method: 'PUT', body });
      }}
      onClose={onClose}
    />
  );
}
