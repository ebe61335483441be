import { formatRupees } from '../../../shop/money.ts';
import { toDelivery } from '../../../shop/settings/store-settings/rules.ts';
import { ownersChoiceSchema } from '../../../shop/settings/store-settings/schemas.ts';

const { delivery } = ownersChoiceSchema.shape;

/** What shoppers would read of delivery, of what stands in the form. */
export function DeliveryPreview({ texts }: { texts: Record<string, string> }) {
  const read = delivery.safeParse(texts);
  if (!read.success) return null;
  const { freeFrom, table, time, promise } = toDelivery(read.data);
  return (
    <div className="rounded-lg bg-mist px-3 py-3 text-sm">
      <h3 className="font-semibold text-ink-soft">As shoppers read it</h3>
      <p className="mt-1">
        {freeFrom === null
          ? `Delivery across Pakistan in ${time}`
          : `FREE delivery on orders above ${formatRupees(freeFrom)}`}
      </p>
      <p className="text-ink-soft">{promise}</p>
      <dl className="mt-1.5 grid grid-cols-[minmax(0,auto)_auto] justify-start gap-x-6 tabular-nums">
        {table.map(({ place, cost }) => (
          <div key={place} className="contents">
            <dt className="break-words">{place}</dt>
            <dd className="font-semibold">{formatRupees(cost)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
