import { useState } from 'react';
import { countDifference } from '../../../shop/back-office/inventory/rules.ts';
import type { ShelfProduct } from '../../../shop/back-office/inventory/schemas.ts';
import { countDraftSchema, countFieldsSchema } from '../../../shop/back-office/inventory/schemas.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import { useDraftState } from '../../staff/drafts/use-draft-state.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { LineRow, NumberInput } from './line-row.tsx';
import { type CountLine, noCount, oneMore } from './shelf-draft.ts';
import { ShelfFinder } from './shelf-finder.tsx';
import { describeDifference } from './stock-dialogs.tsx';
import { STOCK_SCREEN } from './stock-labels.ts';

const countedOf = ({ counted }: CountLine) => countFieldsSchema.shape.counted.safeParse(counted);

/** Counts many products: each scan is one unit, numbers can be typed, what differs is shown, and all is saved at once. */
export default function StockTake() {
  const draft = useDraftState('stock-take', countDraftSchema, noCount);
  const [alert, setAlert] = useState<string | null>(null);
  const { lines } = draft.state;
  const ready = lines.length > 0 && lines.every((line) => countedOf(line).success);

  function add(product: ShelfProduct) {
    const before = draft.read().lines;
    const known = before.find((line) => line.product._id === product._id);
    const rest = before.filter((line) => line !== known);
    const counted = known ? oneMore(known.counted) : '1';
    draft.change({ lines: [{ product: known?.product ?? product, counted, moved: false }, ...rest] });
  }

  function change(line: CountLine, counted: string) {
    draft.change({ lines: lines.map((one) => (one === line ? { ...one, counted } : one)) });
  }

  async function save() {
    setAlert(null);
    const body = {
      lines: lines.flatMap((line) => {
        const counted = countedOf(line);
        const { _id, onHand, toPack } = line.product;
        return counted.success ? [{ _id, counted: counted.data, seen: { onHand, toPack } }] : [];
      }),
    };
    const request = { method: 'POST', body, idempotencyKey: draft.state.key } as const;
    const result = await requestAsStaff<{ message: string }>('admin', '/api/v1/stock/counts', request);
    if (result.ok) {
      showToast('success', result.value.message);
      return draft.begin(noCount());
    }
    setAlert(result.message);
    // Anyone who sends it once more after being told means another count.
    if (result.code === 'IDEMPOTENCY_KEY_REUSED') draft.change({ key: newAttemptKey() });
    if (result.code === 'CHANGED_MEANWHILE') showCurrent(currentOf<ShelfProduct[]>(result));
  }

  /** What moved meanwhile is shown as it is now, and marked. */
  function showCurrent(current: readonly ShelfProduct[]) {
    draft.change({
      lines: draft.read().lines.map((line) => {
        const now = current.find(({ _id }) => _id === line.product._id);
        if (!now) return line;
        const { onHand, toPack } = line.product;
        return { ...line, product: now, moved: now.onHand !== onHand || now.toPack !== toPack };
      }),
    });
  }

  return (
    <>
      <ScreenHeading title="Stock-take">
        <HeadingLink to={STOCK_SCREEN}>Stock</HeadingLink>
      </ScreenHeading>
      <ShelfFinder hint="Each scan counts one. A number can be typed over." onFound={add} />
      {lines.length > 0 && (
        <section aria-label="Counted" className="mt-4 max-w-3xl rounded-card border border-line bg-paper p-4">
          <ul className="divide-y divide-line">
            {lines.map((line) => {
              const { product } = line;
              const counted = countedOf(line);
              return (
                <LineRow
                  key={product._id}
                  product={product}
                  about={`${product.onHand + product.toPack} expected${product.toPack > 0 ? `, ${product.toPack} reserved for orders` : ''}`}
                  onRemove={() => draft.change({ lines: lines.filter((one) => one !== line) })}
                >
                  <NumberInput
                    label="On the shelf"
                    value={line.counted}
                    problem={counted.success ? undefined : 'A whole number'}
                    onChange={(typed) => change(line, typed)}
                  />
                  <p className="w-40 pt-6 text-sm tabular-nums">
                    {counted.success && describeDifference(countDifference(counted.data, product))}
                    {line.moved && <strong className="block text-danger">Moved meanwhile</strong>}
                  </p>
                </LineRow>
              );
            })}
          </ul>
          <div className="mt-3 grid gap-3">
            <FormAlert message={alert} />
            <div>
              <TaskButton disabled={!ready} task={save}>
                {lines.length === 1 ? 'Save the count' : `Save ${lines.length} counts`}
              </TaskButton>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
