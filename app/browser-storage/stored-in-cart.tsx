import { RecentlyViewed } from './recently-viewed.tsx';
import { SavedList } from './saved-list.tsx';

/** Below the lines of the cart panel: what is saved for later, and in an empty cart what was looked at. */
export function StoredInCart({ recent = false }: { recent?: boolean }) {
  return (
    <div className="flex flex-col gap-6 pb-5 [&>section]:border-t [&>section]:border-line [&>section]:pt-5">
      <SavedList />
      {recent && <RecentlyViewed narrow />}
    </div>
  );
}
