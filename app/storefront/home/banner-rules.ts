/** How the banner slider moves (R44, R45). Pure; banner.tsx moves the slides. */
export const AUTOPLAY_MS = 3000;
export const TRANSITION_MS = 500;
const SWIPE_THRESHOLD_PX = 50;

/** The slide shown after a move, wrapping at both ends. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Which way a horizontal movement goes: to the next slide (1), the previous one (-1) or back (0). */
export function swipeStep(movedPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) <= SWIPE_THRESHOLD_PX) return 0;
  return movedPx < 0 ? 1 : -1;
}

/**
 * Where a slide stands beside the one shown: 0 is in view, 1 waits on the right, -1 on the left. Half of the
 * slides wait on either side, so that the row has no end.
 */
export function slideOffset(slide: number, shown: number, count: number): number {
  const ahead = wrapIndex(slide - shown, count);
  return ahead > count / 2 ? ahead - count : ahead;
}
