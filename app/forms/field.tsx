import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldBinding } from './use-schema-form.ts';

/** What goes to the control itself: an input, a select or a text area. */
interface ControlProps extends Omit<FieldBinding, 'error'> {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  className: string;
}

export interface FieldProps {
  field: FieldBinding;
  label: string;
  /** 'said' where the heading of its group says so. */
  optional?: boolean | 'said';
  hint?: string;
  className?: string;
}

const CONTROL =
  'block w-full min-h-12 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger aria-invalid:focus:outline-danger/30 disabled:cursor-not-allowed disabled:border-line disabled:bg-mist disabled:text-ink-quiet';

/** A labelled control with its hint and its error. */
export function Field({
  field: { error, ...binding },
  label,
  optional = false,
  hint,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {optional === true && <span className="font-normal text-ink-quiet"> (optional)</span>}
      </label>
      {children({
        ...binding,
        id,
        required: !optional,
        'aria-invalid': error !== undefined,
        ...(described && { 'aria-describedby': described }),
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

type Own<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, keyof ControlProps>;

/** A line of text. */
export function Input({ field, label, optional, hint, className, ...rest }: FieldProps & Own<'input'>) {
  return (
    <Field {...{ field, label, optional, hint, className }}>
      {(control) => <input {...control} {...rest} />}
    </Field>
  );
}

/** Text over several lines. */
export function TextArea({ field, label, optional, hint, className, ...rest }: FieldProps & Own<'textarea'>) {
  return (
    <Field {...{ field, label, optional, hint, className }}>
      {(control) => <textarea {...control} {...rest} />}
    </Field>
  );
}
