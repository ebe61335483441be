import { useEffect } from 'react';
import { href } from 'react-router';
import type { Customer } from '../../shop/customers/responses.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { useAnswer } from '../use-answer.ts';
import type { Route } from './+types/profile.ts';
import { localUser } from './local-user.ts';
import { ProfileContents } from './profile-contents.tsx';
import { ProfileFailed, ProfileWaiting, SignedOut } from './profile-states.tsx';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'My profile',
    description: 'Your orders, your details and your password.',
    path: href('/profile'),
    indexed: false,
  });
}

/** The page is the same for everyone (R26); the browser requests the customer's own data. */
export default function Profile() {
  const { result, askAgain } = useAnswer<Customer>('/api/reglogin/profile');
  const signedOut = result.state === 'failed' && result.failure.code === 'NOT_LOGGED_IN';
  const customer = result.state === 'ready' ? result.value : null;

  // The session may have ended elsewhere, or this browser's memory: the header greets who is really there.
  useEffect(() => {
    if (signedOut) localUser.forget();
    else if (customer) localUser.remember(customer);
  }, [signedOut, customer]);

  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="mb-6 text-3xl font-bold tracking-tight lg:mb-8">My profile</h1>
      {result.state === 'waiting' && <ProfileWaiting />}
      {signedOut && <SignedOut />}
      {result.state === 'failed' && !signedOut && <ProfileFailed onRetry={askAgain} />}
      {customer && <ProfileContents customer={customer} onSignedOut={askAgain} />}
    </div>
  );
}
