import { MinusIcon, PlusIcon } from './icons.tsx';

const BUTTON =
  'grid size-11 shrink-0 place-items-center text-ink transition-colors hover:bg-mist active:bg-line disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent';

interface QuantityStepperProps {
  quantity: number;
  min?: number;
  /** Usually the stock on hand. */
  max: number;
  onChange: (quantity: number) => void;
  /** What is counted, for people who can't see it: "Quantity of Steel Kettle". */
  label: string;
}

/** Minus, the quantity, plus; within `min` and `max`. */
export function QuantityStepper({ quantity, min = 1, max, onChange, label }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex min-w-0 items-center overflow-hidden rounded-control border border-line-strong/60 bg-paper">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className={BUTTON}
        aria-label="Decrease quantity"
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-9 px-1 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <button
        type="button"
        className={BUTTON}
        aria-label="Increase quantity"
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon className="size-4" />
      </button>
    </fieldset>
  );
}
