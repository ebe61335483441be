import { faultOfCount } from '../../../../shop/orders/fulfilment/counting/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { useWrite } from '../../../staff/use-write.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';
import { type CountedUnits, UnitsDialog } from '../returns/units-dialog.tsx';

interface CountDialogProps {
  order: StaffOrder;
  /** The whole parcel, which is whole unless somebody says otherwise, or what was missing in it and turned up. */
  counts: 'count-in' | 'returns';
  onClose: () => void;
}

/** How many units of a line did not come back. */
export const outside = ({ quantity, returnedGood, returnedDamaged }: StaffOrder['items'][number]) =>
  quantity - returnedGood - returnedDamaged;

/** Asks how many units came back whole and how many damaged; it begins with what is most likely. */
export function CountDialog({ order, counts, onClose }: CountDialogProps) {
  const write = useWrite();
  const isWholeParcel = counts === 'count-in';
  /** With what came back before. */
  const total = (counted: readonly CountedUnits[]) =>
    counted.map(({ lineNumber, good, damaged }) => {
      const line = order.items.find((item) => item.lineNumber === lineNumber);
      return {
        lineNumber,
        good: good + (line?.returnedGood ?? 0),
        damaged: damaged + (line?.returnedDamaged ?? 0),
      };
    });
  return (
    <UnitsDialog
      title={isWholeParcel ? `Count order ${order.number} back in` : 'What turned up?'}
      confirmLabel="Count in"
      note={
        <>
          Whole units go back onto the shelf. Damaged ones don’t
          {isWholeParcel && ', and what is not counted is missing'}.
        </>
      }
      lines={order.items
        .filter((line) => outside(line) > 0)
        .map((line) => ({
          lineNumber: line.lineNumber,
          name: line.name,
          said: `${outside(line)} outside`,
          good: isWholeParcel ? outside(line) : 0,
          damaged: 0,
        }))}
      about={order._id}
      judge={(counted) => faultOfCount(order, total(counted))}
      onSend={(counted) => {
        const lines = total(counted);
        return write<ChangedOrder>(
          ...(isWholeParcel
            ? orderChange(order, 'fulfilment', { step: 'count-in', lines })
            : orderChange(order, 'returns', { lines })),
        );
      }}
      onClose={onClose}
    />
  );
}
