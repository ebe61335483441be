import { useLocation } from 'react-router';
import { useRootData } from './use-root-data.ts';

/** The whole address of this page, for what leaves the shop: a message that asks about it. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return new URL(pathname + search, useRootData().address).href;
}
