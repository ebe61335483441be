import { type FormEvent, useId, useState } from 'react';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { Options } from '../../../forms/select.tsx';
import { Dialog, DialogActions } from '../../../staff/ui/dialog.tsx';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ChosenOrder } from './chosen-orders.ts';
import { Results } from './results.tsx';
import { useBookings } from './use-bookings.ts';

interface BookDialogProps {
  chosen: readonly ChosenOrder[];
  /** One of them: what it says of couriers and of weights is so for all. */
  example: StaffOrderDetail;
  onClose: () => void;
}

/** Books a parcel for each chosen order with one courier, one after the other, and says what became of each. */
export function BookDialog({ chosen, example, onClose }: BookDialogProps) {
  const id = useId();
  const couriers = example.bookableCouriers.map(({ name }) => name);
  const [courier, setCourier] = useState(couriers[0] ?? '');
  const [weight, setWeight] = useState(String(example.usualWeightGrams));
  const { asked, results, error, start, stop } = useBookings(chosen);
  const busy = asked !== null && results === null;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) void start(courier, Number(weight));
  }

  function close() {
    stop();
    onClose();
  }

  return (
    <Dialog title="Book the chosen orders with a courier" onClose={close}>
      {results ? (
        <Results results={results} done={`booked with ${courier}`} onClose={onClose} />
      ) : couriers.length === 0 ? (
        <>
          <p className="pb-4 text-sm text-ink-soft">
            The shop can’t book with a courier yet: no courier’s key is stored. The super admin enters it
            under “Services and keys”. Until then, book on the courier’s portal, and type or scan the tracking
            number here.
          </p>
          <DialogActions>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        </>
      ) : (
        <form noValidate onSubmit={send} className="grid gap-3 text-sm">
          <label htmlFor={`${id}-courier`} className="font-semibold">
            Courier
          </label>
          <select
            id={`${id}-courier`}
            value={courier}
            disabled={busy}
            onChange={({ target }) => setCourier(target.value)}
            className={`${CONTROL} w-full`}
          >
            <Options choices={couriers} />
          </select>
          <label htmlFor={`${id}-weight`} className="font-semibold">
            Weight in grams of parcels that nobody weighed
          </label>
          <input
            id={`${id}-weight`}
            value={weight}
            disabled={busy}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            onChange={({ target }) => setWeight(target.value)}
            className={`${CONTROL} w-28 tabular-nums`}
          />
          <p role="status" className="text-ink-soft">
            {busy && `${asked} of ${chosen.length} …`}
          </p>
          {error && (
            <p role="alert" className="font-medium text-danger">
              {error}
            </p>
          )}
          <DialogActions>
            <Button variant="secondary" onClick={close}>
              {busy ? 'Stop' : 'Not now'}
            </Button>
            <Button type="submit" busy={busy}>
              {chosen.length === 1 ? 'Book 1 parcel' : `Book ${chosen.length} parcels`}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
