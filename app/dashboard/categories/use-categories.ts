import { useEffect } from 'react';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { type Remote, useRemote } from '../../staff/ui/use-remote.ts';
import { showToast } from '../../ui/toast.ts';

/** All categories as they are now. A failure to load them is said once (R166). */
export function useCategories(): Remote<Category[]> {
  const remote = useRemote<Category[]>('/api/v1/categories');
  const failed = remote.error !== null;
  useEffect(() => {
    if (failed) showToast('error', 'Error fetching categories', { about: 'categories' });
  }, [failed]);
  return remote;
}
