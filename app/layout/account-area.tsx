import { Link } from 'react-router';
import { useShopperName } from '../account/local-user.ts';
import { buttonVariant } from '../ui/button-variant.ts';
import { UserIcon } from '../ui/icons.tsx';
import { LOGIN, PROFILE, REGISTRATION } from './site-links.ts';

/** The way to the account. Its box opens by CSS alone, so that it works before the page's scripts do. */
export function AccountArea() {
  const name = useShopperName();
  return (
    <div className="group/account relative">
      <Link
        to={name ? PROFILE : LOGIN}
        aria-label={name ? `Account of ${name}` : 'Account'}
        className="grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-mist hover:text-brand"
      >
        <UserIcon className="size-6" />
      </Link>
      <div className="invisible absolute top-full right-0 z-40 w-64 pt-2 opacity-0 transition-[opacity,visibility] duration-150 group-focus-within/account:visible group-focus-within/account:opacity-100 group-hover/account:visible group-hover/account:opacity-100 max-lg:hidden">
        <div className="rounded-card border border-line bg-paper p-4 shadow-lift">
          <p className="mb-3 text-center text-base font-semibold">{name ? `Welcome, ${name}` : 'Welcome'}</p>
          {name ? (
            <Link to={PROFILE} className={buttonVariant('primary', 'medium', 'w-full')}>
              MY PROFILE
            </Link>
          ) : (
            <>
              <Link to={LOGIN} className={buttonVariant('primary', 'medium', 'w-full')}>
                LOGIN
              </Link>
              <Link
                to={REGISTRATION}
                className="mt-1 flex min-h-11 items-center justify-center text-xs font-semibold tracking-wide text-brand hover:underline"
              >
                NEW CUSTOMER? SIGN UP
              </Link>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
