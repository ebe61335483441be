import { lazy, type ReactNode, Suspense } from 'react';
import { confirmTwoFactorSchema } from '../../../shop/staff/schemas.ts';
import type { Enrolment, RecoveryCodes } from '../../../shop/staff/two-factor/responses.ts';
import type { ApiResult } from '../../api.ts';
import { Input } from '../../forms/field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { StepForm } from './identity-question.tsx';

interface EnrolProps {
  enrolment: Enrolment;
  confirm: (code: string) => Promise<ApiResult<RecoveryCodes>>;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows an authenticator app what it has to know, and asks for its first code. */
export function Enrol({ enrolment, confirm, onDone, onCancel }: EnrolProps) {
  const form = useSchemaForm({ schema: confirmTwoFactorSchema, defaultValues: { code: '' } });
  const submit = form.submit(async ({ code }) => {
    const result = await confirm(code);
    if (result.ok) onDone(result.value.recoveryCodes);
    else form.fail(result.message, result.fields);
  });
  // Four letters at a time are easier to type over.
  const secret = enrolment.secret.match(/.{1,4}/g)?.join(' ');
  return (
    <StepForm form={form} label="Second step" button="Turn on" onSubmit={submit} onCancel={onCancel}>
      <p className="text-ink-soft">
        Scan this with an authenticator app, then enter the six digits it shows. Nothing changes until then.
      </p>
      <div className="size-52 rounded-control bg-white">
        <Suspense fallback={null}>
          <QrDrawing text={enrolment.address} label="QR code for your authenticator app" />
        </Suspense>
      </div>
      <p className="text-xs text-ink-soft">
        Can't scan? Type this into the app:{' '}
        <code className="font-mono text-sm break-all text-ink">{secret}</code>
      </p>
      <Input field={form.field('code')} label="Code" inputMode="numeric" autoComplete="one-time-code" />
    </StepForm>
  );
}

/** The encoder comes when it is needed, which is once in an account's life. */
const QrDrawing = lazy(() =>
  import('../../qr-code/qr-drawing.tsx').catch((error: unknown) => {
    // The same can be typed; that it could not be drawn is for the log.
    console.error(error);
    return { default: (): ReactNode => null };
  }),
);
