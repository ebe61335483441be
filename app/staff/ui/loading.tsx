import { Spinner } from '../../ui/spinner.tsx';

/** That a screen or a list is on its way. */
export function Loading({ className = '' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center gap-2 text-sm text-ink-quiet ${className}`}>
      <Spinner /> Loading...
    </p>
  );
}
