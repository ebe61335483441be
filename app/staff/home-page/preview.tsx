import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HomePage } from '../../../shop/content/home-page/types.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useStaffKind } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { Loading } from '../ui/loading.tsx';
import { ScaledFrame } from '../ui/scaled-frame.tsx';
import { findFaults } from './use-home-page.ts';

/** The screens that it is looked at on, in the pixels of their own. */
const SCREENS = {
  phone: { name: 'Phone', width: 360, height: 760 },
  desktop: { name: 'Desktop', width: 1440, height: 1200 },
} as const;

const CHOICES: readonly (readonly [name: string, shown: readonly (keyof typeof SCREENS)[]])[] = [
  ['Phone', ['phone']],
  ['Desktop', ['desktop']],
  ['Both', ['phone', 'desktop']],
];

/** A pause in typing, after which it is shown again (milliseconds). */
const PAUSE = 700;

const CHOICE =
  'min-h-10 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-mist aria-pressed:bg-brand-soft aria-pressed:text-brand';

interface PreviewProps {
  page: HomePage;
}

/** The very page that shoppers would see, on a phone and on a desktop; it follows what is typed. */
export function Preview({ page }: PreviewProps) {
  const [chosen, setChosen] = useState(0);
  const [, shown = []] = CHOICES[chosen] ?? [];
  const { ready, problem, refresh } = useShownPage(page);
  return (
    <section
      aria-label="Preview"
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-paper p-3 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-bold">Preview</h2>
        <div className="flex flex-wrap gap-1">
          {CHOICES.map(([name], index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={CHOICE}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {problem && (
        <div className="grid gap-2">
          <FormAlert message={problem} />
          <Button variant="secondary" size="small" onClick={refresh}>
            Try again
          </Button>
        </div>
      )}
      {ready === 0 && !problem && <Loading />}
      {ready > 0 && (
        <div className="flex items-start gap-3">
          {shown.map((screen) => (
            <ScaledFrame
              key={screen}
              turn={ready}
              title={`The home page on a ${SCREENS[screen].name.toLowerCase()}`}
              src="/home-preview"
              width={SCREENS[screen].width}
              height={SCREENS[screen].height}
              className={screen === 'phone' ? 'flex-1' : 'flex-4'}
            />
          ))}
        </div>
      )}
      <p className="text-xs text-ink-quiet">
        As shoppers would see it now. Only you see this, for some minutes; what is not due yet is left out.
      </p>
    </section>
  );
}

/** Hands the page over to the server, which shows it to this browser alone. @returns how often it was shown again */
function useShownPage(page: HomePage) {
  const kind = useStaffKind();
  const [ready, setReady] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);

  async function show() {
    const [fault] = Object.values(findFaults(page));
    if (fault !== undefined) return setProblem(fault);
    latest.current += 1;
    const turn = latest.current;
    const path = '/api/v1/home-page/preview';
    const result = await requestAsStaff(kind, path, { method: 'POST', body: { page } });
    if (turn !== latest.current) return;
    setProblem(result.ok ? null : (Object.values(result.fields)[0] ?? result.message));
    if (result.ok) setReady((before) => before + 1);
  }
  const showTyped = useEffectEvent(show);
  const text = JSON.stringify(page);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is shown again.
  useEffect(() => {
    const pause = setTimeout(() => void showTyped(), first.current ? 0 : PAUSE);
    first.current = false;
    return () => clearTimeout(pause);
  }, [text]);

  return { ready, problem, refresh: () => void show() };
}
