import { type MouseEvent, useRef } from 'react';
import { CloseIcon } from '../../ui/icons.tsx';

/** The picture of a review, small; it opens large. Without JavaScript it is a link to itself. */
export default function ReviewPicture({ address, writer }: { address: string; writer: string }) {
  const large = useRef<HTMLDialogElement>(null);
  const description = `Picture sent with the review by ${writer}`;

  function open(event: MouseEvent) {
    if (!large.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    large.current.showModal();
  }

  return (
    <>
      <a
        href={address}
        aria-haspopup="dialog"
        onClick={open}
        className="shrink-0 self-start overflow-hidden rounded-control"
      >
        <img
          src={address}
          alt={description}
          width={88}
          height={88}
          loading="lazy"
          className="size-22 bg-mist object-cover"
        />
      </a>
      <dialog
        ref={large}
        aria-label={description}
        className="m-auto max-h-none max-w-none overflow-visible bg-transparent p-0 backdrop:bg-ink/75"
      >
        {/* Everything in the box closes it, which is where a click beside the picture lands. */}
        <form method="dialog">
          <button type="submit" className="block cursor-zoom-out rounded-card">
            <img
              src={address}
              alt={description}
              width={1200}
              height={1200}
              loading="lazy"
              className="h-[85dvh] w-[92vw] object-contain"
            />
            <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-paper text-ink shadow-lift">
              <CloseIcon />
              <span className="sr-only">Close</span>
            </span>
          </button>
        </form>
      </dialog>
    </>
  );
}
