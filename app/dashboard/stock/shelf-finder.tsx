import { useRef, useState } from 'react';
import type { ShelfProduct } from '../../../shop/back-office/inventory/schemas.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { playSign } from '../scan/play-sign.ts';
import { ScanForm } from '../scan/scan-form.tsx';

interface ShelfFinderProps {
  /** What comes of a product that was found. */
  onFound: (product: ShelfProduct) => void;
  hint: string;
}

/**
 * Finds products by scans, and by a SKU or a name that is typed. Scans are done one after the other, however fast they
 * come; what is not clear is said, and heard where the sound is on.
 */
export function ShelfFinder({ onFound, hint }: ShelfFinderProps) {
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [sound, setSound] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [choices, setChoices] = useState<readonly ShelfProduct[]>([]);

  function scan(code: string) {
    if (code === '') return;
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
    <ScanForm
      input={input}
      label="SKU, barcode or name"
      hint={hint}
      busy={waiting > 0}
      sound={sound}
      onSound={setSound}
      onScan={scan}
    >
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
    </ScanForm>
  );
}
