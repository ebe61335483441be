import { stepCourierSays } from '../../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';
import { orderScreen } from '../order-labels.ts';
import { STEP_LABELS } from './fulfilment-labels.ts';

const LOOK = { size: 'small', variant: 'secondary', className: 'lg:in-data-dense:min-h-7' } as const;

/**
 * The step that the courier's word calls for, with one press in the row of the order (R446). What came back is counted in on
 * the order's page: only who has it in hand knows what is whole.
 */
export function CourierSays({
  order,
  onChanged,
}: {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}) {
  const write = useWrite('never');
  const step = stepCourierSays(order);
  if (step === null) return null;
  const name = `The courier says so of order ${order.number}`;
  const { label } = STEP_LABELS[step];
  if (step === 'count-in') {
    return (
      <ButtonLink {...LOOK} title={name} to={orderScreen(order._id)}>
        {label} …
      </ButtonLink>
    );
  }

  async function take() {
    const result = await write<ChangedOrder>(...orderChange(order, 'fulfilment', { step }));
    if (!result.ok) return showToast('error', result.message, { about: order._id });
    onChanged(result.value.order);
    showToast('success', result.value.message, { about: order._id });
  }

  return (
    <TaskButton {...LOOK} title={name} task={take}>
      {label}
    </TaskButton>
  );
}
