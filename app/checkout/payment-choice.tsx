import { PAYMENT_METHODS, type PaymentMethod } from '../../shop/orders/rules.ts';
import { PAYMENT_METHOD_NAMES } from '../../shop/orders/schemas.ts';

const EXPLAINED: Record<PaymentMethod, string> = {
  cash: 'Pay in cash when the parcel is handed to you.',
  card: 'Before dispatch we send a secure payment link to your mobile number.',
};

interface PaymentChoiceProps {
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

/** Cash on delivery or card, each with an honest line about what happens. */
export function PaymentChoice({ chosen, onChoose }: PaymentChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-bold">Payment method</legend>
      <div className="grid gap-3">
        {PAYMENT_METHODS.map((method) => (
          <div
            key={method}
            className="relative flex items-start gap-3 rounded-control border border-line-strong/60 bg-paper p-4 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              id={`payment-${method}`}
              name="paymentMethod"
              value={method}
              checked={chosen === method}
              onChange={() => onChoose(method)}
              aria-describedby={`payment-${method}-explained`}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <div>
              <label
                htmlFor={`payment-${method}`}
                className="block cursor-pointer font-semibold after:absolute after:inset-0"
              >
                {PAYMENT_METHOD_NAMES[method]}
              </label>
              <p id={`payment-${method}-explained`} className="mt-0.5 text-sm text-ink-soft">
                {EXPLAINED[method]}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
