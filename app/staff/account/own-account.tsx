import type { CallResult } from '../../api.ts';
import { ScreenHeading } from '../../dashboard/parts/screen-heading.tsx';
import { STAFF_AREAS } from '../areas.ts';
import { requestAsStaff } from '../send-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { useLoaded } from '../use-loaded.ts';
import { OwnPassword } from './own-password.tsx';
import { type SecondFactor, SecondStep } from './second-step.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** How the second step of one's own sign-in stands. */
export function loadOwnAccount(kind: StaffKind, { signal }: Request) {
  return requestAsStaff<SecondFactor>(kind, `${STAFF_AREAS[kind].api}/second-factor`, { signal });
}

interface OwnAccountProps {
  kind: StaffKind;
  /** Who is signed in. */
  name: string;
  loaded: CallResult<SecondFactor>;
}

/** What staff do with their own accounts: password, second step of sign-in, signing out everywhere. */
export function OwnAccount({ kind, name, loaded }: OwnAccountProps) {
  const { data: secondFactor, error } = useLoaded(loaded);
  return (
    <>
      <ScreenHeading title="My account" />
      <p className="mb-4 text-sm text-ink-soft">You are signed in as {name}.</p>
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <OwnPassword kind={kind} withCode={secondFactor?.on ?? false} />
        <div className="grid gap-5">
          <SecondStep kind={kind} stands={secondFactor} error={error} />
          <SignOutEverywhere kind={kind} />
        </div>
      </div>
    </>
  );
}
