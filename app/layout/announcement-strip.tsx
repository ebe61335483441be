import { Link } from 'react-router';
import { formatRupees } from '../../shop/money.ts';
import { useShopperName } from '../account/local-user.ts';
import { TruckIcon } from '../ui/icons.tsx';
import { PhoneLink } from './phone-link.tsx';
import { PROFILE, TRACK } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

const WAY =
  '-mr-2 inline-flex min-h-10 shrink-0 items-center gap-1.5 px-2 whitespace-nowrap hover:underline focus-visible:-outline-offset-3 focus-visible:outline-saffron';

/**
 * What the shop announces and the number to call; on wide screens, where the row below has it, the way to the orders.
 */
export function AnnouncementStrip() {
  const name = useShopperName();
  const { freeFrom, time } = useRootData().delivery;
  return (
    <div className="bg-brand-strong text-white">
      <div className="page-width flex min-h-10 items-center justify-between gap-3 text-xs font-medium min-[22rem]:text-[0.8125rem] sm:text-sm">
        <p className="flex min-w-0 items-center gap-2">
          <TruckIcon className="hidden size-4.5 text-saffron min-[22rem]:block" />
          {freeFrom === null
            ? `Delivery across Pakistan in ${time}`
            : `FREE delivery on orders above ${formatRupees(freeFrom)}`}
        </p>
        <PhoneLink short className={`${WAY} lg:hidden`} icon="size-4 text-saffron" />
        <Link to={name === null ? TRACK.to : PROFILE} className={`${WAY} max-lg:hidden`}>
          Track your orders
        </Link>
      </div>
    </div>
  );
}
