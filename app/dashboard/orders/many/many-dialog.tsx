import { type FormEvent, type ReactNode, useState } from 'react';
import type { ChangedOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import { MOST_STEPS_AT_ONCE } from '../../../../shop/orders/fulfilment/rules.ts';
import { Dialog, DialogActions } from '../../../staff/ui/dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import type { ChosenOrder } from './chosen-orders.ts';
import { Results } from './results.tsx';

interface ManyDialogProps {
  title: string;
  /** The endpoint below `/api/v1/checkout/orders/` that changes the chosen orders. */
  endpoint: 'fulfilment' | 'courier';
  /** What it is sent beside the ids; null while something is still to be chosen. */
  body: Readonly<Record<string, unknown>> | null;
  done: string;
  chosen: readonly ChosenOrder[];
  onClose: () => void;
  children: ReactNode;
}

/** Asks what to do with all chosen orders, does it, and says what became of each. */
export function ManyDialog({ title, endpoint, body, done, chosen, onClose, children }: ManyDialogProps) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [results, setResults] = useState<ChangedOrders['results'] | null>(null);
  const tooMany = chosen.length > MOST_STEPS_AT_ONCE;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || tooMany || !body) return;
    setBusy(true);
    setError(null);
    const ids = chosen.map(({ _id }) => _id);
    const result = await write<ChangedOrders>(`/api/v1/checkout/orders/${endpoint}`, {
      method: 'PUT',
      body: { ...body, ids },
    });
    setBusy(false);
    if (result.ok) setResults(result.value.results);
    else setError(result.message);
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {results ? (
        <Results results={results} done={done} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={send} className="grid gap-3">
          {children}
          <FormAlert
            message={
              tooMany
                ? `At most ${MOST_STEPS_AT_ONCE} orders are changed at once. Please choose fewer.`
                : error
            }
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              Not now
            </Button>
            <Button type="submit" busy={busy} disabled={tooMany || !body}>
              {chosen.length === 1 ? 'Change 1 order' : `Change ${chosen.length} orders`}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
