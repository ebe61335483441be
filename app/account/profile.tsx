import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import type { Customer } from '../../shop/customers/responses.ts';
import { passwordFormSchema } from '../../shop/fields/schemas.ts';
import { type ApiResult, requestApi, SERVER_ERROR } from '../api.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { UserIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/profile.ts';
import { DetailsForm } from './details-form.tsx';
import { localUser } from './local-user.ts';
import { loadOwnOrders, OwnOrders, type OwnOrdersResult } from './own-orders.tsx';
import { loadOwnSessions, type OwnSessionsResult, OwnShopperSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { Part } from './profile-part.tsx';
import { loginAddress } from './return-target.ts';

export const meta = staticMeta({
  title: 'My profile',
  description: 'Your orders, your details, your password and where you are logged in.',
  path: href('/profile'),
  indexed: false,
});

/** Asks who is signed in; the header greets who is really there, since the session may have ended elsewhere. */
async function loadCustomer(): Promise<ApiResult<Customer>> {
  const result = await requestApi<Customer>('/api/reglogin/profile');
  if (result.ok) localUser.remember(result.value);
  else if (result.code === 'NOT_LOGGED_IN') localUser.forget();
  return result;
}

/**
 * The page is the same for everyone (R26); the browser requests the customer's own data. Nothing of it is waited for
 * here: the page shows at once. The rest waits for the customer only where nobody seems to be signed in.
 */
export function clientLoader() {
  const isGuest = localUser.displayName() === null;
  const customer = loadCustomer();
  /** Loads what only somebody who is signed in has. */
  const own = <T,>(load: () => Promise<ApiResult<T>>) =>
    isGuest ? customer.then((result) => (result.ok ? load() : result)) : load();
  const orders = own(() => loadOwnOrders(1));
  return { loadedAt: Date.now(), customer, orders, sessions: own(loadOwnSessions) };
}
clientLoader.hydrate = true;

export function HydrateFallback() {
  return (
    <ProfilePage>
      <ProfileWaiting />
    </ProfilePage>
  );
}

export default function Profile({ loaderData: { loadedAt, ...loading } }: Route.ComponentProps) {
  return (
    <ProfilePage>
      <Suspense key={loadedAt} fallback={<ProfileWaiting />}>
        <Loaded {...loading} />
      </Suspense>
    </ProfilePage>
  );
}

function ProfilePage({ children }: { children: ReactNode }) {
  return (
    // As high as the window while it waits, so that the footer does not move.
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="mb-6 text-3xl font-bold tracking-tight lg:mb-8">My profile</h1>
      {children}
    </div>
  );
}

function Loaded({ customer, ...own }: Omit<ReturnType<typeof clientLoader>, 'loadedAt'>) {
  const result = use(customer);
  const { revalidate } = useRevalidator();
  if (result.ok) {
    return <ProfileContents customer={result.value} {...own} onSignedOut={revalidate} />;
  }
  return result.code === 'NOT_LOGGED_IN' ? <SignedOut /> : <ProfileFailed onRetry={revalidate} />;
}

const BOX =
  'flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-16 text-center';

/** While the profile is on its way. */
function ProfileWaiting() {
  return (
    <div role="status" className="grid gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}

/** Nobody is signed in in this browser. */
function SignedOut() {
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
function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={BOX}>
      <p className="text-lg font-semibold">{SERVER_ERROR}</p>
      <Button size="large" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface ProfileContentsProps {
  customer: Customer;
  /** The newest of them. */
  orders: Promise<OwnOrdersResult>;
  sessions: Promise<OwnSessionsResult>;
  /** Called once nobody is signed in any more. */
  onSignedOut: () => void;
}

/** The profile of who is signed in: the orders, the details, the password, the sessions, and the way out. */
function ProfileContents({ customer, orders, sessions: loaded, onSignedOut }: ProfileContentsProps) {
  const [sessions, setSessions] = useState(loaded);
  // The list stays until the new one is there.
  const loadSessions = () => startTransition(() => setSessions(loadOwnSessions()));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function logOut() {
    setBusy(true);
    const result = await requestApi('/api/reglogin/logout', { method: 'POST' });
    setBusy(false);
    setFailure(result.ok ? null : result.message || SERVER_ERROR);
    if (!result.ok) return;
    localUser.forget();
    onSignedOut();
  }

  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-ink-soft">
          Logged in as <strong className="font-semibold break-words text-ink">{customer.email}</strong>
        </p>
        <Button variant="secondary" busy={busy} onClick={logOut}>
          LOG OUT
        </Button>
        <div className="w-full empty:hidden">{failure && <FormAlert message={failure} />}</div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Part heading="My orders" className="lg:col-span-2">
          <OwnOrders newest={orders} />
        </Part>
        <Part heading="My details">
          <DetailsForm customer={customer} />
        </Part>
        <Part heading="Change password">
          <PasswordForm
            schema={passwordFormSchema}
            change={(body) =>
              requestApi<{ message: string }>('/api/reglogin/password', { method: 'PUT', body })
            }
            onDone={loadSessions}
          />
        </Part>
        <Part heading="Where you are logged in" className="lg:col-span-2">
          <OwnShopperSessions sessions={sessions} onChange={loadSessions} />
        </Part>
      </div>
    </>
  );
}
