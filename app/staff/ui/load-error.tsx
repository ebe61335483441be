import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';

interface LoadErrorProps {
  error: ApiFailure | null;
  onRetry?: () => void;
  className?: string;
}

/** Why a screen could not be loaded. The alert is always there, so that screen readers hear what comes into it. */
export function LoadError({ error, onRetry, className = '' }: LoadErrorProps) {
  return (
    <div role="alert">
      {error && (
        <p className={`flex flex-wrap items-center gap-3 text-sm font-medium text-danger ${className}`}>
          {error.message}
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
