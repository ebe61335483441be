import { useEffect, useSyncExternalStore } from 'react';
import { showToast } from '../ui/toast.ts';
import { cartStore } from './cart-store.ts';
import { refreshCartAndTell } from './refresh-and-tell.ts';

const isReady = () => cartStore.read().ready;
const isRepaired = () => cartStore.read().repaired;
const isPanelOpen = () => cartStore.read().panelOpen;
const never = () => false;

/**
 * Keeps the cart true: compares it with the catalogue when the shop loads and when the panel opens, and tells
 * the shopper once when a broken cart had to be repaired.
 */
export function useFreshCart(): void {
  const ready = useSyncExternalStore(cartStore.subscribe, isReady, never);
  const repaired = useSyncExternalStore(cartStore.subscribe, isRepaired, never);
  const panelOpen = useSyncExternalStore(cartStore.subscribe, isPanelOpen, never);
  useEffect(() => {
    if (ready) void refreshCartAndTell();
  }, [ready]);
  useEffect(() => {
    if (panelOpen) void refreshCartAndTell();
  }, [panelOpen]);
  useEffect(() => {
    if (repaired)
      showToast('info', 'A part of your saved cart could not be read and was left out.', {
        about: 'repaired',
      });
  }, [repaired]);
}
