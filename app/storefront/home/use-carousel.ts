import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Embla's own unit: with 18 a slide has come to rest 480 ms later, on a phone and on a wide screen (R44, R53). */
const DURATION = 18;

interface CarouselOptions {
  /** How long each slide is shown, its transition included. */
  autoplayMs: number;
  /** A movement of more than so many pixels shows the next slide, however slow it is; without it Embla judges. */
  swipePx?: number;
}

/**
 * A row of slides without an end. It moves by itself, unless the shopper has paused it, asked for less motion, is
 * reading or dragging it, or looks at another tab. Until `ready` it scrolls, which works without JavaScript.
 */
export function useCarousel({ autoplayMs, swipePx }: CarouselOptions) {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start', duration: DURATION });
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const [drawn, setDrawn] = useState(1);
  /** How far the pointer has moved sideways; 0 when the browser took the movement over, to scroll the page. */
  const movedPx = useRef(0);
  const playing = !paused && !reducedMotion;
  const held = hovered || focused || dragged;

  useEffect(() => {
    if (!carousel) return;
    carousel.rootNode().scrollLeft = 0;
    let from = 0;
    const follow = () => setShown(carousel.selectedScrollSnap());
    const hold = () => {
      from = carousel.selectedScrollSnap();
      setDragged(true);
    };
    const release = () => {
      setDragged(false);
      if (swipePx) carousel.scrollTo(from + swipeStep(movedPx.current, swipePx), reducedMotion);
    };
    carousel.on('select', follow).on('reInit', follow).on('pointerDown', hold).on('pointerUp', release);
    return () => {
      carousel.off('select', follow).off('reInit', follow).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [carousel, swipePx, reducedMotion]);

  // Begun anew with each slide: one that a dot or a swipe shows has its whole time, too.
  useEffect(() => {
    if (!carousel || !playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) carousel.scrollNext();
    }, autoplayMs);
    const drawNext = setTimeout(() => {
      if (isOnScreen(carousel.rootNode())) {
        setDrawn((before) => Math.max(before, shown + 1 + carousel.slidesInView().length));
      }
    }, autoplayMs / 2);
    return () => {
      clearInterval(timer);
      clearTimeout(drawNext);
    };
  }, [carousel, autoplayMs, playing, held, shown]);

  /** Whoever touches it may turn to any slide. */
  const drawAll = () => setDrawn(Number.POSITIVE_INFINITY);

  function followPointer({ clientX: startX }: PointerEvent) {
    drawAll();
    movedPx.current = 0;
    const listening = new AbortController();
    const end = ({ type, clientX }: globalThis.PointerEvent) => {
      if (type === 'pointerup') movedPx.current = clientX - startX;
      listening.abort();
    };
    // On the window, since a mouse may be let go of anywhere.
    window.addEventListener('pointerup', end, { signal: listening.signal });
    window.addEventListener('pointercancel', end, { signal: listening.signal });
  }

  return {
    viewport,
    ready: carousel !== undefined,
    shown,
    /** How many slides from the first on have to have their pictures: those that were seen, and the one that comes. */
    drawn,
    goTo: (index: number) => carousel?.scrollTo(index, reducedMotion),
    playing,
    /** Not offered where nothing moves by itself. */
    togglePlaying: reducedMotion ? null : () => setPaused(!paused),
    handlers: {
      onPointerDown: followPointer,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        drawAll();
        setHovered(pointerType === 'mouse');
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        drawAll();
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: () => setFocused(false),
    },
  };
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function followMotion(changed: () => void): () => void {
  const media = lessMotion();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the shopper asked for less motion. True on the server, so that nothing moves before it is known. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    followMotion,
    () => lessMotion().matches,
    () => true,
  );
}

/** Which way a horizontal movement goes: to the next slide (1), the previous one (-1) or back (0). */
export function swipeStep(movedPx: number, thresholdPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) <= thresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}
