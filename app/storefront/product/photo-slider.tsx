import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { SERVER_ERROR } from '../../api.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { PLACEHOLDER_PHOTO, ProductPhoto } from '../../ui/product-photo.tsx';
import { showToast } from '../../ui/toast.ts';
import type { PhotoZoom } from './photo-zoom.tsx';

/** For a mouse: a finger swipes. At an end an arrow is pale but stays, since it may have the focus. */
const ARROW =
  'absolute top-1/2 hidden size-11 pointer-fine:grid -translate-y-1/2 place-items-center rounded-full bg-paper/90 text-ink shadow-card hover:bg-paper aria-disabled:opacity-40';

/** How wide the row is: the columns and margins of product-detail.tsx, from wide screens to narrow ones. */
const SHOWN_AT =
  '(min-width: 85rem) 652px, (min-width: 64rem) calc((100vw - 7rem) * 0.524), (min-width: 48rem) calc(50vw - 2.5rem), 100vw';

/** A row that snaps: swiping and the arrow keys are the browser's own and work without JavaScript. */
export function PhotoSlider({ photos, title }: { photos: readonly string[]; title: string }) {
  const row = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const slides = photos.length > 0 ? [...new Set(photos)] : [PLACEHOLDER_PHOTO];
  const several = slides.length > 1;

  // A picture that was swiped to has its thumbnail in sight, without moving the page.
  useEffect(() => {
    const thumbnail = thumbnails.current?.children[shown];
    if (!(thumbnail instanceof HTMLElement) || !thumbnails.current) return;
    const middle = (thumbnails.current.clientWidth - thumbnail.clientWidth) / 2;
    thumbnails.current.scrollTo({ left: thumbnail.offsetLeft - middle });
  }, [shown]);

  const [zoom, setZoom] = useState({ open: false, index: 0 });
  const [Zoomed, setZoomed] = useState<typeof PhotoZoom | null>(null);

  async function open(index: number) {
    try {
      const { PhotoZoom } = await import('./photo-zoom.tsx');
      setZoomed(() => PhotoZoom);
      setZoom({ open: true, index });
    } catch {
      showToast('error', SERVER_ERROR);
    }
  }

  /** The link leads to the picture itself: without scripts, and for who wants it in a tab of its own. */
  function enlarge(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(index);
  }

  function showPhoto(index: number) {
    const list = row.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  return (
    <section aria-label={`Pictures of ${title}`} className="min-w-0">
      {Zoomed && (
        <Zoomed
          photos={slides}
          title={title}
          {...zoom}
          row={row}
          onShow={showPhoto}
          onOpen={() => setZoom({ ...zoom, open: true })}
          onClose={() => setZoom({ ...zoom, open: false })}
        />
      )}
      <div className="relative overflow-hidden rounded-card border border-line bg-mist">
        <ul
          ref={row}
          tabIndex={several ? 0 : undefined}
          className="flex snap-x snap-mandatory motion-safe:scroll-smooth overflow-x-auto overscroll-x-contain -outline-offset-3 [scrollbar-width:none]"
          onScroll={({ currentTarget: list }) => setShown(Math.round(list.scrollLeft / list.clientWidth))}
        >
          {slides.map((photo, index) => (
            <li key={photo} className="w-full shrink-0 snap-start snap-always">
              <a
                href={photo}
                draggable={false}
                onClick={(event) => enlarge(event, index)}
                className="block cursor-zoom-in -outline-offset-3"
              >
                <span className="sr-only">Enlarge: </span>
                <ProductPhoto
                  photos={[photo]}
                  title={index === 0 ? title : `${title}, picture ${index + 1}`}
                  size={600}
                  sizes={SHOWN_AT}
                  eager={index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
        {several && (
          <>
            <button
              type="button"
              aria-label="Previous picture"
              className={`${ARROW} left-3`}
              aria-disabled={shown === 0}
              onClick={() => showPhoto(shown - 1)}
            >
              <ChevronLeftIcon />
            </button>
            <button
              type="button"
              aria-label="Next picture"
              className={`${ARROW} right-3`}
              aria-disabled={shown === slides.length - 1}
              onClick={() => showPhoto(shown + 1)}
            >
              <ChevronRightIcon />
            </button>
          </>
        )}
      </div>
      {several && (
        <ul
          ref={thumbnails}
          className="relative mt-3 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin]"
        >
          {slides.map((photo, index) => (
            <li key={photo} className="w-18 shrink-0">
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${slides.length}`}
                aria-current={index === shown}
                onClick={() => showPhoto(index)}
                className="block overflow-hidden rounded-control border-2 border-line hover:border-line-strong aria-[current=true]:border-brand"
              >
                <ProductPhoto photos={[photo]} title="" size={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
