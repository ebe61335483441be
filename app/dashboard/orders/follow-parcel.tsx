import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';

/** Where the courier shows the parcel; nothing where there is no such page. */
export function FollowParcel({ order: { trackingLink } }: { order: Pick<StaffOrderDetail, 'trackingLink'> }) {
  if (!trackingLink) return null;
  return (
    <a
      href={trackingLink}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
    >
      Follow the parcel
    </a>
  );
}
