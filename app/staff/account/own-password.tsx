import { PasswordForm } from '../../account/password-form.tsx';
import { STAFF_AREAS } from '../areas.ts';
import { CALL_AS } from '../call-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { AccountCard } from './account-card.tsx';

/** A new password for the member of staff who is signed in. */
export function OwnPassword({ kind }: { kind: StaffKind }) {
  return (
    <AccountCard heading="Password">
      <PasswordForm path={`${STAFF_AREAS[kind].api}/password`} call={CALL_AS[kind]} />
    </AccountCard>
  );
}
