import { type ReactNode, Suspense, use } from 'react';
import { href, useRevalidator } from 'react-router';
import type { Customer } from '../../shop/customers/responses.ts';
import { type ApiResult, requestApi } from '../api.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import type { Route } from './+types/profile.ts';
import { localUser } from './local-user.ts';
import { loadOwnOrders, type OwnOrdersResult } from './own-orders.tsx';
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

/** Asks who is signed in; the header greets who is really there, since the session may have ended elsewhere. */
async function loadCustomer(): Promise<ApiResult<Customer>> {
  const result = await requestApi<Customer>('/api/reglogin/profile');
  if (result.ok) localUser.remember(result.value);
  else if (result.code === 'NOT_LOGGED_IN') localUser.forget();
  return result;
}

/**
 * The page is the same for everyone (R26); the browser requests the customer's own data. Nothing of it is waited for
 * here: the page shows at once.
 */
export function clientLoader() {
  return { loadedAt: Date.now(), customer: loadCustomer(), orders: loadOwnOrders(1) };
}
clientLoader.hydrate = true;

export function HydrateFallback() {
  return (
    <ProfilePage>
      <ProfileWaiting />
    </ProfilePage>
  );
}

export default function Profile({ loaderData: { loadedAt, customer, orders } }: Route.ComponentProps) {
  return (
    <ProfilePage>
      <Suspense key={loadedAt} fallback={<ProfileWaiting />}>
        <Loaded customer={customer} orders={orders} />
      </Suspense>
    </ProfilePage>
  );
}

function ProfilePage({ children }: { children: ReactNode }) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="mb-6 text-3xl font-bold tracking-tight lg:mb-8">My profile</h1>
      {children}
    </div>
  );
}

interface LoadedProps {
  customer: Promise<ApiResult<Customer>>;
  orders: Promise<OwnOrdersResult>;
}

function Loaded({ customer, orders }: LoadedProps) {
  const result = use(customer);
  const { revalidate } = useRevalidator();
  if (result.ok) {
    return <ProfileContents customer={result.value} orders={orders} onSignedOut={revalidate} />;
  }
  return result.code === 'NOT_LOGGED_IN' ? <SignedOut /> : <ProfileFailed onRetry={revalidate} />;
}
