import { useEffectEvent, useLayoutEffect } from 'react';

/** Where a letter is text, and where it chooses from a list. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/**
 * Lets single keys do what buttons of the screen do: not while somebody types, not with Ctrl, Alt or Meta, not behind an
 * open dialog, and once however long the key is held.
 * @param keys by their names in lower case
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event;
    if (repeat || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    if (document.querySelector('dialog[open]')) return;
    const act = keys[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the screen is painted: a key counts as soon as its button can be seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
