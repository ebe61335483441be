import { Link } from 'react-router';
import { useShopperName } from '../account/local-user.ts';
import { loginAddress } from '../account/return-target.ts';
import { Frame } from '../layout/frame.ts';
import { PhoneLink } from '../layout/phone-link.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { Wordmark } from '../layout/wordmark.tsx';
import { UserIcon } from '../ui/icons.tsx';

const WAY = 'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold';

/** The header of the checkout: the way home, the number to call, and the login, which leads back here. */
function CheckoutHeader() {
  const name = useShopperName();
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-4">
        <Wordmark />
        <PhoneLink short className={`${WAY} ml-auto text-ink hover:text-brand`} icon="size-4.5 text-brand" />
        {name === null ? (
          <Link to={loginAddress('/CheckOut')} className={`${WAY} -mr-2 text-brand hover:underline`}>
            <UserIcon className="size-4.5" />
            Log in
          </Link>
        ) : (
          <p className="flex min-w-0 items-center gap-2 text-sm font-semibold">
            <UserIcon className="size-4.5 shrink-0 text-brand" />
            <span className="sr-only">Logged in as </span>
            <span dir="auto" className="max-w-28 truncate sm:max-w-60">
              {name}
            </span>
          </p>
        )}
      </div>
    </header>
  );
}

/** The footer of the checkout: whose shop it is, and nothing that leads away. */
function CheckoutFooter() {
  const { store } = useRootData();
  return (
    <footer className="border-t border-line print:hidden">
      <p className="page-width py-4 text-center text-xs text-ink-quiet">
        © 2024 {store.name} · {store.address}
      </p>
    </footer>
  );
}

/** The `handle` of the checkout: no menus, no search, no links of a footer; the shopper has already chosen. */
export const CHECKOUT_FRAME = new Frame({
  header: <CheckoutHeader />,
  footer: <CheckoutFooter />,
  canBuy: true,
});
