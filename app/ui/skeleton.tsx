/** A calm box in the place of something that is still coming; give it the size of that thing. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-mist ${className}`} />;
}
