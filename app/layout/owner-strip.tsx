import { useState } from 'react';
import { Link } from 'react-router';
import { InlineScript } from '../inline-script.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { STRIP_LOOKS } from './strip-looks.ts';
import { useRootData } from './use-root-data.ts';

/**
 * Runs while the page is read, before anything is painted: who closed the announcement sees no page move. What it says is its
 * key, so that another one is seen again.
 */
const CLOSING = `{
  const strip = document.currentScript.parentElement;
  const { key } = strip.dataset;
  try {
    strip.hidden = localStorage.getItem('closed-strip') === key;
  } catch {}
  strip.querySelector('button').onclick = () => {
    strip.hidden = true;
    try {
      localStorage.setItem('closed-strip', key);
    } catch {}
  };
}`;

/** What the owner announces, above the header of every page. It stays as the page came: nothing moves later. */
export default function OwnerStrip() {
  const [strip] = useState(useRootData().strip);
  if (!strip) return null;
  const { text, to, colour, key } = strip;
  return (
    <aside
      aria-label="Announcement"
      data-key={key}
      suppressHydrationWarning
      className={`relative print:hidden ${STRIP_LOOKS[colour]}`}
    >
      <p className="page-width py-2.5 text-center text-sm font-semibold text-balance not-only:px-12">
        {to === null ? (
          text
        ) : (
          <Link to={to} className="underline-offset-2 hover:underline">
            {text}
          </Link>
        )}
      </p>
      {key && (
        <>
          <button
            type="button"
            aria-label="Close the announcement"
            className="absolute top-0 right-0 grid h-full min-h-10 w-11 place-items-center"
          >
            <CloseIcon className="size-5" />
          </button>
          <InlineScript code={CLOSING} />
        </>
      )}
    </aside>
  );
}
