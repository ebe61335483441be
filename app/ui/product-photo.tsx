import { useEffect, useRef, useState } from 'react';
import { photoSourceSet } from '../../shop/media/rules.ts';

/** Shown where a product has no picture or its picture can't be loaded. */
export const PLACEHOLDER_PHOTO = '/media/demo/placeholder.svg';

interface ProductPhotoProps {
  /** The product's pictures; the first one is shown. */
  photos: readonly string[];
  /** Alternative text; empty where the product's name stands right beside the picture. */
  title: string;
  /** Width and height of the picture's square in pixels, so that nothing moves while it loads. */
  size: number;
  /** The attribute `sizes`, where the picture is not simply as wide as `size`, or as the screen where that is narrower. */
  sizes?: string;
  /** For the largest picture that is seen first; all others load when they come near the screen. */
  eager?: boolean;
  /** For one that is about to be seen, though it stands where a browser doesn't look for it. */
  soon?: boolean;
  className?: string;
}

/** A product's main picture in a square box that it fills. */
export function ProductPhoto({
  photos,
  title,
  size,
  sizes: shownAt = `min(100vw, ${size}px)`,
  eager = false,
  soon = false,
  className = '',
}: ProductPhotoProps) {
  const wanted = photos[0] ?? PLACEHOLDER_PHOTO;
  const sourceSet = photoSourceSet(wanted, size);
  // Lazy pictures are measured by the browser itself, where it can.
  const sizes = `${eager ? '' : 'auto, '}${shownAt}`;
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // A picture of the server's page can fail before there is anyone to hear its error event.
  useEffect(() => {
    const shown = image.current;
    if (!shown?.complete || shown.naturalWidth > 0) return;
    let current = true;
    shown.decode().catch(() => current && setBroken(wanted));
    return () => {
      current = false;
    };
  }, [wanted]);

  return (
    <img
      ref={image}
      alt={title}
      width={size}
      height={size}
      // Before the addresses: React sets one after another, and Safari and Firefox would load the picture at once.
      loading={eager || soon ? 'eager' : 'lazy'}
      {...(eager ? { fetchPriority: 'high' } : { decoding: 'async' })}
      onError={() => setBroken(wanted)}
      className={`photo ${className}`.trim()}
      {...(sourceSet && broken !== wanted && { sizes, srcSet: sourceSet })}
      src={broken === wanted ? PLACEHOLDER_PHOTO : wanted}
    />
  );
}
