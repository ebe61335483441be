import { useRevalidator } from 'react-router';
import { useStaffKind } from '../areas.ts';
import { forgetCheck } from '../check-session.ts';
import { SignOutButton } from '../sign-out.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

const NOT_YET = { on: false, recoveryCodesLeft: 0, required: true };

/** In the place of a whole area, for who has no two-factor authentication where the shop asks for it. */
export function SetUpTwoFactor() {
  const kind = useStaffKind();
  const { revalidate } = useRevalidator();
  // Only after the recovery codes were kept: the area takes the place of this screen.
  async function handleDone() {
    forgetCheck(kind);
    await revalidate();
  }
  return (
    <div className="mx-auto max-w-xl px-4 py-8 lg:py-12">
      <ScreenHeading title="Set up the second step of sign-in" />
      <p className="mb-4 text-sm text-ink-soft">
        This shop asks for it. You need two minutes and an authenticator app on your phone; everything else
        opens afterwards.
      </p>
      <TwoFactorSettings twoFactor={NOT_YET} error={null} onDone={handleDone} />
      <div className="mt-4">
        <SignOutButton />
      </div>
    </div>
  );
}
