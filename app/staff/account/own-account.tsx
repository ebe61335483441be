import { ScreenHeading } from '../../dashboard/parts/screen-heading.tsx';
import { useRemote } from '../../dashboard/parts/use-remote.ts';
import { STAFF_AREAS } from '../areas.ts';
import { CALL_AS } from '../call-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { OwnPassword } from './own-password.tsx';
import { type SecondFactor, SecondStep } from './second-step.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** What staff do with their own accounts: password, second step of sign-in, signing out everywhere. */
export function OwnAccount({ kind, name }: { kind: StaffKind; name: string }) {
  const remote = useRemote<SecondFactor>(`${STAFF_AREAS[kind].api}/second-factor`, CALL_AS[kind]);
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">You are signed in as {name}.</p>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <OwnPassword kind={kind} withCode={remote.data?.on ?? false} />
        <div className="grid gap-5">
          <SecondStep kind={kind} remote={remote} />
          <SignOutEverywhere kind={kind} />
        </div>
      </div>
    </>
  );
}
