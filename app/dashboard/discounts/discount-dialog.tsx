import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { ListedDiscount } from '../../../shop/catalogue/discounts/responses.ts';
import { toFieldTime } from '../../../shop/catalogue/discounts/rules.ts';
import { discountSchema } from '../../../shop/catalogue/discounts/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { DECIMAL } from '../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../staff/use-write.ts';
import { OverlapNote } from './overlap-note.tsx';
import { TargetFields } from './target-fields.tsx';

const textsOf = (discount: ListedDiscount | null) => ({
  name: discount?.name ?? '',
  discount: discount ? String(discount.discount) : '',
  from: discount ? toFieldTime(discount.from) : '',
  to: discount?.to ? toFieldTime(discount.to) : '',
  isOn: discount?.isOn === false ? 'no' : 'yes',
  appliesTo: discount?.appliesTo ?? 'all',
  places: (discount?.places ?? [])
    .map(({ category, subcategory }) => (subcategory === null ? category : `${category} ${subcategory}`))
    .join('\n'),
  products: (discount?.products ?? []).map(({ _id }) => _id).join('\n'),
});

/** With four digits of a year a browser goes on to the time by itself. */
const MOMENT = { type: 'datetime-local', max: '9999-12-31T23:59', optional: true } as const;

interface DiscountDialogProps {
  /** Null for a new one. */
  discount: ListedDiscount | null;
  categories: readonly Category[];
  onClose: () => void;
}

/** Writes a discount, and says what else holds for its products while it is typed (R573). */
export function DiscountDialog({ discount, categories, onClose }: DiscountDialogProps) {
  const write = useWrite();
  const values = textsOf(discount);
  const form = useStaffForm({
    draft: `discount-${discount?._id ?? 'new'}`,
    schema: discountSchema,
    defaultValues: values,
    values,
  });
  const { field } = form;
  const submit = form.submit(async () => {
    const { from, to, ...typed } = form.getValues();
    // A moment that nobody typed over keeps its seconds.
    const stays = (text: string, iso: string | null | undefined) =>
      iso && toFieldTime(iso) === text ? iso : text;
    const times = { from: stays(from, discount?.from), to: stays(to, discount?.to) };
    const body = { ...typed, ...times, ...(discount && { version: discount.version }) };
    const result = discount
      ? await write(`/api/v1/discounts/${discount._id}`, { method: 'PUT', body })
      : await write('/api/v1/discounts', { method: 'POST', body });
    if (form.tell(result)) onClose();
  });
  return (
    <FormDialog
      title={discount ? 'Change the discount' : 'New discount'}
      form={form}
      onSubmit={submit}
      confirmLabel="Save the discount"
      onClose={onClose}
    >
      <Input
        field={field('name')}
        label="Name"
        autoComplete="off"
        dir="auto"
        hint="Only staff see it, for example “Winter sale”."
      />
      <div className="grid grid-cols-2 gap-3">
        <Input field={field('discount')} label="Percent off" {...DECIMAL} />
        <Select
          field={field('isOn')}
          label="State"
          prompt="Please choose"
          choices={[
            ['yes', 'On'],
            ['no', 'Off'],
          ]}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          field={field('from')}
          label="From"
          hint={discount ? undefined : 'Empty: from now on.'}
          {...MOMENT}
        />
        <Input field={field('to')} label="To" hint="Empty: no end." {...MOMENT} />
      </div>
      <TargetFields form={form} categories={categories} known={discount?.products ?? []} />
      <OverlapNote form={form} id={discount?._id} />
    </FormDialog>
  );
}
