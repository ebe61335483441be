import { formatMobile } from '../../../../shop/fields/rules.ts';
import { formatRupees } from '../../../../shop/money.ts';
import type { ChosenOrder } from '../../../../shop/orders/fulfilment/responses.ts';
import { cashToCollect } from '../../../../shop/orders/payments/rules.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import QrDrawing from '../../../qr-code/qr-drawing.tsx';
import { Code128 } from './code-128.tsx';

/** A short address is read from afar; a long one still fits. */
function addressSize({ length }: string): string {
  if (length > 240) return 'text-[8pt]';
  return length > 110 ? 'text-[10pt]' : 'text-[14pt]';
}

/**
 * The label of a parcel: where it goes, what is collected, where it comes from when nobody takes it, and codes by which a
 * scanner finds the order. Nothing else about the customer.
 */
export function Label({ order }: { order: ChosenOrder }) {
  const { store } = useRootData();
  const { number, customer, items, courier, trackingNumber } = order;
  const toCollect = cashToCollect(order);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const weight = order.labelWeightGrams;
  const code = trackingNumber ?? String(number);
  return (
    <article
      aria-label={`Label of order ${number}`}
      className="flex h-full flex-col gap-[2mm] overflow-hidden bg-white p-[5mm] text-[9pt] leading-tight text-black"
    >
      <header className="flex items-start justify-between gap-[3mm] border-b border-black pb-[2mm]">
        <p className="text-[8pt]">
          <strong className="block text-[11pt]">{store.name}</strong>
          If nobody takes it, back to: {store.address}, {store.phone}
        </p>
        <p className="shrink-0 text-right">
          <strong className="block text-[11pt]">{courier ?? 'No courier yet'}</strong>
          Order <strong className="tabular-nums">{number}</strong>
        </p>
      </header>
      <section aria-label="Deliver to" className="min-h-0 grow">
        <p className="text-[8pt] uppercase">Deliver to</p>
        <p
          dir="auto"
          className={`font-bold break-words ${customer.name.length > 45 ? 'text-[12pt]' : 'text-[17pt]'}`}
        >
          {customer.name}
        </p>
        <p className="text-[15pt] font-semibold tabular-nums">{formatMobile(customer.mobile)}</p>
        <p dir="auto" className={`mt-[1mm] break-words ${addressSize(customer.address)}`}>
          {customer.address}
        </p>
        <p className="mt-[1mm] text-[19pt] font-bold">{customer.city}</p>
      </section>
      <div className="flex items-center justify-between gap-[3mm] border-y border-black py-[2mm]">
        <p>
          {toCollect > 0 ? (
            <>
              <span className="block text-[8pt] uppercase">Collect in cash</span>
              <strong className="text-[17pt] tabular-nums">{formatRupees(toCollect)}</strong>
            </>
          ) : (
            <strong className="text-[12pt]">Nothing to collect</strong>
          )}
          <span className="block text-[8pt] tabular-nums">
            {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            {weight !== null && `, ${weight.toLocaleString('en-US')} g`}
          </span>
        </p>
        <span className="block size-[24mm] shrink-0">
          <QrDrawing text={String(number)} label={`QR code of order ${number}`} />
        </span>
      </div>
      <figure className="text-center">
        <Code128 text={code} className="h-[18mm] w-full" />
        <figcaption className="mt-[1mm] font-semibold tracking-wider tabular-nums">{code}</figcaption>
      </figure>
    </article>
  );
}
