import { Link } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import type { BannerSlide } from './banner-slides.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

const AUTOPLAY_MS = 3000;

const SWIPE_PX = 50;

/** What the shop promotes, at the top of the home page. */
export function Banner({ slides }: { slides: readonly BannerSlide[] }) {
  const { viewport, ready, handlers, ...carousel } = useCarousel({
    autoplayMs: AUTOPLAY_MS,
    swipePx: SWIPE_PX,
    still: slides.length === 1,
  });
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Promotions"
      className="relative mx-auto w-full max-w-page overflow-hidden lg:px-8 lg:pt-5"
      {...handlers}
    >
      <div
        ref={viewport}
        className={`select-none bg-mist lg:rounded-card ${ready ? 'overflow-clip' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]'}`}
      >
        <ul className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              className="w-full shrink-0 snap-start overflow-hidden"
              aria-roledescription="slide"
              inert={ready && index !== carousel.shown}
            >
              <Slide slide={slide} first={index === 0} drawn={index < carousel.drawn} />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div
          className={`absolute bottom-2 left-1/2 flex -translate-x-1/2 items-center rounded-full bg-paper/75 px-1 lg:bottom-4 ${ready ? '' : 'invisible'}`}
        >
          <CarouselControls
            carousel={carousel}
            names={slides.map(({ title }, index) => `Show slide ${index + 1}: ${title}`)}
            of="promotions"
            dots="flex items-center"
          />
        </div>
      )}
    </section>
  );
}

/** The box of a banner, and of what stands there until the banners have come. */
export const BANNER_BOX = 'aspect-[3/2] sm:aspect-[5/2] lg:aspect-[3/1]';

/** The first picture is the page's largest and comes before all others, which load when they are about to be seen. */
function Slide({ slide, first, drawn }: { slide: BannerSlide; first: boolean; drawn: boolean }) {
  const { own, wide, tall } = slide;
  return (
    <Link
      to={slide.to}
      draggable={false}
      className={`group/slide relative block overflow-hidden focus-visible:outline-offset-[-6px] ${BANNER_BOX} ${drawn ? '' : 'waits'}`}
    >
      <picture className="contents">
        <source
          media="(min-width: 40rem)"
          srcSet={wide}
          {...(own
            ? { sizes: '(min-width: 85rem) 81rem, 100vw', width: 1920, height: 640 }
            : { width: 1800, height: 720 })}
        />
        <img
          {...(own
            ? { srcSet: tall, sizes: '100vw', width: 1200, height: 800 }
            : { src: tall, width: 960, height: 900 })}
          alt={slide.bare ? slide.title : ''}
          draggable={false}
          loading={drawn ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          className="size-full object-cover max-sm:object-[50%_66%]"
        />
      </picture>
      {!slide.bare && <Words slide={slide} />}
    </Link>
  );
}

/**
 * The words stand where the shop's own photographs are calm: above the goods on phones, else left of them. A picture that the
 * owner sent is made calm there.
 */
function Words({ slide: { title, text, action, own } }: { slide: BannerSlide }) {
  return (
    <span
      className={`absolute inset-x-0 top-0 flex flex-col items-start gap-1.5 p-3.5 pr-[34%] sm:inset-y-0 sm:right-auto sm:w-[46%] sm:justify-center sm:gap-3 sm:py-6 sm:pr-0 sm:pl-10 lg:pl-16 ${own ? 'bg-linear-to-b from-paper/90 via-paper/75 to-transparent pb-10 sm:bg-linear-to-r sm:pr-10' : ''}`}
    >
      <span className="text-[min(1.5rem,7.5vw)]/[1.17] font-extrabold tracking-tight text-ink sm:text-4xl lg:text-5xl">
        {title}
      </span>
      {text && <span className="text-balance text-ink-soft max-sm:sr-only sm:text-lg/6">{text}</span>}
      {action && (
        <span className="inline-flex min-h-9 items-center gap-1 rounded-control bg-brand px-3.5 text-sm font-semibold text-white transition-colors group-hover/slide:bg-brand-strong sm:mt-2 sm:min-h-11 sm:px-5">
          {action}
          <ChevronRightIcon className="size-4" />
        </span>
      )}
    </span>
  );
}
