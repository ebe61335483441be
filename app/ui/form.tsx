import { type FormEvent, type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { FormSummary } from './form-summary.tsx';
import type { MarkedField } from './use-form.ts';

interface FormProps {
  form: {
    ref: RefObject<HTMLFormElement | null>;
    alert: string | null;
    marked: readonly MarkedField[];
    goTo: (name: string) => void;
  };
  /** What the form is for, for those who don't see it. */
  label: string;
  button: string;
  busy: boolean;
  /** What was done, once it is done; null before. */
  done: string | null;
  onSubmit: (event: FormEvent) => void;
  className?: string;
  children: ReactNode;
}

const neverChanges = () => () => {};

/**
 * A form with its sentences and its button. The button waits for the page's scripts: sent without them, the
 * browser would put what was typed into an address.
 */
export function Form({ form, label, button, busy, done, onSubmit, className = '', children }: FormProps) {
  const scripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <form ref={form.ref} method="post" noValidate onSubmit={onSubmit} aria-label={label}>
      <noscript>
        <p className="mb-5 rounded-control bg-accent-soft px-4 py-3 font-medium">
          This form needs JavaScript.
        </p>
      </noscript>
      <FormSummary form={form} className="mb-5" />
      <div className={`grid gap-x-4 gap-y-5 ${className}`}>{children}</div>
      <div className="mt-5 space-y-4">
        <div role="status">
          {done && (
            <p className="rounded-control border border-brand/30 bg-brand-soft px-4 py-3 text-sm font-medium text-brand-strong">
              {done}
            </p>
          )}
        </div>
        <Button type="submit" size="large" busy={busy} disabled={!scripted} className="w-full">
          {button}
        </Button>
      </div>
    </form>
  );
}
