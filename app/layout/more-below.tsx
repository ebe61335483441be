import { ChevronDownIcon } from '../ui/icons.tsx';

/** The fading foot of a box that goes on below (`useMoreBelow`). @param className of its place in the box around */
export function MoreBelow({ className = '' }: { className?: string }) {
  return (
    <div
      data-more-below
      className={`pointer-events-none absolute inset-x-px bottom-px grid h-14 place-items-end justify-center bg-linear-to-t from-paper from-40% to-transparent pb-1.5 text-brand ${className}`}
    >
      <ChevronDownIcon className="size-5" />
    </div>
  );
}
