import type { SchemaForm } from './use-schema-form.ts';

interface FormSummaryProps {
  form: Pick<SchemaForm<never>, 'ref' | 'alert' | 'markedWith'>;
  /** The names of controls beside the form's own texts that something is wrong with. */
  others?: readonly string[];
  className?: string;
}

/**
 * What a form says as a whole, with a link to each field that has to be changed. It stays below the header while any
 * part of the form is on the screen. The links are outside the alert: screen readers read out the message alone.
 */
export function FormSummary({ form, others, className = '' }: FormSummaryProps) {
  const shown = form.alert !== null;
  const marked = form.markedWith(others);

  function goTo(name: string) {
    const control = form.ref.current?.querySelector<HTMLElement>(
      `[name="${CSS.escape(name)}"]:not([type="hidden"])`,
    );
    // A field that waits for another one can't take the focus, but it can be shown.
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }

  return (
    <div
      data-form-summary={shown ? '' : undefined}
      className={
        shown
          ? `sticky top-[calc(var(--header-height,0rem)+0.5rem)] z-10 rounded-control border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger shadow-lift ${className}`
          : 'absolute'
      }
    >
      <div role="alert" className="font-medium">
        {form.alert}
      </div>
      {shown && marked.length > 0 && (
        <ul aria-label="Fields to change" className="mt-1 -mb-1.5 flex flex-wrap gap-x-4">
          {marked.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goTo(name)}
                className="min-h-8 font-semibold underline hover:no-underline"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
