import { useEffect } from 'react';
import type { Category } from '../../../shop/catalogue/types.ts';
import { type Remote, useRemote } from '../../staff/ui/use-remote.ts';
import { showToast } from '../../ui/toast.ts';

/** All categories as they are now. That they cannot be had is said once, in the words of the spec (section 8). */
export function useCategories(): Remote<Category[]> {
  const remote = useRemote<Category[]>('/api/v1/categories');
  const failed = remote.error !== null;
  useEffect(() => {
    if (failed) showToast('error', 'Error fetching categories', { about: 'categories' });
  }, [failed]);
  return remote;
}
