import { ownPasswordFormSchema } from '../../../shop/staff/schemas.ts';
import type { TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import { PasswordForm } from '../../account/password-form.tsx';
import type { ApiResult } from '../../api.ts';
import { STAFF_AREAS } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { SignOutEverywhere } from '../sign-out.tsx';
import { type StaffKind, storeToken } from '../token-store.ts';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import { AccountCard } from './account-card.tsx';
import { CodeField } from './identity-question.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

/** Whether two-factor authentication is on for the own account. */
export function loadOwnAccount(kind: StaffKind, { signal }: Request) {
  return requestAsStaff<TwoFactor>(kind, `${STAFF_AREAS[kind].api}/second-factor`, { signal });
}

interface OwnAccountProps {
  kind: StaffKind;
  name: string;
  loaded: ApiResult<TwoFactor>;
}

/** What staff do with their own accounts: password, two-factor authentication, signing out everywhere. */
export function OwnAccount({ kind, name, loaded }: OwnAccountProps) {
  const { data: twoFactor, error } = useLoaded(loaded);
  const write = useWrite(kind, 'never');
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">You are signed in as {name}.</p>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <AccountCard heading="Password">
          <PasswordForm<{ token: string }>
            schema={ownPasswordFormSchema}
            change={(body) => write(`${STAFF_AREAS[kind].api}/password`, { method: 'PUT', body })}
            codeField={twoFactor?.on ? (field) => <CodeField field={field} /> : undefined}
            // The session goes on under a new token.
            onDone={({ token }) => storeToken(kind, token)}
          />
        </AccountCard>
        <div className="grid gap-5">
          <TwoFactorSettings kind={kind} twoFactor={twoFactor} error={error} />
          <SignOutEverywhere kind={kind} />
        </div>
      </div>
    </>
  );
}
