import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useRevalidator } from 'react-router';
import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { formatRupees } from '../../shop/money.ts';
import type { OrderToChange } from '../../shop/orders/own-changes/queries.ts';
import type { OwnChangePreview } from '../../shop/orders/own-changes/responses.ts';
import { ownPlaceSchema } from '../../shop/orders/own-changes/schemas.ts';
import { MOST_OF_ONE_PRODUCT } from '../../shop/rules.ts';
import { type ApiFailure, requestApi } from '../api.ts';
import { Input, TextArea } from '../forms/field.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { PlaceFields } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { Button } from '../ui/button.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { ChangeReview } from './change-review.tsx';

const EMPTY_PLACE = { province: '', city: '', otherCity: '', address: '', instructions: '' };
const NOTHING = 'Nothing is changed yet. Choose other quantities or another address.';

/** The body of a change that was looked at, with what it makes of the order. */
interface Reviewed {
  body: object;
  preview: OwnChangePreview;
}

/** Quantities and, where it is typed, another address; the difference is shown before anything is stored. */
export function ChangeForm({ order }: { order: OrderToChange }) {
  const scripted = useScripted();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { token = '' } = useParams();
  const endpoint = `/api/v1/checkout/own-order/${token}`;
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const [isMoved, setMoved] = useState(false);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [busy, setBusy] = useState(false);
  const [isUnchanged, setUnchanged] = useState(false);
  const form = useSchemaForm({ schema: ownPlaceSchema, defaultValues: EMPTY_PLACE });
  const province = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isMoved) province.current?.querySelector('select')?.focus();
  }, [isMoved]);

  const quantityOf = ({ lineNumber, quantity }: OrderToChange['lines'][number]) =>
    quantities.get(lineNumber) ?? quantity;

  function refuse(failure: ApiFailure) {
    const fields = Object.entries(failure.fields).map(([path, text]) => [path.replace('place.', ''), text]);
    form.refuse({ ...failure, fields: Object.fromEntries(fields) });
    setReviewed(null);
    // What the order is now is shown beside why this was refused.
    if (failure.code === 'CHANGED_MEANWHILE' || failure.code === 'NOT_EDITABLE')
      void revalidator.revalidate();
  }

  async function review(place: object | null) {
    const lines = order.lines
      .filter((line) => quantityOf(line) !== line.quantity)
      .map((line) => ({ lineNumber: line.lineNumber, quantity: quantityOf(line) }));
    if (lines.length === 0 && place === null) return setUnchanged(true);
    const body = { version: order.version, lines, place };
    setBusy(true);
    const result = await requestApi<OwnChangePreview>(`${endpoint}/preview`, { method: 'POST', body });
    setBusy(false);
    if (result.ok) setReviewed({ body, preview: result.value });
    else refuse(result);
  }

  async function save({ body }: Reviewed) {
    setBusy(true);
    const result = await requestApi(endpoint, { method: 'PUT', body });
    setBusy(false);
    if (result.ok) await navigate(`${order.page}?done=change`, { replace: true });
    else refuse(result);
  }

  const reviewPlace = form.submit(review);
  const isReviewed = reviewed !== null;
  return (
    <>
      <form
        ref={form.ref}
        method="post"
        noValidate
        aria-label="Change your order"
        className={`mt-6 grid gap-6 ${isReviewed ? 'hidden' : ''}`}
        onSubmit={(event) => {
          if (isMoved) return void reviewPlace(event);
          event.preventDefault();
          if (!busy) void review(null);
        }}
      >
        <noscript>
          <p className="rounded-control bg-accent-soft px-4 py-3 font-medium">
            This form needs JavaScript. You can also change your order by phone.
          </p>
        </noscript>
        <FormSummary form={{ ...form, alert: form.alert ?? (isUnchanged ? NOTHING : null) }} />
        <Lines
          order={order}
          quantityOf={quantityOf}
          onChange={(lineNumber, quantity) => {
            setUnchanged(false);
            setQuantities(new Map(quantities).set(lineNumber, quantity));
          }}
        />
        <section aria-labelledby="place" className="rounded-card border border-line bg-paper p-5 sm:p-6">
          <h2 id="place" className="text-lg font-bold">
            Where it goes
          </h2>
          {isMoved ? (
            <div ref={province} className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <PlaceFields form={form} list="checkout" hint="House, street, area and a landmark nearby.">
                {form.watch('city') === OTHER_CITY && (
                  <Input
                    field={form.field('otherCity')}
                    label="Name of your city"
                    autoComplete="address-level2"
                    className="sm:col-span-2"
                  />
                )}
              </PlaceFields>
              <TextArea
                field={form.field('instructions')}
                label="Instructions"
                optional
                rows={2}
                autoComplete="off"
                className="sm:col-span-2"
              />
            </div>
          ) : (
            <p className="mt-1 text-sm text-ink-soft">
              Your address is not shown here. To change it, enter it in full.
            </p>
          )}
          <Button
            variant="secondary"
            className="mt-4"
            disabled={!scripted}
            onClick={() => {
              setUnchanged(false);
              setMoved(!isMoved);
            }}
          >
            {isMoved ? 'Keep the address as it was' : 'Enter another address'}
          </Button>
        </section>
        <Button type="submit" size="large" busy={busy} disabled={!scripted} className="w-full sm:w-fit">
          See what changes
        </Button>
      </form>
      {reviewed && (
        <ChangeReview
          preview={reviewed.preview}
          isMoved={isMoved}
          busy={busy}
          onSave={() => void save(reviewed)}
          onBack={() => setReviewed(null)}
        />
      )}
    </>
  );
}

interface LinesProps {
  order: OrderToChange;
  quantityOf: (line: OrderToChange['lines'][number]) => number;
  onChange: (lineNumber: number, quantity: number) => void;
}

function Lines({ order: { lines }, quantityOf, onChange }: LinesProps) {
  return (
    <section aria-labelledby="lines" className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 id="lines" className="text-lg font-bold">
        How many
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.lineNumber} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
            <ProductPhoto
              photos={line.photo ? [line.photo] : []}
              title=""
              size={48}
              className="max-w-12 rounded-control"
            />
            <span
              className={`min-w-40 grow basis-40 text-sm ${quantityOf(line) === 0 ? 'text-ink-quiet' : ''}`}
            >
              {line.name}{' '}
              <span className="block text-ink-quiet tabular-nums">
                {quantityOf(line) === 0 ? 'Taken out of the order' : `${formatRupees(line.linePrice)} each`}
              </span>
            </span>
            <QuantityStepper
              quantity={quantityOf(line)}
              min={0}
              max={MOST_OF_ONE_PRODUCT}
              label={`Quantity of ${line.name}`}
              onChange={(quantity) => onChange(line.lineNumber, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
