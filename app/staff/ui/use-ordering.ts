import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

interface OrderingOptions {
  count: number;
  /** Moves the thing at one place to another, while it is dragged and with every key. */
  onMove: (from: number, to: number) => void;
  /** The order is as it is wanted: the thing was let go of. */
  onSettled?: () => void;
}

/**
 * Puts things in order by dragging their handles, with a mouse or a finger, or by the arrow keys on them. Each thing
 * needs `placeProps`, its handle `handleProps`; `said` belongs into a live region.
 */
export function useOrdering({ count, onMove, onSettled }: OrderingOptions) {
  const [dragged, setDragged] = useState<{ name: string; at: number } | null>(null);
  const [said, setSaid] = useState('');
  const dragging = dragged !== null;

  function move(from: number, to: number, name: string) {
    onMove(from, to);
    setSaid(`${name} is now number ${to + 1} of ${count}.`);
  }

  const drag = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    const to = placeUnder(clientX, clientY);
    if (!dragged || to === null || to === dragged.at || to >= count) return;
    setDragged({ ...dragged, at: to });
    move(dragged.at, to, dragged.name);
  });
  const letGo = useEffectEvent(() => {
    setDragged(null);
    onSettled?.();
  });

  // On the window, since the handle itself is moved in the page, and would lose hold of the pointer.
  useEffect(() => {
    if (!dragging) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', drag, { signal });
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', letGo, { signal });
    return () => listening.abort();
  }, [dragging]);

  return {
    said,
    placeProps: (index: number) => ({ 'data-place': index, 'data-dragged': dragged?.at === index }),
    handleProps: (index: number, name: string) => ({
      'aria-label': `Move ${name}, number ${index + 1} of ${count}, with the arrow keys`,
      onPointerDown(event: PointerEvent) {
        if (event.button === 0) setDragged({ name, at: index });
      },
      onKeyDown(event: KeyboardEvent) {
        const to = index + (STEPS[event.key] ?? 0);
        if (to === index || to < 0 || to >= count) return;
        event.preventDefault();
        move(index, to, name);
        onSettled?.();
      },
    }),
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function placeUnder(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place');
  return place == null ? null : Number(place);
}

/** The things with one of them moved. */
export function moved<T>(things: readonly T[], from: number, to: number): T[] {
  return things.toSpliced(from, 1).toSpliced(to, 0, ...things.slice(from, from + 1));
}
