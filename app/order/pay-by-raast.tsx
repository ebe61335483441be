import { useState } from 'react';
import { formatRupees } from '../../shop/money.ts';
import type { OrderPage } from '../../shop/orders/page/queries.ts';
import QrDrawing from '../qr-code/qr-drawing.tsx';
import { Button } from '../ui/button.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { unbroken } from '../ui/unbroken.ts';
import { useScripted } from '../ui/use-scripted.ts';

type Request = NonNullable<OrderPage['raast']>;

/**
 * How the order is paid from a bank's app (R448). Open where it is the way to pay, folded where it is only one more. Works and prints without scripts.
 */
export function PayByRaast({ request, isOpen }: { request: Request; isOpen: boolean }) {
  const { amount, reference, code, carriesReference, payee, account } = request;
  const rupees = formatRupees(amount);
  return (
    <details
      open={isOpen}
      className={`group rounded-card border bg-paper ${isOpen ? 'border-brand' : 'border-line print:hidden'}`}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className={isOpen ? 'text-xl/7 font-bold text-balance' : 'font-semibold text-balance'}>
          {isOpen ? 'Pay' : 'Or pay'} {unbroken(rupees)} by bank app (Raast)
        </h2>
        <ChevronDownIcon className="size-5 shrink-0 text-ink-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-5 pb-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:px-6 sm:pb-6">
        <figure className="mx-auto w-48 max-w-full">
          <span className="block rounded-control bg-white">
            <QrDrawing text={code} label={`QR code that pays ${rupees} to ${payee}`} />
          </span>
          <figcaption className="mt-1 text-center text-xs/5 text-ink-soft">{payee}</figcaption>
        </figure>
        <div className="grid min-w-0 content-start gap-3">
          <p className="text-sm/6">
            Scan it with the app of your bank or wallet. Is that app on this phone? Take a screenshot of the
            code and choose it there (“Scan from gallery”){account && ', or copy the account number'}.
          </p>
          <dl className="grid gap-2.5">
            {account && (
              <Copied name={`IBAN of ${account.title}`} text={account.iban}>
                <Iban text={account.iban} />
              </Copied>
            )}
            <Copied name="Amount" text={String(amount)}>
              {rupees}
            </Copied>
            <Copied name="Reference" text={reference}>
              {reference}
            </Copied>
          </dl>
          <p className="text-sm/6">
            {carriesReference && !account ? (
              `The code carries the number of your order, ${reference}.`
            ) : (
              <strong>Write {reference} as the reference, so that we know it is yours.</strong>
            )}{' '}
            The bank does not tell us at once: we look at our bank statement, and then this page says that it
            is paid.
          </p>
        </div>
      </div>
    </details>
  );
}

/** In fours to be read, and without a space where it is copied. */
function Iban({ text }: { text: string }) {
  return (text.match(/.{1,4}/g) ?? []).map((four, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one number never move, and may be equal.
    <span key={place} className="mr-1.5 inline-block last:mr-0">
      {four}
    </span>
  ));
}

/** A value to take into another app: one tap selects it, and a button copies it where there are scripts. */
function Copied({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  const scripted = useScripted();
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser does not allow it: the value stands there to be selected.
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="text-xs/5 text-ink-soft">{name}</dt>
      <dd className="col-start-1 font-semibold break-words tabular-nums select-all">{children}</dd>
      {scripted && (
        <dd className="col-start-2 row-span-2 row-start-1 print:hidden">
          <Button
            variant="secondary"
            size="small"
            aria-label={`${copied ? 'Copied' : 'Copy'}: ${name}`}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </dd>
      )}
    </div>
  );
}
