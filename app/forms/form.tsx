import { type ComponentProps, type FormEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { FormSummary } from './form-summary.tsx';
import type { SchemaForm } from './use-schema-form.ts';

interface FormProps {
  form: ComponentProps<typeof FormSummary>['form'] & Pick<SchemaForm<string>, 'busy' | 'done'>;
  /** What the form is for, for those who don't see it. */
  label: string;
  button: string;
  onSubmit: (event: FormEvent) => void;
  className?: string;
  children?: ReactNode;
}

const neverChanges = () => () => {};

/**
 * A form with its messages and its button. The button waits for the page's scripts: sent without them, the
 * browser would put what was typed into an address.
 */
export function Form({ form, label, button, onSubmit, className = '', children }: FormProps) {
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
