import type { TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import type { ApiResult } from '../../api.ts';
import { STAFF_AREAS } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { OwnPassword } from './own-password.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

/** How the second step of one's own sign-in stands. */
export function loadOwnAccount(kind: StaffKind, { signal }: Request) {
  return requestAsStaff<TwoFactor>(kind, `${STAFF_AREAS[kind].api}/second-factor`, { signal });
}

interface OwnAccountProps {
  kind: StaffKind;
  /** Who is signed in. */
  name: string;
  loaded: ApiResult<TwoFactor>;
}

/** What staff do with their own accounts: password, second step of sign-in, signing out everywhere. */
export function OwnAccount({ kind, name, loaded }: OwnAccountProps) {
  const { data: twoFactor, error } = useLoaded(loaded);
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">You are signed in as {name}.</p>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <OwnPassword kind={kind} withCode={twoFactor?.on ?? false} />
        <div className="grid gap-5">
          <TwoFactorSettings kind={kind} twoFactor={twoFactor} error={error} />
          <SignOutEverywhere kind={kind} />
        </div>
      </div>
    </>
  );
}
