import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { useKept } from './create-kept.ts';
import { keptRecent } from './recent.ts';

const RecentlyViewed = lazyUntilTouched(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);

/** Where what was viewed recently stands: who comes for the first time loads nothing of it (R509). */
export function RecentPlace({ except = '' }: { except?: string }) {
  const isAny = useKept(keptRecent).some((id) => id !== except);
  return isAny ? <RecentlyViewed except={except} /> : null;
}
