import type { useCarousel } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: Pick<ReturnType<typeof useCarousel>, 'shown' | 'goTo' | 'playing' | 'togglePlaying'>;
  /** The name of each slide, in order. */
  names: readonly string[];
  /** What moves: "promotions". */
  of: string;
  /** Classes of the row of dots. */
  dots: string;
}

/** One dot a slide, which jumps there, and the button that stops what moves by itself and lets it go on. */
export function CarouselControls({
  carousel: { shown, goTo, playing, togglePlaying },
  names,
  of,
  dots,
}: CarouselControlsProps) {
  return (
    <>
      <div className={dots}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === shown}
            onClick={() => goTo(index)}
            className="dot"
          />
        ))}
      </div>
      {togglePlaying && (
        <button
          type="button"
          onClick={togglePlaying}
          aria-label={`${playing ? 'Pause' : 'Play'} the ${of}`}
          className="grid size-7 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <svg viewBox="0 0 12 12" className="size-3" fill="currentColor" aria-hidden="true">
            <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2.5 1 11 6l-8.5 5z'} />
          </svg>
        </button>
      )}
    </>
  );
}
