import { type RefObject, useEffect } from 'react';

/** Has the browser load what it would leave until it is seen (`.waits` in app/ui/often.css). */
function draw(pictures: readonly Element[]): void {
  for (const picture of pictures) picture.toggleAttribute('data-near', true);
}

/**
 * Has the pictures of a list loaded just before they are scrolled or swiped to; and all that come near, once it is
 * touched, since then a row may be turned.
 * @param shown what the list shows: other things have other pictures
 */
export function useNearPictures(list: RefObject<HTMLElement | null>, shown: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are those of what is shown.
  useEffect(() => {
    if (!list.current) return;
    const pictures = [...list.current.querySelectorAll('.waits')];
    const observer = new IntersectionObserver(
      (entries) => draw(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
      { rootMargin: '300px 0px', scrollMargin: '64px' },
    );
    for (const picture of pictures) observer.observe(picture);
    const touched = new AbortController();
    for (const touch of ['pointerenter', 'focusin']) {
      list.current.addEventListener(touch, () => draw(pictures), { signal: touched.signal });
    }
    return () => {
      observer.disconnect();
      touched.abort();
    };
  }, [shown]);
}
