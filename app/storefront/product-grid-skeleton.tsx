import { Skeleton } from '../ui/skeleton.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Stands where a row of product cards will be, as high as they are. */
export function ProductGridSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4 xl:grid-cols-6">
      {PLACES.map((place) => (
        <div key={place} className="rounded-card border border-line bg-paper">
          <Skeleton className="aspect-square rounded-b-none" />
          <div className="flex h-44 flex-col gap-2.5 p-3">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="mt-auto h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}
