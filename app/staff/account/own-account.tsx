import type { OwnSessions } from '../../../shop/auth/sessions/responses.ts';
import { ownPasswordFormSchema } from '../../../shop/staff/schemas.ts';
import type { TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import { PasswordForm } from '../../account/password-form.tsx';
import { SessionList } from '../../account/session-list.tsx';
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

/** Whether two-factor authentication is on for the own account, and where it is signed in. */
export async function loadOwnAccount(kind: StaffKind, { signal }: Request): Promise<LoadedAccount> {
  const { api } = STAFF_AREAS[kind];
  const [twoFactor, sessions] = await Promise.all([
    requestAsStaff<TwoFactor>(kind, `${api}/second-factor`, { signal }),
    requestAsStaff<OwnSessions>(kind, `${api}/sessions`, { signal }),
  ]);
  return { twoFactor, sessions };
}

interface LoadedAccount {
  twoFactor: ApiResult<TwoFactor>;
  sessions: ApiResult<OwnSessions>;
}

interface OwnAccountProps {
  kind: StaffKind;
  name: string;
  loaded: LoadedAccount;
}

/** What staff do with their own accounts: password, two-factor authentication, sessions. */
export function OwnAccount({ kind, name, loaded }: OwnAccountProps) {
  const { data: twoFactor, error } = useLoaded(loaded.twoFactor);
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
          <Sessions kind={kind} loaded={loaded.sessions} />
        </div>
      </div>
    </>
  );
}

/** Where the account is signed in. */
function Sessions({ kind, loaded }: { kind: StaffKind; loaded: ApiResult<OwnSessions> }) {
  const { data, error } = useLoaded(loaded);
  const write = useWrite(kind);
  return (
    <AccountCard heading="Where you are signed in">
      {error && <p className="mb-3 text-danger">{error.message}</p>}
      {data && (
        <SessionList
          sessions={data.sessions}
          verb="Sign"
          end={(path) => write(`${STAFF_AREAS[kind].api}/sessions${path}`, { method: 'DELETE' })}
        />
      )}
      <SignOutEverywhere kind={kind} />
    </AccountCard>
  );
}
