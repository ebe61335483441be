import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { describeFewLeft, isInStock } from '../../../shop/catalogue/stock/rules.ts';
import type { DraftLine } from '../../../shop/orders/editing/schemas.ts';
import type { Quote } from '../../../shop/orders/phone/responses.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Button } from '../../ui/button.tsx';
import { unitsOf } from '../orders/lines/draft-line.ts';
import { LinesEditor } from '../orders/lines/lines-editor.tsx';
import { orderScreen } from '../orders/order-labels.ts';
import { Panel } from '../orders/panel.tsx';
import { CallerPanel } from './caller-panel.tsx';
import { TotalPanel } from './total-panel.tsx';
import { type TakenOrder, useTakeOrder } from './use-take-order.ts';

/** Takes an order from somebody on the phone or on WhatsApp, by keyboard alone (R284 to R289). */
export default function TakeOrder() {
  const order = useTakeOrder();
  const { form, draft, quote, taken } = order;
  const finder = useRef<HTMLInputElement>(null);

  useEffect(() => {
    form.ref.current?.querySelector<HTMLElement>('[name="mobile"]')?.focus();
  }, [form.ref]);

  /** Enter goes on to the next field, and from a known caller to the products; only with Ctrl it places the order. */
  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    const { target, key, currentTarget } = event;
    if (key !== 'Enter' || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      currentTarget.requestSubmit();
    } else if (target instanceof HTMLInputElement) {
      event.preventDefault();
      if (target.name === 'mobile' && draft.address !== null) finder.current?.focus();
      else nextControl(currentTarget, target)?.focus();
    }
  }

  return (
    <>
      <ScreenHeading title="Take an order">
        <Button variant="quiet" onClick={order.startAgain}>
          Begin anew
        </Button>
      </ScreenHeading>
      <div role="status">{taken && <Taken order={taken} />}</div>
      <form
        ref={form.ref}
        noValidate
        onSubmit={order.submit}
        onKeyDown={handleKey}
        aria-label="Order by phone"
        className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <FormSummary form={form} className="xl:col-span-2" />
        <div className="grid min-w-0 gap-4">
          <CallerPanel order={order} />
          <Panel title="Products">
            <LinesEditor
              lines={withPricesOf(quote, draft.lines)}
              onChange={order.changeLines}
              problemOf={(line) => problemOf(line, quote)}
              finderRef={finder}
            />
          </Panel>
        </div>
        <TotalPanel order={order} />
      </form>
    </>
  );
}

/** The next field or button of the form that can be reached. */
function nextControl(form: HTMLFormElement, control: HTMLInputElement): HTMLElement | undefined {
  const all = [...form.elements].filter(
    (element) => element instanceof HTMLElement && !element.matches(':disabled, fieldset'),
  );
  return all.slice(all.indexOf(control) + 1).find((element) => element instanceof HTMLElement);
}

/** The prices are the shop's of this moment, and not those of when a line was added. */
function withPricesOf(quote: Quote | null, lines: readonly DraftLine[]): readonly DraftLine[] {
  return lines.map((line) => {
    const linePrice = quote?.lines.find(({ _id }) => _id === line._id)?.linePrice;
    return linePrice === undefined ? line : { ...line, linePrice };
  });
}

function problemOf(line: DraftLine, quote: Quote | null): string | null {
  const quoted = quote?.lines.find(({ _id }) => _id === line._id);
  if (!quoted || (unitsOf(line) ?? 0) <= quoted.left) return null;
  return isInStock(quoted.left) ? `Only ${describeFewLeft(quoted.left)}.` : 'It is out of stock.';
}

function Taken({ order: { id, message } }: { order: TakenOrder }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-brand/30 bg-brand-soft px-4 py-3 font-medium text-brand-strong">
      {message}
      {id && (
        <Link to={orderScreen(id)} className="text-sm underline hover:no-underline">
          Open the order
        </Link>
      )}
    </p>
  );
}
