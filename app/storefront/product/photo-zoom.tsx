import { type RefObject, useRef, useState } from 'react';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { readPhotoAddress, widthsOf } from '../../../shop/media/rules.ts';
import { DrawerEntry } from '../../ui/drawer-entry.tsx';

interface PhotoZoomProps {
  photos: readonly string[];
  title: string;
  open: boolean;
  /** The picture that is shown first. */
  index: number;
  /** Another picture is shown. */
  /** The pictures on the page. */
  row: RefObject<HTMLElement | null>;
  onShow: (index: number) => void;
  /** For the browser's Forward button. */
  onOpen: () => void;
  onClose: () => void;
}

/** Pictures may be drawn so much larger than they are; beyond that there is nothing more to see. */
const MOST_ENLARGED = 3;

/** On the shop's paper instead of black, where its focus ring is seen, too. */
const COLOURS = {
  root: {
    '--yarl__color_backdrop': 'var(--color-paper)',
    '--yarl__color_button': 'var(--color-ink)',
    '--yarl__color_button_active': 'var(--color-brand)',
    '--yarl__color_button_disabled': 'var(--color-line-strong)',
    '--yarl__button_filter': 'none',
  },
};

const noButton = () => null;

/** The pictures of a product as large as the screen (R508): loaded when one is first opened. */
export function PhotoZoom({ photos, title, open, index, row, onShow, onOpen, onClose }: PhotoZoomProps) {
  // The library would begin again from other slides, and each drawing of the page makes another list of the same.
  const [slides] = useState(() => photos.map((photo, number) => toSlide(photo, nameOf(title, number))));
  const shown = useRef(index);

  function show(next: number) {
    shown.current = next;
    onShow(next);
  }

  /** The focus goes back to the picture that was looked at last, which is not always the one that was opened. */
  function giveFocusBack() {
    row.current?.children[shown.current]?.querySelector('a')?.focus({ preventScroll: true });
  }

  return (
    <>
      <DrawerEntry name="pictures" open={open} onOpen={onOpen} onClose={onClose} />
      <Lightbox
        open={open}
        close={onClose}
        index={index}
        slides={slides}
        plugins={[Zoom]}
        on={{ view: (view) => show(view.index), exited: giveFocusBack }}
        labels={{
          Lightbox: `Pictures of ${title}, large`,
          Previous: 'Previous large picture',
          Next: 'Next large picture',
          Close: 'Close the pictures',
        }}
        carousel={{ finite: true, padding: 0 }}
        controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
        zoom={{ maxZoomPixelRatio: MOST_ENLARGED, scrollToZoom: true }}
        styles={COLOURS}
        {...(photos.length === 1 && { render: { buttonPrev: noButton, buttonNext: noButton } })}
      />
    </>
  );
}

/** The alternative text of a picture. @param index from 0 */
function nameOf(title: string, index: number): string {
  return index === 0 ? title : `${title}, picture ${index + 1}`;
}

function toSlide(address: string, alt: string): SlideImage {
  const photo = readPhotoAddress(address);
  if (!photo) return { src: address, alt };
  const ratio = photo.height / photo.width;
  const srcSet = widthsOf(photo).map((width) => ({
    src: `${address}/${width}`,
    width,
    height: Math.round(width * ratio),
  }));
  const largest = srcSet.at(-1);
  return { src: address, alt, srcSet, ...(largest && { width: largest.width, height: largest.height }) };
}
