import type { ReactNode } from 'react';
import { reasonSchema } from '../../../shop/orders/management/schemas.ts';
import type { ApiResult } from '../../api.ts';
import { TextArea } from '../../forms/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { useStaffForm } from '../drafts/use-staff-form.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface ReasonDialogProps extends Omit<FormDialogProps, 'form' | 'onSubmit' | 'other' | 'children'> {
  /** The name of its draft on this screen, with the id of what it is about. */
  draft: string;
  /** What comes of it, or why it is asked. */
  children?: ReactNode;
  /** Over the field. */
  question?: string;
  hint?: string;
  /** What the toast of its success is about, where another one may stand there. */
  about?: string;
  /** Goes on with the reason. @returns what the server said; null where the caller says it and closes the dialog */
  onSend: (reason: string) => Promise<ApiResult<{ message: string }> | null>;
}

/** Asks why before something is done that the history keeps with its reason. Enter goes on; with Shift it is a new line. */
export function ReasonDialog({
  draft,
  children,
  question = 'Why',
  hint,
  about,
  onSend,
  ...dialog
}: ReasonDialogProps) {
  const form = useStaffForm({
    draft,
    schema: reasonSchema,
    defaultValues: { reason: '' },
    missing: 'Please say why.',
  });
  const submit = form.submit(async ({ reason }) => {
    const result = await onSend(reason);
    if (result === null) return;
    if (!result.ok) return form.refuse(result);
    showToast('success', result.value.message, about === undefined ? {} : { about });
    dialog.onClose();
  });
  return (
    <FormDialog {...dialog} form={form} onSubmit={submit}>
      {children && (
        <p dir="auto" className="text-sm break-words text-ink-soft">
          {children}
        </p>
      )}
      <TextArea
        field={form.field('reason')}
        label={question}
        rows={2}
        hint={hint}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          form.ref.current?.requestSubmit();
        }}
      />
    </FormDialog>
  );
}
