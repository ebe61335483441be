import { useRef, useState } from 'react';
import type { Step } from '../../../shop/orders/fulfilment/rules.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { ScanForm } from './scan-form.tsx';
import { ScanOutcome } from './scan-outcome.tsx';
import { type Scanned, useScans } from './use-scans.ts';

/** What a scan does: finds the order, or takes one step at once. The first is what it does unless another is chosen. */
const MODES: readonly { mode: 'find' | Step; label: string; hint: string }[] = [
  { mode: 'find', label: 'Find', hint: 'A scan shows the order. Enter takes its next step.' },
  { mode: 'pack', label: 'Pack', hint: 'Each scan packs an order.' },
  { mode: 'hand-over', label: 'Hand to courier', hint: 'Each scan hands a parcel to its courier.' },
  {
    mode: 'count-in',
    label: 'Count back in',
    hint: 'Each scan counts a parcel in as whole. Count a damaged one on the page of its order.',
  },
];
const [FIND] = MODES;

/** Parcels in the hand: each is found by its number, or takes a step. */
export default function Scan() {
  const { params, change } = useListParams();
  const { mode, hint } = MODES.find((each) => each.mode === params.get('mode')) ??
    FIND ?? { mode: 'find', hint: '' };
  const [sound, setSound] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { scans, busy, scan, takeNext } = useScans(sound);
  const [latest, ...earlier] = scans;

  function take(code: string) {
    if (code !== '') scan(code, mode === 'find' ? null : mode);
    else if (mode === 'find') takeNext();
  }

  return (
    <>
      <ScreenHeading title="Scan" />
      <ScanForm
        input={input}
        label="Number of the order or of the courier"
        hint={hint}
        busy={busy}
        sound={sound}
        onSound={setSound}
        onScan={take}
        before={
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1 text-sm font-semibold">What a scan does</legend>
            {MODES.map((each) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: who chooses by keyboard goes on from choice to choice.
              <label
                key={each.mode}
                onClick={({ detail }) => detail > 0 && input.current?.focus()}
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-paper px-3 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="mode"
                  value={each.mode}
                  checked={each.mode === mode}
                  onChange={() => change({ mode: each.mode === 'find' ? '' : each.mode })}
                  className="accent-brand"
                />
                {each.label}
              </label>
            ))}
          </fieldset>
        }
      />
      <div aria-live="assertive" className="mt-3 max-w-3xl">
        {latest && <ScanOutcome key={latest.id} scanned={latest} />}
      </div>
      {earlier.length > 0 && (
        <section aria-label="Earlier scans" className="mt-6 max-w-3xl">
          <h2 className="mb-1 text-sm font-bold text-ink-soft">Earlier</h2>
          <ol className="divide-y divide-line text-sm">
            {earlier.map((each) => (
              <Earlier key={each.id} scanned={each} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Earlier({ scanned: { code, outcome, message } }: { scanned: Scanned }) {
  return (
    <li className="flex gap-3 py-1.5">
      <span className="w-28 shrink-0 truncate font-semibold tabular-nums">{code}</span>
      <span className={outcome === 'refused' ? 'text-danger' : ''}>{message}</span>
    </li>
  );
}
