import { useNavigation } from 'react-router';

/** Whether the next page is on its way. */
export function useIsNavigating(): boolean {
  return useNavigation().state !== 'idle';
}

/**
 * A bar at the top edge while the next page is on its way, after 100 ms, so that nothing flashes. The box of the status
 * is always there, so that screen readers hear what comes into it.
 */
export function NavigationProgress() {
  const navigating = useIsNavigating();
  return (
    <div role="status" className="print:hidden">
      {navigating && (
        <div className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1 animate-appear-late overflow-hidden bg-brand-soft">
          <span className="sr-only">The page is loading...</span>
          <span className="block h-full w-full origin-left animate-progress bg-accent" />
        </div>
      )}
    </div>
  );
}
