import { MISSING_FIELDS } from '../../../shop/fields/schemas.ts';
import { confirmTwoFactorSchema } from '../../../shop/staff/schemas.ts';
import type { Enrolment, RecoveryCodes } from '../../../shop/staff/two-factor/responses.ts';
import type { ApiResult } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { failureMessage } from '../failure-message.ts';
import { QrCode } from './qr-code.tsx';

interface EnrolProps {
  enrolment: Enrolment;
  confirm: (code: string) => Promise<ApiResult<RecoveryCodes>>;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows an authenticator app what it has to know, and asks for its first code. */
export function Enrol({ enrolment, confirm, onDone, onCancel }: EnrolProps) {
  const form = useForm({
    schema: confirmTwoFactorSchema,
    initial: { code: '' },
    missing: MISSING_FIELDS,
  });
  const { busy, submit } = useSubmit(async () => {
    const checked = form.check();
    if (!checked) return;
    const result = await confirm(checked.code);
    if (result.ok) {
      onDone(result.value.recoveryCodes);
      return;
    }
    form.say(failureMessage(result));
    form.markRefused(result.fields);
  });
  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label="Second step" className="space-y-4">
      <p className="text-ink-soft">
        Scan this with an authenticator app, then enter the six digits it shows. Nothing changes until then.
      </p>
      <QrCode text={enrolment.address} label="QR code for your authenticator app" />
      <p className="text-xs text-ink-soft">
        Can't scan? Type this into the app:{' '}
        <code className="font-mono text-sm break-all text-ink">{inGroups(enrolment.secret)}</code>
      </p>
      <FormField field={form.field('code')} label="Code">
        {(control) => <input {...control} inputMode="numeric" autoComplete="one-time-code" />}
      </FormField>
      <FormAlert message={form.alert} />
      <div className="flex gap-2">
        <Button type="submit" busy={busy}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Four letters at a time are easier to type over. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
