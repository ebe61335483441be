import { STAFF_AREAS } from '../areas.ts';
import { REQUEST_AS } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useRemote } from '../ui/use-remote.ts';
import { OwnPassword } from './own-password.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { type TwoFactor, TwoFactorSettings } from './two-factor-settings.tsx';

/** What staff do with their own accounts: password, second step of sign-in, signing out everywhere. */
export function OwnAccount({ kind, name }: { kind: StaffKind; name: string }) {
  const remote = useRemote<TwoFactor>(`${STAFF_AREAS[kind].api}/second-factor`, REQUEST_AS[kind]);
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">You are signed in as {name}.</p>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <OwnPassword kind={kind} withCode={remote.data?.on ?? false} />
        <div className="grid gap-5">
          <TwoFactorSettings kind={kind} remote={remote} />
          <SignOutEverywhere kind={kind} />
        </div>
      </div>
    </>
  );
}
