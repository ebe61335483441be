import { useId } from 'react';
import { Button } from '../../ui/button.tsx';

interface StockAlertFormProps {
  productId: string;
  /** Whether the shop can tell a mobile. */
  tellsMobiles: boolean;
  /** What is wrong with what was sent. */
  fault?: string;
}

/** Asks to be told once when a product is back: a plain form, which needs no scripts. */
export default function StockAlertForm({ productId, tellsMobiles, fault }: StockAlertFormProps) {
  const id = useId();
  return (
    <form
      method="post"
      action={`/api/v1/products/${productId}/alert`}
      aria-labelledby={`${id}-heading`}
      className="rounded-card border border-line bg-paper p-4 print:hidden"
    >
      <h2 id={`${id}-heading`} className="font-bold">
        Tell me when it is back
      </h2>
      <label htmlFor={id} className="mt-2 mb-1.5 block text-sm font-semibold">
        {tellsMobiles ? 'E-mail address or mobile number' : 'E-mail address'}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="contact"
          type={tellsMobiles ? 'text' : 'email'}
          required
          maxLength={254}
          autoComplete="email"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint${fault === undefined ? '' : ` ${id}-fault`}`}
          className="block min-h-12 min-w-0 grow basis-52 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
        />
        <Button type="submit" variant="secondary">
          Tell me
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {fault}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
        {tellsMobiles
          ? 'We tell you once and then delete your address or number.'
          : 'We e-mail you once and then delete your address.'}{' '}
        If it is not back in 90 days, we delete it too.
      </p>
    </form>
  );
}
