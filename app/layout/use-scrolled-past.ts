import { type RefObject, useEffect, useState } from 'react';

/** Whether the page has been scrolled so far that a marker lies above the screen. No scroll events needed. */
export function useScrolledPast(marker: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolled(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, [marker]);
  return scrolled;
}
