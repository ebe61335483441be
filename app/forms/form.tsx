import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useScripted } from '../ui/use-scripted.ts';
import { FormSummary } from './form-summary.tsx';
import type { SchemaForm } from './use-schema-form.ts';

interface FormProps {
  form: Pick<SchemaForm<never>, 'ref' | 'alert' | 'markedWith' | 'busy' | 'done'>;
  label: string;
  button: string;
  onSubmit: (event: FormEvent) => void;
  className?: string;
  children?: ReactNode;
}

/** A form with its messages and its button, which waits for scripts: without, what is typed would get into an address. */
export function Form({ form, label, button, onSubmit, className = '', children }: FormProps) {
  const scripted = useScripted();
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
          {form.done && (
            <p className="rounded-control border border-brand/30 bg-brand-soft px-4 py-3 text-sm font-medium text-brand-strong">
              {form.done}
            </p>
          )}
        </div>
        <Button type="submit" size="large" busy={form.busy} disabled={!scripted} className="w-full">
          {button}
        </Button>
      </div>
    </form>
  );
}
