import { showToast } from '../ui/toast.ts';
import { bringCartUpToDate } from './bring-up-to-date.ts';
import { cartStore } from './cart-store.ts';
import { describeChange } from './describe-change.ts';

/**
 * Brings the cart up to date and tells the shopper what changed. Two places that ask at the same time get the
 * same answer, and both tell: the toasts are about the same, so there is one.
 */
export async function refreshCartAndTell(): Promise<void> {
  const changes = await bringCartUpToDate();
  const seenInPanel = cartStore.read().panelOpen;
  if (changes.length > 0 && !seenInPanel)
    showToast('info', changes.map(describeChange).join(' '), { about: 'cart-changes' });
}
