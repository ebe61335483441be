import type { FormEvent, ReactNode } from 'react';
import type { SchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

export interface FormDialogProps {
  title: string;
  form: Pick<SchemaForm<string>, 'alert' | 'busy'> & Partial<Pick<SchemaForm<string>, 'ref'>>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** The verb on the button. */
  confirmLabel: string;
  /** The way back. */
  cancelLabel?: string;
  dangerous?: boolean;
  /** What else can be done, before the way back. */
  other?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the screen: its fields, what is wrong with it as a whole, the way back and the button that sends it. */
export function FormDialog({
  title,
  form,
  onSubmit,
  confirmLabel,
  cancelLabel = 'Not now',
  dangerous = false,
  other,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={onSubmit} className="grid gap-3">
        {children}
        <FormAlert message={form.alert} />
        <DialogActions>
          {other}
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={dangerous ? 'danger' : 'primary'} busy={form.busy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
