import { formatRupees } from '../../shop/money.ts';
import { FREE_DELIVERY_FROM } from '../../shop/shipping/rules.ts';
import { PhoneIcon, TruckIcon } from '../ui/icons.tsx';
import { phoneAddress } from './site-links.ts';

/** What the shop announces, and the number to call. It scrolls away; the compact header takes its place. */
export function AnnouncementStrip({ phone }: { phone: string }) {
  return (
    <div className="bg-brand-strong text-white">
      <div className="page-width flex min-h-10 items-center justify-between gap-3 text-xs font-medium min-[22rem]:text-[0.8125rem] sm:text-sm">
        <p className="flex min-w-0 items-center gap-2">
          <TruckIcon className="hidden size-4.5 text-saffron min-[22rem]:block" />
          FREE delivery on orders above {formatRupees(FREE_DELIVERY_FROM)}
        </p>
        <a
          href={phoneAddress(phone)}
          className="-mr-2 inline-flex min-h-10 shrink-0 items-center gap-1.5 px-2 whitespace-nowrap hover:underline focus-visible:-outline-offset-3 focus-visible:outline-saffron"
        >
          <PhoneIcon className="size-4 text-saffron" />
          <span className="sr-only">Call us: </span>
          <span className="max-sm:sr-only">{phone}</span>
        </a>
      </div>
    </div>
  );
}
