import { type FormEvent, useRef, useState } from 'react';
import type { ShelfProduct } from '../../../shop/inventory/schemas.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { playSign } from '../scan/play-sign.ts';

interface ShelfFinderProps {
  /** What comes of a product that was found. */
  onFound: (product: ShelfProduct) => void;
  hint: string;
}

/**
 * For a barcode scanner, which types fast and ends with Enter, and for who types a SKU or a name. Scans are done one after
 * the other, however fast they come; what is not clear is said, and heard where the sound is on.
 */
export function ShelfFinder({ onFound, hint }: ShelfFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [sound, setSound] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly ShelfProduct[]>([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const box = input.current;
    const code = box?.value.trim();
    if (!box || !code) return;
    // The next scan may be typed before this one is answered.
    box.value = '';
    box.focus();
    setWaiting((count) => count + 1);
    turn.current = turn.current.then(async () => {
      await find(code);
      setWaiting((count) => count - 1);
    });
  }

  async function find(code: string) {
    const path = `/api/v1/stock/find?${new URLSearchParams({ code })}`;
    const found = await requestAsStaff<{ products: ShelfProduct[] }>('admin', path);
    const products = found.ok ? found.value.products : [];
    const [product, ...others] = products;
    const isClear = product !== undefined && others.length === 0;
    if (isClear) onFound(product);
    setChoices(isClear ? [] : products);
    setProblem(
      found.ok ? (product ? null : `No product has “${code}” as its SKU, barcode or name.`) : found.message,
    );
    if (sound) playSign(isClear);
  }

  function choose(product: ShelfProduct) {
    onFound(product);
    setChoices([]);
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} className="grid max-w-3xl gap-2">
      <div className="flex items-end gap-2">
        <label className="min-w-0 grow text-sm font-semibold">
          SKU, barcode or name
          <input
            ref={input}
            // biome-ignore lint/a11y/noAutofocus: a scanner types into what has the focus, and this screen is for it.
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            className="mt-1 block min-h-12 w-full rounded-control border border-line-strong bg-paper px-4 text-xl font-semibold focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
          />
        </label>
        {/* Never busy: a busy button would swallow the next scan's Enter. */}
        <Button type="submit">Enter</Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
        <p className="flex items-center gap-2">
          {hint}
          {waiting > 0 && <Spinner />}
        </p>
        <label className="inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={sound}
            onChange={({ target }) => setSound(target.checked)}
            className="size-4.5 accent-brand"
          />
          Sound
        </label>
      </div>
      <div aria-live="assertive">
        {problem && (
          <p dir="auto" className="rounded-lg bg-danger-soft px-3 py-2 text-sm font-semibold break-words">
            {problem}
          </p>
        )}
        {choices.length > 0 && <p className="text-sm font-semibold">Which one?</p>}
      </div>
      {choices.length > 0 && (
        <ul aria-label="Found products" className="flex flex-wrap gap-2">
          {choices.map((product) => (
            <li key={product._id}>
              <Button variant="secondary" onClick={() => choose(product)}>
                <span dir="auto">{product.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
