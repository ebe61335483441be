import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readValues, storeValues } from '../../forms/stored-values.ts';
import { draftKey } from '../drafts/draft-store.ts';

/** Where a list was left, kept like a draft: its address, and how far it was scrolled. It goes when its reader signs out. */
const keyOf = (list: string) => draftKey(list, 'place');

/** The address that a list was left at, with its filters and its page. @param list its path */
export function lastAddressOf(list: string): string {
  return `${list}${readValues(keyOf(list)).search ?? ''}`;
}

/** The state of a link that leads back to a list, to the place where it was left. */
export const TO_LAST_PLACE = { toLastPlace: true };

/**
 * Keeps where a list is, so that the way back from what it leads to ends where it began (R309).
 * @param ready whether its rows are there
 * @returns for the element around the list, whose box may scroll by itself
 */
export function useKeptPlace<Around extends HTMLElement>(ready: boolean) {
  const around = useRef<Around>(null);
  const { pathname, search, state } = useLocation();
  const isBack = useNavigationType() === 'POP' || state?.toLastPlace === true;

  useEffect(() => {
    const before = readValues(keyOf(pathname));
    storeValues(keyOf(pathname), { ...before, search });
  }, [pathname, search]);

  useEffect(() => {
    if (!ready) return;
    const box = () => around.current?.querySelector<HTMLElement>('[data-dense]') ?? null;
    const { top = '0', inBox = '0', search: at } = readValues(keyOf(pathname));
    if (isBack && at === search) {
      window.scrollTo({ top: Number(top), behavior: 'instant' });
      box()?.scrollTo({ top: Number(inBox), behavior: 'instant' });
    }
    const keep = () => {
      // The list is gone, and the window only follows what is left.
      if (!around.current) return;
      storeValues(keyOf(pathname), {
        search,
        top: String(window.scrollY),
        inBox: String(box()?.scrollTop ?? 0),
      });
    };
    const scrolled = around.current;
    window.addEventListener('scroll', keep, { passive: true });
    scrolled?.addEventListener('scroll', keep, { passive: true, capture: true });
    return () => {
      window.removeEventListener('scroll', keep);
      scrolled?.removeEventListener('scroll', keep, { capture: true });
    };
  }, [ready, pathname, search, isBack]);

  return around;
}
