import { useEffect, useEffectEvent } from 'react';
import type { Overlaps } from '../../../shop/catalogue/discounts/responses.ts';
import { lastDay } from '../../../shop/catalogue/discounts/rules.ts';
import { overlapsSchema } from '../../../shop/catalogue/discounts/schemas.ts';
import { formatTime } from '../../../shop/dates.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { countOf } from '../categories/category-choices.ts';
import { useLatest } from '../take-order/use-latest.ts';

const FIELDS = ['discount', 'from', 'to', 'appliesTo', 'places', 'products'] as const;

interface OverlapNoteProps {
  form: { watch: (name: (typeof FIELDS)[number]) => string };
  /** Of a discount that is stored already. */
  id: string | undefined;
}

/** How long nothing is typed before it is asked (milliseconds). */
const PAUSE = 300;

/** What else holds for the products of a discount while it runs, as it is typed. */
export function OverlapNote({ form, id }: OverlapNoteProps) {
  const { answer, ask, forget } = useLatest<Overlaps>();
  const typed = JSON.stringify({
    ...Object.fromEntries(FIELDS.map((name) => [name, form.watch(name)])),
    _id: id,
  });
  const look = useEffectEvent(() => {
    const body = JSON.parse(typed);
    if (!overlapsSchema.safeParse(body).success) return forget();
    const request = { method: 'POST', body } as const;
    void ask((signal) =>
      requestAsStaff<Overlaps>('admin', '/api/v1/discounts/overlaps', { ...request, signal }),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again when something else is typed.
  useEffect(() => {
    const timer = setTimeout(look, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div role="status" className="text-sm">
      {answer && (
        <div className="grid gap-1 rounded-control bg-mist px-3 py-2">
          <p className="font-semibold">
            {answer.products === 0
              ? 'It is for no product yet.'
              : `It is for ${countOf(answer.products, 'product')}.`}
          </p>
          {answer.own > 0 && (
            <p>
              {answer.own === 1
                ? '1 of them has a discount of its own that is as large or larger, and keeps it.'
                : `${answer.own.toLocaleString('en-US')} of them have a discount of their own that is as large or larger, and keep it.`}
            </p>
          )}
          {answer.others.map(({ _id, name, discount, from, to, products }) => (
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
