import { href } from 'react-router';
import { SERVER_ERROR } from '../api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { UserIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { loginAddress } from './return-target.ts';

const BOX =
  'flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-16 text-center';

/** While the profile is on its way. */
export function ProfileWaiting() {
  return (
    <div role="status" className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** Nobody is signed in in this browser. */
export function SignedOut() {
  return (
    <div className={BOX}>
      <span className="grid size-20 place-items-center rounded-full bg-mist text-ink-quiet">
        <UserIcon className="size-9" />
      </span>
      <p className="text-xl font-semibold">You are not logged in.</p>
      <p className="text-ink-soft">Log in to see your details and your orders.</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={loginAddress('/profile')} size="large">
          LOGIN
        </ButtonLink>
        <ButtonLink to={href('/registration')} size="large" variant="secondary">
          Create an account
        </ButtonLink>
      </div>
    </div>
  );
}

/** The shop did not answer. */
export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={BOX}>
      <p className="text-lg font-semibold">{SERVER_ERROR}</p>
      <Button size="large" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
