import type { ReactNode } from 'react';
import { reasonSchema } from '../../../shop/orders/management/schemas.ts';
import type { ApiResult } from '../../api.ts';
import { TextArea } from '../../forms/field.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { useStaffForm } from '../drafts/use-staff-form.ts';
import { Dialog } from './dialog.tsx';

interface ReasonDialogProps {
  /** The name of its draft on this screen, with the id of what it is about. */
  draft: string;
  title: string;
  /** What comes of it, or why it is asked. */
  children?: ReactNode;
  /** Over the field. */
  question?: string;
  hint?: string;
  /** The verb on the button. */
  confirmLabel: string;
  /** The way back. */
  cancelLabel?: string;
  dangerous?: boolean;
  /** What the toast of its success is about, where another one may stand there. */
  about?: string;
  /** Goes on with the reason. @returns what the server said; null where the caller says it and closes the dialog */
  onSend: (reason: string) => Promise<ApiResult<{ message: string }> | null>;
  onClose: () => void;
}

/** Asks why before something is done that the history keeps with its reason. Enter goes on; with Shift it is a new line. */
export function ReasonDialog({
  draft,
  title,
  children,
  question = 'Why',
  hint,
  confirmLabel,
  cancelLabel = 'Not now',
  dangerous = false,
  about,
  onSend,
  onClose,
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
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
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
        <FormAlert message={form.alert} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={dangerous ? 'danger' : 'primary'} busy={form.busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
