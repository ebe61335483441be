import type { MarkedField } from './use-form.ts';

interface FormSummaryProps {
  form: {
    alert: string | null;
    marked: readonly MarkedField[];
    goTo: (name: string) => void;
  };
  className?: string;
}

/**
 * What a form says as a whole, with a link to each field that has to be changed. It stands at the beginning of the
 * form and stays below the header while any part of the form is on the screen, so that it is seen whatever has the
 * focus. The links are outside the alert: screen readers read out the sentence alone.
 */
export function FormSummary({ form, className = '' }: FormSummaryProps) {
  const shown = form.alert !== null;
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
      {shown && form.marked.length > 0 && (
        <ul aria-label="Fields to change" className="mt-1 -mb-1.5 flex flex-wrap gap-x-4">
          {form.marked.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => form.goTo(name)}
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
