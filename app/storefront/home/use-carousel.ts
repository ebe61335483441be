import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useEmbla } from './use-embla.ts';

/** What counts as a swipe for a carousel that leaves this to Embla, until Embla is there. */
const EARLY_SWIPE_PX = 50;

/** How far a mouse may move while it clicks, as for Embla. */
const CLICK_PX = 10;

interface CarouselOptions {
  /** How long each slide is shown, its transition included. */
  autoplayMs: number;
  /** A movement of more than so many pixels shows the next slide, however slow it is; without it Embla judges. */
  swipePx?: number;
  /** There is one slide alone: nothing moves by itself. */
  still?: boolean;
}

/**
 * A row of slides without an end. It moves by itself, unless the shopper has paused it, asked for less motion, is
 * reading or dragging it, or looks elsewhere. Until `ready` it scrolls, which works without JavaScript.
 */
export function useCarousel({ autoplayMs, swipePx, still = false }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const { carousel, load } = useEmbla(viewport);
  const ready = useIsHydrated();
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const [drawn, setDrawn] = useState(1);
  /** How far the pointer has moved sideways; 0 when the browser took the movement over, to scroll the page. */
  const movedPx = useRef(0);
  const swipedEarly = useRef(false);
  const playing = !paused && !reducedMotion && !still;
  const held = hovered || focused || dragged;

  useEffect(() => {
    if (!carousel) return;
    let from: number | null = null;
    const follow = () => setShown(carousel.selectedScrollSnap());
    const hold = () => {
      from = carousel.selectedScrollSnap();
      setDragged(true);
    };
    const release = () => {
      setDragged(false);
      if (swipePx && from !== null) {
        carousel.scrollTo(from + swipeStep(movedPx.current, swipePx), reducedMotion);
      }
      from = null;
    };
    carousel.on('select', follow).on('reInit', follow).on('pointerDown', hold).on('pointerUp', release);
    // What was asked for before it was there has turned it already.
    follow();
    return () => {
      carousel.off('select', follow).off('reInit', follow).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [carousel, swipePx, reducedMotion]);

  // Restarted with each slide: one that a dot or a swipe shows has its whole time, too.
  useEffect(() => {
    if (!playing || held) return;
    const holding = new AbortController();
    const isSeen = () => !document.hidden && isOnScreen(viewport.current);
    const turn = setInterval(async () => {
      if (!isSeen()) return;
      const loaded = await load();
      if (!holding.signal.aborted) loaded?.scrollNext();
    }, autoplayMs);
    const prepare = setTimeout(() => {
      if (!isSeen()) return;
      void load();
      setDrawn((before) => Math.max(before, shown + 1 + countSlidesInView(viewport.current)));
    }, autoplayMs / 2);
    return () => {
      holding.abort();
      clearInterval(turn);
      clearTimeout(prepare);
    };
  }, [load, autoplayMs, playing, held, shown]);

  /** Anyone who touches it may turn to any slide. */
  function prepareAll() {
    setDrawn(Number.POSITIVE_INFINITY);
    return load();
  }

  function followPointer({ clientX: startX }: PointerEvent) {
    const early = !carousel;
    const loaded = prepareAll();
    movedPx.current = 0;
    swipedEarly.current = false;
    const listening = new AbortController();
    const end = ({ type, clientX }: globalThis.PointerEvent) => {
      listening.abort();
      if (type !== 'pointerup') return;
      movedPx.current = clientX - startX;
      // A swipe that begins before Embla is there is not followed, but it turns all the same.
      if (!early) return;
      const step = swipeStep(movedPx.current, swipePx ?? EARLY_SWIPE_PX);
      swipedEarly.current = Math.abs(movedPx.current) > CLICK_PX;
      void loaded.then((late) => late?.scrollTo(late.selectedScrollSnap() + step, reducedMotion));
    };
    // On the window, since a mouse may be let go of anywhere.
    window.addEventListener('pointerup', end, { signal: listening.signal });
    window.addEventListener('pointercancel', end, { signal: listening.signal });
  }

  return {
    viewport,
    ready,
    shown,
    /** How many slides from the first on have to have their pictures: those that were seen, and the one that comes. */
    drawn,
    goTo: async (index: number) => (await load())?.scrollTo(index, reducedMotion),
    playing,
    /** Not offered where nothing moves by itself. */
    togglePlaying: reducedMotion ? null : () => setPaused(!paused),
    handlers: {
      onPointerDown: followPointer,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        void prepareAll();
        setHovered(pointerType === 'mouse');
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => {
        void prepareAll();
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: () => setFocused(false),
      // A mouse clicks where it ends to swipe; Embla knows the difference itself.
      onClickCapture: (event: MouseEvent) => {
        if (swipedEarly.current) event.preventDefault();
        swipedEarly.current = false;
      },
    },
  };
}

function isOnScreen(viewport: HTMLElement | null): boolean {
  const { top, bottom } = viewport?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < window.innerHeight;
}

function countSlidesInView(viewport: HTMLElement | null): number {
  const slide = viewport?.querySelector('li');
  return viewport && slide ? Math.round(viewport.clientWidth / slide.clientWidth) : 1;
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

const never = () => () => {};

/** Whether scripts run here: false on the server and during hydration. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Which way a horizontal movement goes: to the next slide (1), the previous one (-1) or back (0). */
export function swipeStep(movedPx: number, thresholdPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) <= thresholdPx) return 0;
  return movedPx < 0 ? 1 : -1;
}
