import type { CouponShown } from '../../../shop/orders/coupons/responses.ts';
import { changeCouponSchema, createCouponSchema } from '../../../shop/orders/coupons/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { NUMBER } from '../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../staff/use-write.ts';

const KINDS = [
  ['percent', 'Percent off the order'],
  ['amount', 'Rupees off the order'],
  ['free-delivery', 'Free delivery'],
] as const;

const text = (value: string | number | null | undefined) => value?.toString() ?? '';

const textsOf = (coupon: CouponShown | null) => ({
  code: coupon?.code ?? '',
  // What most coupons give.
  kind: coupon?.kind ?? 'percent',
  value: coupon?.kind === 'free-delivery' ? '' : text(coupon?.value),
  leastSubtotal: coupon?.leastSubtotal ? text(coupon.leastSubtotal) : '',
  firstOrderOnly: coupon?.firstOrderOnly ? 'yes' : '',
  usesPerMobile: text(coupon?.usesPerMobile),
  mostUses: text(coupon?.mostUses),
  startsOn: text(coupon?.startsOn),
  endsOn: text(coupon?.endsOn),
});

/** Writes a coupon; the code of one that there is stays. @param props.coupon null for a new one */
export function CouponDialog({ coupon, onClose }: { coupon: CouponShown | null; onClose: () => void }) {
  const write = useWrite();
  const form = useStaffForm<keyof ReturnType<typeof textsOf>, unknown>({
    draft: `coupon-${coupon?._id ?? 'new'}`,
    schema: coupon ? changeCouponSchema : createCouponSchema,
    defaultValues: textsOf(coupon),
  });
  const { field } = form;
  const kind = form.watch('kind');
  const submit = form.submit(async () => {
    const body = { ...form.getValues(), ...(coupon && { version: coupon.version }) };
    const result = coupon
      ? await write(`/api/v1/coupons/${coupon._id}`, { method: 'PUT', body })
      : await write('/api/v1/coupons', { method: 'POST', body });
    if (form.tell(result)) onClose();
  });
  return (
    <FormDialog
      title={coupon ? `Change ${coupon.code}` : 'Add a coupon'}
      form={form}
      onSubmit={submit}
      confirmLabel="Save the coupon"
      onClose={onClose}
    >
      {!coupon && (
        <Input
          field={field('code')}
          label="Code"
          hint="3 to 20 letters, digits or dashes. Small letters and spaces make no difference."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Select field={field('kind')} label="Gives" prompt="Please choose" choices={KINDS} />
        {kind !== 'free-delivery' && (
          <Input field={field('value')} label={kind === 'amount' ? 'Rupees' : 'Percent'} {...NUMBER} />
        )}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-bold text-ink-soft">For which orders</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <Input field={field('leastSubtotal')} label="Subtotal from, Rs." optional {...NUMBER} />
          <Select
            field={field('firstOrderOnly')}
            label="First order of a mobile"
            optional
            prompt="Does not matter"
            choices={[['yes', 'Only a first order']]}
          />
          <Input field={field('usesPerMobile')} label="Uses per mobile" optional {...NUMBER} />
          <Input field={field('mostUses')} label="Uses in all" optional {...NUMBER} />
          <Input field={field('startsOn')} label="First day" type="date" optional />
          <Input field={field('endsOn')} label="Last day" type="date" optional />
        </div>
      </fieldset>
      {coupon && <p className="text-sm text-ink-soft">Orders that have it already keep what was agreed.</p>}
    </FormDialog>
  );
}
