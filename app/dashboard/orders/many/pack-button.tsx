import { useState } from 'react';
import type { ChangedOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import { MOST_STEPS_AT_ONCE } from '../../../../shop/orders/fulfilment/rules.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ChosenOrder } from './chosen-orders.ts';
import { Results } from './results.tsx';
import { choose } from './use-selection.ts';

/**
 * Packs the chosen orders at once, without a question, since each can be unpacked again. Those that are refused, for
 * example since nobody has confirmed them, are named.
 */
export function PackButton({ chosen }: { chosen: readonly ChosenOrder[] }) {
  const write = useWrite();
  const [results, setResults] = useState<ChangedOrders['results'] | null>(null);

  async function pack() {
    const result = await write<ChangedOrders>('/api/v1/checkout/orders/fulfilment', {
      method: 'PUT',
      body: { step: 'pack', ids: chosen.map(({ _id }) => _id) },
    });
    if (!result.ok) return showToast('error', result.message);
    const refused = result.value.results.filter(({ done }) => !done);
    if (refused.length > 0) return setResults(result.value.results);
    showToast('success', chosen.length === 1 ? '1 order is packed.' : `${chosen.length} orders are packed.`);
    choose([]);
  }

  return (
    <>
      <TaskButton size="small" disabled={chosen.length > MOST_STEPS_AT_ONCE} task={pack}>
        Pack
      </TaskButton>
      {results && (
        <Dialog title="Packing" onClose={() => setResults(null)}>
          <Results results={results} done="packed" onClose={() => setResults(null)} />
        </Dialog>
      )}
    </>
  );
}
