import { useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';

/**
 * Calls `advance` again and again while nothing holds it: a pause the shopper chose, a wish for less motion, a
 * hidden tab, or the screen's own reason (a drag, a transition, the pointer on it).
 * @param held the screen's own reason; when it ends, the interval starts anew
 */
export function useAutoplay(advance: () => void, intervalMs: number, held: boolean) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const playing = !paused && !reducedMotion;
  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [advance, intervalMs, playing, held]);
  return { playing, reducedMotion, toggle: () => setPaused((was) => !was) };
}
