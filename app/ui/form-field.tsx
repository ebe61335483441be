import { type ReactNode, useId } from 'react';
import type { Field } from './use-form.ts';

/** What goes to the control itself: an input, a select or a text area. */
interface ControlProps {
  id: string;
  name: string;
  value: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  className: string;
}

interface FormFieldProps {
  field: Field;
  label: string;
  optional?: boolean;
  hint?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const CONTROL =
  'block w-full min-h-12 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger aria-invalid:focus:outline-danger/30 disabled:cursor-not-allowed disabled:border-line disabled:bg-mist disabled:text-ink-quiet';

/** A labelled control with its hint and its error. */
export function FormField({
  field,
  label,
  optional = false,
  hint,
  className = '',
  children,
}: FormFieldProps) {
  const id = useId();
  const { name, value, error, change, leave } = field;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-quiet"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        value,
        required: !optional,
        'aria-invalid': error !== undefined,
        ...(described && { 'aria-describedby': described }),
        onChange: ({ target }) => change(target.value),
        onBlur: leave,
        className: CONTROL,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
