import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import type { FieldBinding } from '../../forms/use-schema-form.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog, type FormDialogProps } from '../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';

interface StockDialogProps<Name extends string, Checked>
  extends Pick<FormDialogProps, 'title' | 'confirmLabel' | 'onClose'> {
  /** The name of its draft on this screen, with the id of what it is about. */
  draft: string;
  schema: ZodType<Checked>;
  defaultValues: Record<Name, string>;
  /** Said where something required is missing. */
  missing: string;
  /** What is sent, and where to; it is sent once however often it is asked for. */
  toRequest: (checked: Checked) => { path: string; body: object };
  /** @param field binds a field @param typed what stands in it by now */
  children: (field: (name: Name) => FieldBinding, typed: (name: Name) => string) => ReactNode;
}

/** Moves the stock of one product: a form over its screen, which is loaded again behind it, also when it is refused. */
export function StockDialog<Name extends string, Checked>({
  draft,
  schema,
  defaultValues,
  missing,
  toRequest,
  children,
  ...dialog
}: StockDialogProps<Name, Checked>) {
  const write = useWrite();
  const [key] = useState(newAttemptKey);
  const form = useStaffForm({ draft, schema, defaultValues, missing });

  const submit = form.submit(async (checked) => {
    const { path, body } = toRequest(checked);
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write(`/api/v1/stock/${path}`, request);
    if (!result.ok) return form.failAtFields(result);
    showToast('success', result.value.message);
    dialog.onClose();
  });

  return (
    <FormDialog {...dialog} form={form} onSubmit={submit}>
      {children(form.field, form.watch)}
    </FormDialog>
  );
}
