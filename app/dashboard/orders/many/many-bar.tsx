import { useState } from 'react';
import type { CourierNames, MatchingOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import { MOST_CHOSEN } from '../../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { downloadAsAdmin, requestAsStaff } from '../../../staff/request-as-staff.ts';
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { useListParams } from '../../../staff/ui/use-list-params.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useStaff } from '../../dashboard.tsx';
import { orderEndpoint } from '../order-labels.ts';
import { BookDialog } from './book-dialog.tsx';
import { useChosen } from './chosen-orders.ts';
import { CourierDialog } from './courier-dialog.tsx';
import { PackButton } from './pack-button.tsx';
import { PRINT } from './print-frame.tsx';
import { StepDialog } from './step-dialog.tsx';
import { choose } from './use-selection.ts';

/** What can be done with the chosen orders together. It stays in sight while one pages on. @param total how many match; with `more` at least so many */
export function ManyBar({ total, more }: { total: number; more: boolean }) {
  const staff = useStaff();
  const chosen = useChosen();
  const { params } = useListParams();
  const [asked, setAsked] = useState<'step' | 'courier' | 'booking' | null>(null);
  const [couriers, setCouriers] = useState<readonly string[]>([]);
  const [example, setExample] = useState<StaffOrderDetail | null>(null);
  if (chosen.length === 0) return null;

  async function chooseAll() {
    const found = await requestAsStaff<MatchingOrders>('admin', `/api/v1/checkout/orders/matching?${params}`);
    if (found.ok) choose(found.value.orders);
    else showToast('error', found.message);
  }

  async function askForCourier() {
    const found = await requestAsStaff<CourierNames>('admin', '/api/v1/checkout/couriers');
    if (!found.ok) return showToast('error', found.message);
    setCouriers(found.value.couriers);
    setAsked('courier');
  }

  async function askForBooking() {
    const [first] = chosen;
    if (!first) return;
    const found = await requestAsStaff<StaffOrderDetail>('admin', orderEndpoint(first._id));
    if (!found.ok) return showToast('error', found.message);
    setExample(found.value);
    setAsked('booking');
  }

  async function exportChosen() {
    const saved = await downloadAsAdmin('/api/v1/checkout/orders/chosen/export', 'chosen-orders.csv', {
      ids: chosen.map(({ _id }) => _id),
    });
    if (!saved.ok) showToast('error', saved.message);
  }

  return (
    <section
      aria-label="Chosen orders"
      className="z-20 mb-3 lg:sticky lg:top-2 flex flex-wrap items-center gap-2 rounded-control border border-brand/30 bg-brand-soft px-3 py-1.5 text-sm"
    >
      <p aria-live="polite" className="mr-1 font-semibold">
        {chosen.length === 1 ? '1 order chosen' : `${chosen.length.toLocaleString('en-US')} orders chosen`}
      </p>
      {(more || total > chosen.length) && chosen.length < MOST_CHOSEN && (
        <TaskButton size="small" variant="quiet" task={chooseAll}>
          {more || total > MOST_CHOSEN
            ? `Choose the newest ${MOST_CHOSEN}`
            : `Choose all ${total.toLocaleString('en-US')} that match`}
        </TaskButton>
      )}
      {params.get('stage') === 'to-pack' && <PackButton chosen={chosen} />}
      <Button size="small" variant="secondary" onClick={() => setAsked('step')}>
        Move to next step …
      </Button>
      <TaskButton size="small" variant="secondary" task={askForCourier}>
        Set courier …
      </TaskButton>
      <TaskButton size="small" variant="secondary" task={askForBooking}>
        Book a courier …
      </TaskButton>
      <ButtonLink size="small" variant="secondary" to="/dashboard/print/pick-list" state={PRINT}>
        Pick list
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" to="/dashboard/print/packing-slips" state={PRINT}>
        Packing slips
      </ButtonLink>
      <ButtonLink size="small" variant="secondary" to="/dashboard/print/labels" state={PRINT}>
        Labels
      </ButtonLink>
      {staff.role === 'Shop Manager' && (
        <TaskButton size="small" variant="secondary" task={exportChosen}>
          Export
        </TaskButton>
      )}
      <Button size="small" variant="quiet" onClick={() => choose([])}>
        Choose none
      </Button>
      {asked === 'step' && <StepDialog chosen={chosen} onClose={() => setAsked(null)} />}
      {asked === 'booking' && example && (
        <BookDialog chosen={chosen} example={example} onClose={() => setAsked(null)} />
      )}
      {asked === 'courier' && (
        <CourierDialog chosen={chosen} couriers={couriers} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}
