import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A password, which its owner may look at while typing it. */
export function PasswordInput({
  autoComplete,
  ...field
}: FieldProps & Required<Pick<ComponentProps<'input'>, 'autoComplete'>>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-18`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold text-brand hover:underline"
          >
            {shown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
