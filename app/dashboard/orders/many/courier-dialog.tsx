import { useState } from 'react';
import { Options } from '../../../forms/select.tsx';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';
import type { ChosenOrder } from './chosen-orders.ts';
import { ManyDialog } from './many-dialog.tsx';

interface CourierDialogProps {
  chosen: readonly ChosenOrder[];
  couriers: readonly string[];
  onClose: () => void;
}

/** Chooses one courier for all chosen orders that have not left the shop. */
export function CourierDialog({ chosen, couriers, onClose }: CourierDialogProps) {
  const [courier, setCourier] = useState('');
  return (
    <ManyDialog
      title="Set the courier of the chosen orders"
      endpoint="courier"
      body={courier === '' ? null : { courier }}
      done={`go with ${courier}`}
      chosen={chosen}
      onClose={onClose}
    >
      <label className="text-sm font-semibold">
        Courier
        <select
          value={courier}
          onChange={({ target }) => setCourier(target.value)}
          className={`${CONTROL} mt-1 block w-full font-normal`}
        >
          <Options prompt="Choose the courier" choices={couriers} />
        </select>
      </label>
      <p className="text-sm text-ink-soft">
        A tracking number of another courier is taken away. Parcels that have left keep theirs.
      </p>
    </ManyDialog>
  );
}
