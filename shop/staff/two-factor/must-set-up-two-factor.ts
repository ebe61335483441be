import type { Database } from '../../../database/connect.ts';
import { failure } from '../../errors.ts';
import type { Principal, StaffKind } from '../../principal.ts';
import type { Settings } from '../../settings/settings.ts';
import { findTwoFactor } from '../queries.ts';
import { isTwoFactorRequired } from '../rules.ts';

/** Whether somebody has to set two-factor authentication up before anything else (R265). */
export async function mustSetUpTwoFactor(
  db: Database,
  { requireTwoFactor }: Settings,
  principal: Principal<StaffKind>,
): Promise<boolean> {
  if (!isTwoFactorRequired(requireTwoFactor, principal.kind)) return false;
  return !(await findTwoFactor(db, principal)).on;
}

/** What they hear at everything else. */
export function twoFactorRequired() {
  return failure(
    'TWO_FACTOR_REQUIRED',
    'This shop asks for the second step of sign-in. Please set it up first, on the screen "My account".',
  );
}
