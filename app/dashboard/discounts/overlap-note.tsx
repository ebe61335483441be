import { useEffect, useEffectEvent } from 'react';
import type { Overlaps } from '../../../shop/catalogue/discounts/responses.ts';
import { lastDay } from '../../../shop/catalogue/discounts/rules.ts';
import { overlapsSchema } from '../../../shop/catalogue/discounts/schemas.ts';
import { formatTime } from '../../../shop/dates.ts';
import type { SchemaForm } from '../../forms/use-schema-form.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { useLatestRequest } from '../../use-latest-request.ts';
import { countOf } from '../categories/category-choices.ts';

const FIELDS = ['discount', 'from', 'to', 'appliesTo', 'places', 'products'] as const;

interface OverlapNoteProps {
  form: Pick<SchemaForm<(typeof FIELDS)[number]>, 'getValues' | 'subscribe'>;
  /** Of a discount that is stored already. */
  id: string | undefined;
}

/** How long nothing is typed before it is asked (milliseconds). */
const PAUSE = 300;

/** What else holds for the products of a discount while it runs, as it is typed. */
export function OverlapNote({ form, id }: OverlapNoteProps) {
  const { value, send, clear } = useLatestRequest<Overlaps>();
  const look = useEffectEvent(() => {
    const typed = form.getValues();
    const body = { ...Object.fromEntries(FIELDS.map((name) => [name, typed[name]])), _id: id };
    if (!overlapsSchema.safeParse(body).success) return clear();
    const request = { method: 'POST', body } as const;
    const path = '/api/v1/discounts/overlaps';
    void send((signal) => requestAsStaff<Overlaps>('admin', path, { ...request, signal }), PAUSE);
  });
  useEffect(() => {
    look();
    return form.subscribe({ name: FIELDS, formState: { values: true }, callback: () => look() });
  }, [form.subscribe]);
  return (
    <div role="status" className="text-sm">
      {value && (
        <div className="grid gap-1 rounded-control bg-mist px-3 py-2">
          <p className="font-semibold">
            {value.products === 0
              ? 'It is for no product yet.'
              : `It is for ${countOf(value.products, 'product')}.`}
          </p>
          {value.own > 0 && (
            <p>
              {value.own === 1
                ? '1 of them has a discount of its own that is as large or larger, and keeps it.'
                : `${value.own.toLocaleString('en-US')} of them have a discount of their own that is as large or larger, and keep it.`}
            </p>
          )}
          {value.others.map(({ _id, name, discount, from, to, products }) => (
            <p key={_id}>
              <span dir="auto">“{name}”</span>, {discount} % from {formatTime(from)}
              {to !== null && ` until ${lastDay(to)}`}, holds at the same time for{' '}
              {countOf(products, 'product')}: shoppers get the larger of the two, never both.
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
