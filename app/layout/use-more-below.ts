import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box that scrolls goes on below what is seen of it.
 * @param end an empty element at its end
 */
export function useMoreBelow(end: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const mark = end.current;
    if (!shown || !mark) return;
    const observer = new IntersectionObserver(
      ([entry]) => setMore(entry !== undefined && !entry.isIntersecting),
      { root: mark.parentElement },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [end, shown]);
  return more;
}
