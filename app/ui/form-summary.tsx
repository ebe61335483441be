import { FormAlert } from './form-alert.tsx';
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
  return (
    <div
      data-form-summary={form.alert === null ? undefined : 'shown'}
      className={`rounded-control bg-danger-soft ${form.alert === null ? 'absolute' : `sticky top-[calc(var(--header-height,0rem)+0.5rem)] z-10 shadow-lift ${className}`}`}
    >
      <FormAlert sentence={form.alert} />
      {form.alert !== null && form.marked.length > 0 && (
        <ul aria-label="Fields to change" className="flex flex-wrap gap-x-4 px-4 pb-2 text-sm">
          {form.marked.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => form.goTo(name)}
                className="min-h-8 font-semibold text-danger underline hover:no-underline"
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
