import { parcelWeightSchema } from '../../../../shop/orders/fulfilment/schemas.ts';
import type { StaffOrder, StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { Input } from '../../../forms/field.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { NUMBER } from '../../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';

/** What is stored, else what its products weigh. */
const weightOf = ({ parcelWeightGrams }: StaffOrder, proposed: number | null) => ({
  weightGrams: (parcelWeightGrams ?? proposed)?.toString() ?? '',
});

/** What the parcel weighs, which couriers charge by. */
export function WeightForm({ order }: { order: StaffOrderDetail }) {
  const proposed = order.productsWeightGrams;
  const write = useWrite();
  const form = useStaffForm({
    draft: 'weight',
    schema: parcelWeightSchema,
    defaultValues: weightOf(order, proposed),
    values: weightOf(order, proposed),
  });

  const submit = form.submit(async ({ weightGrams }) => {
    const result = await write<ChangedOrder>(...orderChange(order, 'weight', { weightGrams }));
    if (!result.ok) return form.failAtFields(result);
    form.reset(weightOf(result.value.order, proposed));
    showToast('success', result.value.message, { about: order._id });
  });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="mt-3 grid gap-2">
      <div className="flex items-end gap-2">
        <Input
          field={form.field('weightGrams')}
          label="Weight in grams"
          optional
          className="min-w-0 grow"
          {...NUMBER}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={form.busy}
          className="min-h-12 whitespace-nowrap max-sm:px-3"
        >
          Set weight
        </Button>
      </div>
      {order.parcelWeightGrams === null && proposed !== null && (
        <p className="text-xs text-ink-quiet">Proposed: what its products weigh. Not stored yet.</p>
      )}
      <FormAlert message={form.alert} />
    </form>
  );
}
