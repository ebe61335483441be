import { overruleSchema } from '../../../shop/orders/risk/schemas.ts';
import type { ApiFailure } from '../../api.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

interface OverruleDialogProps {
  title: string;
  /** What is asked for, and why. */
  message: string;
  /** The verb on the button. */
  label: string;
  /** Goes on with the reason. @returns what went wrong, or null */
  onOverrule: (reason: string) => Promise<ApiFailure | null>;
  onClose: () => void;
}

/** Asks why staff go on although a rule asks for something first, or the mobile is blocked. The history keeps it. */
export function OverruleDialog({ title, message, label, onOverrule, onClose }: OverruleDialogProps) {
  const form = useStaffForm({
    draft: 'overrule',
    schema: overruleSchema,
    defaultValues: { overrule: '' },
    missing: 'Please say why.',
  });
  const submit = form.submit(async ({ overrule }) => {
    const failed = await onOverrule(overrule);
    if (failed) form.refuse(failed);
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <p dir="auto" className="text-sm break-words">
          {message}
        </p>
        <TextArea
          field={form.field('overrule')}
          label="Why go on all the same"
          rows={2}
          hint="It stands in the history of the order, with your name."
        />
        <FormAlert message={form.alert} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={form.busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
