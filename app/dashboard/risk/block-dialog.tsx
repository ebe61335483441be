import { formatMobile } from '../../../shop/fields/rules.ts';
import { blockMobileSchema } from '../../../shop/orders/risk/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { MobileInput } from '../../forms/person-fields.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';

interface BlockDialogProps {
  /** As it is stored; empty where it is still to be typed. */
  mobile?: string;
  onClose: () => void;
}

/** Asks why a mobile is blocked. */
export function BlockDialog({ mobile = '', onClose }: BlockDialogProps) {
  const write = useWrite();
  const form = useStaffForm({
    draft: `block-${mobile}`,
    schema: blockMobileSchema,
    defaultValues: { mobile, reason: '' },
  });
  const submit = form.submit(async (body) => {
    const result = await write('/api/v1/risk/blocked', { method: 'POST', body });
    if (form.tell(result)) onClose();
  });
  return (
    <FormDialog
      title={mobile ? `Block ${formatMobile(mobile)}?` : 'Block a mobile'}
      form={form}
      onSubmit={submit}
      confirmLabel="Block"
      dangerous
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        The checkout then asks this mobile to call the shop. It does not say why. Staff can still take an
        order on the phone, with a reason.
      </p>
      {!mobile && <MobileInput field={form.field('mobile')} autoComplete="off" placeholder="0301-2345678" />}
      <TextArea field={form.field('reason')} label="Why" rows={2} hint="Only staff read it." />
    </FormDialog>
  );
}
