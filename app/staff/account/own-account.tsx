import { useOutletContext } from 'react-router';
import type { OwnSessions } from '../../../shop/auth/sessions/responses.ts';
import { ownPasswordFormSchema } from '../../../shop/staff/schemas.ts';
import type { TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import { PasswordForm } from '../../account/password-form.tsx';
import { SessionList } from '../../account/session-list.tsx';
import type { ApiResult } from '../../api.ts';
import { STAFF_AREAS, staffKindAt, useStaffKind } from '../areas.ts';
import type { AnyStaff } from '../check-session.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { SignOutEverywhere } from '../sign-out.tsx';
import { storeToken } from '../token-store.ts';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import type { Route } from './+types/own-account.ts';
import { AccountCard } from './account-card.tsx';
import { CodeField } from './identity-question.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

/** Whether two-factor authentication is on for the own account, and where it is signed in. */
export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const kind = staffKindAt(url.pathname);
  const { api } = STAFF_AREAS[kind];
  const [twoFactor, sessions] = await Promise.all([
    requestAsStaff<TwoFactor>(kind, `${api}/second-factor`, { signal }),
    requestAsStaff<OwnSessions>(kind, `${api}/sessions`, { signal }),
  ]);
  return { twoFactor, sessions };
}

/** What staff do with their own accounts: password, two-factor authentication, sessions. */
export default function OwnAccount({ loaderData: loaded }: Route.ComponentProps) {
  const kind = useStaffKind();
  const { name, username, role } = useOutletContext<AnyStaff>();
  const { data: twoFactor, error } = useLoaded(loaded.twoFactor);
  const write = useWrite('never');
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">
        You are signed in as {username ? `${username}, ${role}` : name}.
      </p>
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
          <TwoFactorSettings twoFactor={twoFactor} error={error} />
          <Sessions loaded={loaded.sessions} />
        </div>
      </div>
    </>
  );
}

/** Where the account is signed in. */
function Sessions({ loaded }: { loaded: ApiResult<OwnSessions> }) {
  const { api } = STAFF_AREAS[useStaffKind()];
  const { data, error } = useLoaded(loaded);
  const write = useWrite();
  return (
    <AccountCard heading="Where you are signed in">
      {error && <p className="mb-3 text-danger">{error.message}</p>}
      {data && (
        <SessionList
          sessions={data.sessions}
          verb="Sign"
          end={(path) => write(`${api}/sessions${path}`, { method: 'DELETE' })}
        />
      )}
      <SignOutEverywhere />
    </AccountCard>
  );
}
