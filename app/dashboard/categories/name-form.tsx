import { useId } from 'react';
import { nameFormSchema } from '../../../shop/catalogue/categories/schemas.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Button } from '../../ui/button.tsx';

interface NameFormProps {
  label: string;
  button: string;
  /** Stores the name, trimmed and perhaps empty. @returns what is wrong with it, or null when it is stored */
  onSubmit: (name: string) => Promise<string | null>;
}

/** One name, and the button that stores it; the next can be typed at once. */
export function NameForm({ label, button, onSubmit }: NameFormProps) {
  const id = useId();
  const form = useStaffForm({ draft: label, schema: nameFormSchema, defaultValues: { name: '' } });
  // Not its onBlur: an error of the server stays there until another name is typed.
  const { ref, onChange, error } = form.field('name');
  const submit = form.submit(async ({ name }) => {
    const problem = await onSubmit(name);
    if (problem === null) form.reset();
    else form.fail(null, { name: problem });
    form.ref.current?.querySelector('input')?.focus();
  });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="mb-4 max-w-xl">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={ref}
          id={id}
          name="name"
          maxLength={80}
          autoComplete="off"
          aria-invalid={error !== undefined}
          {...(error && { 'aria-describedby': `${id}-error` })}
          onChange={onChange}
          className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-3 focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
        />
        <Button type="submit" busy={form.busy}>
          {button}
        </Button>
      </div>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
