import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { useNearPictures } from './near-pictures.ts';

const ARROW =
  'absolute top-[38%] hidden size-11 -translate-y-1/2 place-items-center rounded-full border border-line bg-paper text-ink shadow-lift transition-colors hover:border-brand hover:text-brand lg:grid';

interface RowCarouselProps {
  /** The width of its columns. */
  className: string;
  /** What it shows, for people who can't see it. */
  label: string;
  children: ReactNode;
}

/**
 * A list in one row: swiped through on small screens, turned by arrows on wide ones. The padding leaves room for the
 * shadows and focus rings that a scrolling box would cut off.
 */
export function RowCarousel({ className, label, children }: RowCarouselProps) {
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  const look = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const before = scrollLeft > 4;
    const after = scrollLeft + clientWidth < scrollWidth - 4;
    setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
  }, []);

  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(look);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [look]);

  useNearPictures(box, children);

  function turn(direction: -1 | 1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth });
  }

  return (
    <div ref={box} className="relative">
      <ul
        ref={row}
        onScroll={look}
        className={`-mx-(--page-margin) -my-3 grid snap-x motion-safe:scroll-smooth snap-proximity scroll-px-(--page-margin) grid-flow-col overflow-x-auto overscroll-x-contain px-(--page-margin) py-3 [scrollbar-width:thin] lg:-mx-3 lg:scroll-px-3 lg:px-3 lg:[scrollbar-width:none] ${className}`}
      >
        {children}
      </ul>
      {more.before && (
        <button
          type="button"
          aria-label={`Back in ${label}`}
          className={`${ARROW} -left-6`}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </button>
      )}
      {more.after && (
        <button
          type="button"
          aria-label={`More in ${label}`}
          className={`${ARROW} -right-6`}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </button>
      )}
    </div>
  );
}
