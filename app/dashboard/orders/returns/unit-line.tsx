import type { ReactNode } from 'react';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';

interface UnitLineProps {
  name: string;
  /** What is known of its units. */
  said: string;
  children: ReactNode;
}

/** A line of an order whose units are typed. */
export function UnitLine({ name, said, children }: UnitLineProps) {
  return (
    <li className="flex items-end justify-between gap-2">
      <fieldset className="contents">
        <legend className="sr-only">{name}</legend>
        <span className="min-w-0 text-sm">
          <span dir="auto" className="block font-medium break-words">
            {name}
          </span>
          <span className="text-xs text-ink-quiet">{said}</span>
        </span>
        <span className="flex gap-2">{children}</span>
      </fieldset>
    </li>
  );
}

interface UnitInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A number of units. */
export function UnitInput({ label, value, onChange }: UnitInputProps) {
  return (
    <label className="text-xs text-ink-soft">
      {label}
      <input
        type="number"
        min={0}
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
        className={`${CONTROL} block w-20 text-right tabular-nums`}
      />
    </label>
  );
}
