import { Link } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { FREE_DELIVERY_FROM } from '../../shop/orders/shipping/rules.ts';
import { loginAddress } from '../account/return-target.ts';
import { PhoneIcon, TruckIcon } from '../ui/icons.tsx';
import { PROFILE } from './site-links.ts';
import { useShopperName } from './use-shopper-name.ts';

const WAY =
  '-mr-2 inline-flex min-h-10 shrink-0 items-center gap-1.5 px-2 whitespace-nowrap hover:underline focus-visible:-outline-offset-3 focus-visible:outline-saffron';

/**
 * What the shop announces, and the number to call; on wide screens, where the row below has the number, the way to one's
 * orders instead. It scrolls away; the compact header takes its place.
 */
export function AnnouncementStrip({ phone }: { phone: string }) {
  const name = useShopperName();
  return (
    <div className="bg-brand-strong text-white">
      <div className="page-width flex min-h-10 items-center justify-between gap-3 text-xs font-medium min-[22rem]:text-[0.8125rem] sm:text-sm">
        <p className="flex min-w-0 items-center gap-2">
          <TruckIcon className="hidden size-4.5 text-saffron min-[22rem]:block" />
          FREE delivery on orders above {formatRupees(FREE_DELIVERY_FROM)}
        </p>
        <a href={phoneAddress(phone)} className={`${WAY} lg:hidden`}>
          <PhoneIcon className="size-4 text-saffron" />
          <span className="sr-only">Call us: </span>
          <span className="max-sm:sr-only">{phone}</span>
        </a>
        <Link to={name === null ? loginAddress('/profile') : PROFILE} className={`${WAY} max-lg:hidden`}>
          Track your orders
        </Link>
      </div>
    </div>
  );
}
