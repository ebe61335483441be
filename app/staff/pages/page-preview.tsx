import { useEffect, useRef, useState } from 'react';
import { ScaledFrame } from '../ui/scaled-frame.tsx';

const WIDTHS = [
  { width: 360, height: 720, name: 'Phone, 360 px' },
  { width: 1440, height: 900, name: 'Screen, 1440 px' },
] as const;

/** The very page in a frame, as wide as a phone and as a screen, made smaller to fit. @param address with its token */
export function PagePreview({ address }: { address: string }) {
  const [chosen, setChosen] = useState(0);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (address) section.current?.scrollIntoView({ block: 'start' });
  }, [address]);

  const { width, height } = WIDTHS[chosen] ?? WIDTHS[0];
  return (
    <section
      ref={section}
      aria-label="Preview"
      className="scroll-mt-20 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-base font-bold">Preview</h2>
        <fieldset className="flex gap-1 rounded-control bg-mist p-1">
          <legend className="sr-only">How wide</legend>
          {WIDTHS.map(({ name }, index) => (
            <label
              key={name}
              className="flex min-h-11 items-center rounded-lg px-3 text-sm font-medium text-ink-soft has-checked:bg-paper has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-brand lg:min-h-8"
            >
              <input
                type="radio"
                name="preview-width"
                checked={index === chosen}
                onChange={() => setChosen(index)}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </fieldset>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline lg:min-h-8"
        >
          In a tab of its own
        </a>
      </div>
      <ScaledFrame title={`Preview, ${width} px wide`} src={address} width={width} height={height} />
      <p className="mt-2 text-xs text-ink-quiet">
        Only who has this address sees it, for an hour. Shoppers and search engines do not.
      </p>
    </section>
  );
}
