import { type ReactNode, useId, useState } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { passwordFormSchema } from '../../shop/fields/schemas.ts';
import { requestApi } from '../api.ts';
import { UNREACHABLE } from '../send-form.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { DetailsForm } from './details-form.tsx';
import { localUser } from './local-user.ts';
import { OwnOrders } from './own-orders.tsx';
import { PasswordForm } from './password-form.tsx';

interface ProfileContentsProps {
  customer: Customer;
  /** Called once nobody is signed in any more. */
  onSignedOut: () => void;
}

/** The profile of who is signed in: the orders, the details, the password, and the way out. */
export function ProfileContents({ customer, onSignedOut }: ProfileContentsProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function logOut() {
    setBusy(true);
    const result = await requestApi('/api/reglogin/logout', { method: 'POST' });
    setBusy(false);
    setFailure(result.ok ? null : result.message || UNREACHABLE);
    if (!result.ok) return;
    localUser.forget();
    onSignedOut();
  }

  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-ink-soft">
          Logged in as <strong className="font-semibold break-words text-ink">{customer.email}</strong>
        </p>
        <Button variant="secondary" busy={busy} onClick={logOut}>
          LOG OUT
        </Button>
        <div className="w-full empty:hidden">{failure && <FormAlert message={failure} />}</div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Part heading="My orders" className="lg:col-span-2">
          <OwnOrders />
        </Part>
        <Part heading="My details">
          <DetailsForm customer={customer} />
        </Part>
        <Part heading="Change password">
          <PasswordForm path="/api/reglogin/password" schema={passwordFormSchema} />
        </Part>
      </div>
    </>
  );
}

interface PartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

function Part({ heading, className = '', children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-paper p-5 shadow-card lg:p-6 ${className}`}
    >
      <h2 id={id} className="mb-4 text-lg font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
