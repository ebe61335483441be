import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Embla's own unit: with 18 a slide has come to rest 480 ms later, on a phone and on a wide screen (R44, R53). */
const DURATION = 18;

/**
 * Embla, which moves slides, once it is loaded. It comes when something is about to move: nobody waits for its 7 KB to
 * see a page.
 */
export function useEmbla(viewport: RefObject<HTMLElement | null>) {
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const loading = useRef<Promise<EmblaCarouselType | undefined>>(undefined);

  /** @returns nothing where it could not be loaded, or where the slides have left the page meanwhile */
  const load = useCallback(() => {
    loading.current ??= import('embla-carousel').then(
      ({ default: createEmbla }) => {
        if (!viewport.current) return;
        viewport.current.scrollLeft = 0;
        const created = createEmbla(viewport.current, { loop: true, align: 'start', duration: DURATION });
        setCarousel(created);
        return created;
      },
      (error: unknown) => {
        loading.current = undefined;
        console.warn('The slides cannot be turned.', error);
        return undefined;
      },
    );
    return loading.current;
  }, [viewport]);

  useEffect(() => () => carousel?.destroy(), [carousel]);

  return { carousel, load };
}
