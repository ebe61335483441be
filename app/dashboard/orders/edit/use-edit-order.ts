import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type CheckoutCities, toCheckoutPlace } from '../../../../shop/fields/cities.ts';
import { formatMobile } from '../../../../shop/fields/rules.ts';
import type { EditPreview } from '../../../../shop/orders/editing/responses.ts';
import {
  type DraftLine,
  editDraftSchema,
  editOrderFieldsSchema,
} from '../../../../shop/orders/editing/schemas.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import type { ApiFailure } from '../../../api.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { useDraftState } from '../../../staff/drafts/use-draft-state.ts';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { requestAsStaff } from '../../../staff/request-as-staff.ts';
import { useWrite } from '../../../staff/use-write.ts';
import type { ChangedOrder } from '../change-order.ts';
import { unitsOf } from '../lines/draft-line.ts';
import { orderEndpoint, orderScreen } from '../order-labels.ts';
import { focusOn } from './edit-beginning.ts';
import { EDITED } from './edited-note.tsx';

/** What most edits are made for; it is typed over where it was something else. */
const USUAL_REASON = 'The customer asked for it';

const USUAL_WAIVER = 'Goodwill';

/** An order as its form shows it. */
function toValues({ customer, ...order }: StaffOrder, cities: CheckoutCities) {
  const { name, email, mobile, province, city, address, instructions } = customer;
  const isSet = order.shippingReason !== null;
  return {
    name,
    email,
    mobile: formatMobile(mobile),
    ...toCheckoutPlace(province, city, cities),
    address,
    instructions,
    shippingCost: isSet ? String(order.shippingCost) : '',
    shippingReason: order.shippingReason ?? '',
    discountAmount: order.discountAmount > 0 ? String(order.discountAmount) : '',
    discountReason: order.discountReason ?? '',
    reason: USUAL_REASON,
  };
}

const toDraft = ({ version, items }: StaffOrder) => ({
  version,
  lines: items.map(({ lineNumber, _id, name, photo, linePrice, quantity }) => ({
    lineNumber,
    _id,
    name,
    photo,
    linePrice,
    quantity: String(quantity),
  })),
});

/** What was sent to be looked at, and what would come of it. */
interface Reviewed {
  body: object;
  preview: EditPreview;
}

/** The form that edits an order: what is typed is shown as before and after first, then saved. */
export function useEditOrder(order: StaffOrder) {
  const { cities } = useRootData();
  const write = useWrite('never');
  const navigate = useNavigate();
  // The order as this form saw it last: what is typed is typed against that.
  const [seen, setSeen] = useState(order);
  const form = useStaffForm({
    draft: 'order',
    schema: editOrderFieldsSchema,
    defaultValues: toValues(seen, cities),
  });
  const draft = useDraftState('lines', editDraftSchema, () => toDraft(seen));
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  const { version, lines } = draft.state;

  function refuse(failure: ApiFailure) {
    setReviewed(null);
    if (failure.code === 'CHANGED_MEANWHILE') setConflict(failure);
    else form.fail(failure.message, failure.fields);
  }

  const review = form.submit(async (fields) => {
    setConflict(null);
    const wrong = findFault(lines);
    if (wrong) return form.fail(wrong);
    const body = {
      ...fields,
      lines: lines.map((line) => ({
        ...(line.lineNumber === null ? { _id: line._id } : { lineNumber: line.lineNumber }),
        quantity: unitsOf(line),
      })),
      version,
    };
    const path = `${orderEndpoint(order._id)}/preview`;
    const result = await requestAsStaff<EditPreview>('admin', path, { method: 'POST', body });
    if (result.ok) setReviewed({ body, preview: result.value });
    else refuse(result);
  });

  async function save(tellCustomer: boolean) {
    if (!reviewed) return;
    const body = { ...reviewed.body, tellCustomer };
    const result = await write<ChangedOrder>(orderEndpoint(order._id), { method: 'PUT', body });
    if (!result.ok) return refuse(result);
    begin(result.value.order);
    void navigate(orderScreen(order._id), { state: EDITED });
  }

  /** Delivery costs nothing, for a reason that is typed over where it is another one. */
  function waiveDelivery() {
    form.set({ shippingCost: '0', shippingReason: form.getValues().shippingReason || USUAL_WAIVER });
    focusOn(form.ref.current, 'delivery');
  }

  /** Drops what was typed. */
  function begin(current: StaffOrder) {
    setSeen(current);
    setConflict(null);
    form.reset(toValues(current, cities));
    draft.begin(toDraft(current));
  }

  /** Keeps what was typed; what was not follows the order as it is now. */
  function typeAgainst(current: StaffOrder) {
    const typed = form.getChanges();
    form.reset(toValues(current, cities));
    form.set(typed);
    setSeen(current);
    setConflict(null);
    draft.change({ version: current.version });
  }

  return {
    form,
    lines,
    changeLines: (next: DraftLine[]) => draft.change({ lines: next }),
    isTyped: form.isDirty || JSON.stringify(lines) !== JSON.stringify(toDraft(seen).lines),
    review,
    reviewed: reviewed?.preview ?? null,
    closeReview: () => setReviewed(null),
    save,
    waiveDelivery,
    conflict,
    begin,
    typeAgainst,
    startAgain: () => begin(seen),
  };
}

function findFault(lines: readonly DraftLine[]): string | null {
  if (lines.length === 0) return 'An order has at least one product. Cancel the order instead.';
  const unclear = lines.find((line) => unitsOf(line) === null);
  return unclear ? `How many of ${unclear.name}?` : null;
}
