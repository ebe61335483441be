import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import type { FieldBinding } from '../../forms/use-schema-form.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';

export interface StockDialogProps<Name extends string, Checked> {
  title: string;
  /** The name of its draft on this screen, with the id of what it is about. */
  draft: string;
  schema: ZodType<Checked>;
  defaultValues: Record<Name, string>;
  /** Said where something required is missing. */
  missing: string;
  confirmLabel: string;
  /** What is sent, and where to; it is sent once however often it is asked for. */
  toRequest: (checked: Checked) => { path: string; body: object };
  /** @param field binds a field @param typed what stands in it by now */
  children: (field: (name: Name) => FieldBinding, typed: (name: Name) => string) => ReactNode;
  onClose: () => void;
}

/** Moves the stock of one product: a form over its screen, which is loaded again behind it, also when it is refused. */
export function StockDialog<Name extends string, Checked>({
  title,
  draft,
  schema,
  defaultValues,
  missing,
  confirmLabel,
  toRequest,
  children,
  onClose,
}: StockDialogProps<Name, Checked>) {
  const write = useWrite();
  const [key] = useState(newAttemptKey);
  const form = useStaffForm({ draft, schema, defaultValues, missing });

  const submit = form.submit(async (checked) => {
    const { path, body } = toRequest(checked);
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write<{ message: string }>(`/api/v1/stock/${path}`, request);
    if (!result.ok) return form.fail(form.owns(result.fields) ? null : result.message, result.fields);
    showToast('success', result.value.message);
    onClose();
  });

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        {children(form.field, form.watch)}
        <FormAlert message={form.alert} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={form.busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
