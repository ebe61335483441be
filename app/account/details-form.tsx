import { useRef, useState } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { changeDetailsSchema } from '../../shop/customers/schemas.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { requestApi, SERVER_ERROR } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { EmailInput, MobileInput, NameInput, PlaceFields } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { localUser } from './local-user.ts';

/** The details of who is signed in. Another e-mail address asks for the password, and waits to be confirmed. */
export function DetailsForm({ customer: loaded }: { customer: Customer }) {
  const [customer, setCustomer] = useState(loaded);
  const { name, email, mobile, address, province, city } = customer;
  const form = useSchemaForm({
    schema: changeDetailsSchema,
    defaultValues: {
      name,
      email,
      mobile: formatMobile(mobile),
      address,
      province,
      city,
      currentPassword: '',
    },
  });
  const { field } = form;
  const emailChanges = form.watch('email').trim().toLowerCase() !== email.toLowerCase();
  const submit = form.submit(async (body) => {
    const path = '/api/reglogin/profile';
    const result = await requestApi<{ message: string; user: Customer }>(path, { method: 'PUT', body });
    if (!result.ok) return form.refuse(result);
    const { message, user } = result.value;
    setCustomer(user);
    form.set({ currentPassword: '', email: user.email, mobile: formatMobile(user.mobile) });
    localUser.remember(user);
    form.succeed(message);
  });

  return (
    <>
      <EmailState customer={customer} onCancelled={() => setCustomer({ ...customer, pendingEmail: null })} />
      <Form form={form} label="My details" button="SAVE DETAILS" onSubmit={submit} className="sm:grid-cols-2">
        <NameInput field={field('name')} />
        <EmailInput field={field('email')} />
        {emailChanges && (
          <PasswordInput
            field={field('currentPassword')}
            label="Your password"
            hint="Needed to change your e-mail address."
            autoComplete="current-password"
            className="sm:col-span-2"
          />
        )}
        <MobileInput field={field('mobile')} className="sm:col-span-2" />
        <PlaceFields form={form} list="registration" />
      </Form>
    </>
  );
}

const REQUESTS = {
  again: ['/api/reglogin/email-confirmation', 'POST'],
  cancel: ['/api/reglogin/email-change', 'DELETE'],
} as const;

/** How the e-mail address of an account stands: nothing to say, not confirmed yet, or another one waits. */
function EmailState({ customer, onCancelled }: { customer: Customer; onCancelled: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<keyof typeof REQUESTS | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(what: keyof typeof REQUESTS) {
    if (busy) return false;
    setBusy(what);
    setSaid(null);
    setFailure(null);
    const [path, method] = REQUESTS[what];
    const result = await requestApi<{ message: string }>(path, { method });
    setBusy(null);
    if (result.ok) setSaid(result.value.message);
    else setFailure(result.message || SERVER_ERROR);
    return result.ok;
  }

  async function cancel() {
    if (!(await send('cancel'))) return;
    // The button goes with what it called off; the focus stays where that was.
    box.current?.focus();
    onCancelled();
  }

  const { email, emailConfirmed, pendingEmail } = customer;
  const waits = pendingEmail !== null || !emailConfirmed;
  return (
    <div ref={box} tabIndex={-1} className={`focus:outline-none ${waits || said || failure ? 'mb-5' : ''}`}>
      {waits && (
        <div className="rounded-control bg-accent-soft px-4 py-3 text-sm">
          {pendingEmail !== null ? (
            <p>
              <strong className="font-semibold break-words">{pendingEmail}</strong> is not confirmed yet.
              Please open the link that we have sent there. Until then you log in with{' '}
              <span className="break-words">{email}</span>, and our mails go there.
            </p>
          ) : (
            <p>
              Your e-mail address is not confirmed yet. Please open the link in our mail to{' '}
              <span className="break-words">{email}</span>: it shows that what we write reaches you.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" busy={busy === 'again'} onClick={() => send('again')}>
              {pendingEmail !== null ? 'Send the link again' : 'Send me a link'}
            </Button>
            {pendingEmail !== null && (
              <Button variant="quiet" busy={busy === 'cancel'} onClick={cancel}>
                Keep my present address
              </Button>
            )}
          </div>
        </div>
      )}
      <div role="status">{said && <p className="mt-3 text-sm font-medium text-brand-strong">{said}</p>}</div>
      <div className="mt-3 empty:hidden">{failure && <FormAlert message={failure} />}</div>
    </div>
  );
}
