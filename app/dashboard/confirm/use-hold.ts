import { useEffect, useEffectEvent } from 'react';
import { requestAsStaff } from '../../staff/request-as-staff.ts';

/** The endpoint of the confirmation queue. */
export const QUEUE = '/api/v1/checkout/confirmation-queue';

const RENEWED_EVERY_MS = 60_000;

let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps what the caller holds while the queue is open and looked at, and gives it free when they leave it.
 * @param renew asks for the queue again, which renews the hold
 */
export function useHold(renew: () => void): void {
  const renewIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') renew();
  });
  useEffect(() => {
    // React's strict mode leaves and comes back at once.
    clearTimeout(leaving);
    const again = () => renewIfSeen();
    const timer = setInterval(again, RENEWED_EVERY_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      leaving = setTimeout(() => void requestAsStaff('admin', `${QUEUE}/open`, { method: 'DELETE' }));
    };
  }, []);
}
