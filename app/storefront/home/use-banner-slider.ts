import { type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AUTOPLAY_MS, slideOffset, swipeStep, TRANSITION_MS, wrapIndex } from './banner-rules.ts';
import { useAttention } from './use-attention.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Below this a movement is a click with an unsteady hand. */
const DRAG_STARTS_PX = 5;

/**
 * Moves the slides of the banner. The markup is a plain scrollable row, which is what works without
 * JavaScript; from the first effect on, each slide is carried to its place beside the one shown.
 */
export function useBannerSlider(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const offsets = useRef<number[]>([]);
  const drag = useRef<{ pointer: number; startX: number; moved: number } | null>(null);
  const swallowClick = useRef(false);
  const [shown, setShown] = useState(0);
  const [ready, setReady] = useState(false);
  const [moving, setMoving] = useState(false);
  const [dragging, setDragging] = useState(false);
  const { attended, attentionHandlers } = useAttention();

  const goTo = useCallback(
    (index: number) => {
      setShown(wrapIndex(index, count));
      setMoving(true);
    },
    [count],
  );
  const advance = useCallback(() => goTo(shown + 1), [goTo, shown]);
  // Each slide has 3 seconds, the transition to it included: the interval begins with the transition, which is long over
  // when the next one comes.
  const autoplay = useAutoplay(advance, AUTOPLAY_MS, dragging || attended);

  const place = useCallback(
    (draggedPx: number, animated: boolean) => {
      const slides = row.current ? [...row.current.children] : [];
      slides.forEach((slide, index) => {
        if (!(slide instanceof HTMLElement)) return;
        const offset = slideOffset(index, shown, count);
        const before = offsets.current[index] ?? offset;
        // A slide that goes round the end of the row does so unseen.
        const wraps = Math.abs(offset - before) > count / 2;
        slide.style.transition = animated && !wraps ? `transform ${TRANSITION_MS}ms ease` : 'none';
        slide.style.transform = `translate3d(calc(${(offset - index) * 100}% + ${draggedPx}px), 0, 0)`;
        offsets.current[index] = offset;
      });
    },
    [shown, count],
  );

  useLayoutEffect(() => {
    place(0, ready && !autoplay.reducedMotion);
  }, [place, ready, autoplay.reducedMotion]);

  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
    setReady(true);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setMoving(false), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [moving]);

  function endDrag(followed: boolean) {
    const moved = drag.current?.moved ?? 0;
    drag.current = null;
    if (!dragging) return;
    setDragging(false);
    const step = followed ? swipeStep(moved) : 0;
    if (step === 0) place(0, !autoplay.reducedMotion);
    else goTo(shown + step);
  }

  const dragHandlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallowClick.current = false;
      if (moving || event.button !== 0) return;
      drag.current = { pointer: event.pointerId, startX: event.clientX, moved: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (!current || current.pointer !== event.pointerId) return;
      current.moved = event.clientX - current.startX;
      if (!dragging && Math.abs(current.moved) < DRAG_STARTS_PX) return;
      if (!dragging) {
        event.currentTarget.setPointerCapture(event.pointerId);
        swallowClick.current = true;
        setDragging(true);
      }
      place(current.moved, false);
    },
    onPointerUp: () => endDrag(true),
    onPointerCancel: () => endDrag(false),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swallowClick.current) return;
      swallowClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { row, shown, ready, goTo, autoplay, dragHandlers, attentionHandlers };
}
