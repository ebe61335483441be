import { type ComponentProps, useState } from 'react';

/** A password, which its owner may look at while typing it. */
export function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`${className} pr-18`}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={rest.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-sm font-semibold text-brand hover:underline"
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
