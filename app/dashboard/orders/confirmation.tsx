import { formatTime } from '../../../shop/dates.ts';
import { canBeConfirmed, canBeUndone } from '../../../shop/orders/confirmation/rules.ts';
import { isInShop } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, undoOutcome } from './change-order.ts';
import { Outcomes } from './outcomes.tsx';
import { StateBadge } from './state-badge.tsx';
import { CONFIRMATION_STATES } from './states.ts';

/** That a colleague is calling the customer at this moment. */
export function CallingBadge({ held }: { held: StaffOrderDetail['held'] }) {
  return held && !held.mine ? <StatusBadge tone="waiting">{`${held.by} is calling`}</StatusBadge> : null;
}

/** Where the confirmation of a cash order stands, and what came of asking: one tap each, and one to take it back. */
export function Confirmation({ order }: { order: StaffOrderDetail }) {
  const { confirmation, confirmationAt, confirmationBy, confirmationTries, held } = order;
  // Whether it is meant is asked before the parcel leaves: a call afterwards decides nothing any more.
  const isHere = isInShop(order);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <StateBadge state={CONFIRMATION_STATES[confirmation]} />
        <CallingBadge held={held} />
        {confirmationAt && (
          <span className="text-ink-soft">
            {confirmationBy}, {formatTime(confirmationAt)}
            {confirmationTries > 1 && `, asked ${confirmationTries} times`}
          </span>
        )}
        {canBeUndone(order) && (order.confirmation === 'refused' || isHere) && <TakeBack order={order} />}
      </p>
      {isHere && canBeConfirmed(order) && confirmation !== 'confirmed' && <Outcomes order={order} />}
    </div>
  );
}

/** Takes the last outcome back: somebody clicked beside what was meant. */
function TakeBack({ order }: { order: StaffOrder }) {
  const write = useWrite();

  async function takeBack() {
    const result = await write<ChangedOrder>(...undoOutcome(order));
    if (result.ok) showToast('success', result.value.message, { about: order._id });
    else showToast('error', result.message, { about: order._id });
  }

  return (
    <TaskButton variant="quiet" size="small" task={takeBack}>
      Take back
    </TaskButton>
  );
}
