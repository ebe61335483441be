import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { useStored } from './create-stored.ts';
import { storedRecent } from './recent.ts';

const RecentlyViewed = lazyUntilTouched(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);

/** Where what was viewed recently stands: who comes for the first time loads nothing of it (R509). */
export function RecentPlace({ except = '' }: { except?: string }) {
  const isAny = useStored(storedRecent).some((id) => id !== except);
  return isAny ? <RecentlyViewed except={except} /> : null;
}
