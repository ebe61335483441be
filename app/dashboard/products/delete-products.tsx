import { useState } from 'react';
import { Link } from 'react-router';
import type { Restored } from '../../../shop/catalogue/products/deleted/responses.ts';
import { UNDONE_WITHIN_DAYS } from '../../../shop/catalogue/products/deleted/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { ApiResult } from '../../api.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { countOf } from '../categories/category-choices.ts';

/** What was deleted a moment ago, and can be taken back. */
export type Deleted = readonly Pick<StaffProduct, '_id' | 'name'>[];

interface DeleteProductsDialogProps {
  products: readonly StaffProduct[];
  onDeleted: (products: Deleted) => void;
  onClose: () => void;
}

/** Asks before many products go. */
export function DeleteProductsDialog({ products, onDeleted, onClose }: DeleteProductsDialogProps) {
  const write = useWrite();
  const count = countOf(products.length, 'product');
  const units = products.reduce((sum, { quantity }) => sum + quantity, 0);

  async function remove(): Promise<string | null> {
    const result = await write('/api/v1/products/staff/delete', {
      method: 'POST',
      body: { products: products.map(({ _id, version }) => ({ _id, version })) },
    });
    if (!result.ok) return result.message;
    onDeleted(products);
    return null;
  }

  return (
    <ConfirmDialog
      dangerous
      title={`Delete ${count}?`}
      confirmLabel={`Delete ${count}`}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        They leave the shop with their reviews
        {units > 0 && ` and ${units.toLocaleString('en-US')} in stock`}. Past orders keep what was sold. For{' '}
        {UNDONE_WITHIN_DAYS} days you can undo it.
      </p>
      <ul className="max-h-40 list-disc overflow-auto pl-5">
        {products.map(({ _id, name }) => (
          <li key={_id} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** Undoes deletions, and says what came of it. @returns what the screen has to say, null where all came back as it was */
export function useRestore() {
  const write = useWrite();
  return async (ids: readonly string[]): Promise<string | null> => {
    const result: ApiResult<Restored> = await write('/api/v1/products/staff/restore', {
      method: 'POST',
      body: { ids },
    });
    if (!result.ok) return result.message;
    const { restored, refused } = result.value;
    if (restored.length > 0) {
      showToast('success', restored.length === 1 ? 'It is back.' : `${restored.length} products are back.`);
    }
    const said = [...refused.map(({ reason }) => reason), ...restored.flatMap(({ note }) => note ?? [])];
    return said.length > 0 ? [...new Set(said)].join(' ') : null;
  };
}

/** Says what was deleted, with the way back. */
export function DeletedNotice({ deleted, onClose }: { deleted: Deleted; onClose: () => void }) {
  const restore = useRestore();
  const [said, setSaid] = useState<string | null>(null);
  const [first] = deleted;

  async function undo() {
    const problem = await restore(deleted.map(({ _id }) => _id));
    if (problem === null) onClose();
    else setSaid(problem);
  }

  return (
    <div className="mb-3 rounded-control border border-line bg-paper px-3 py-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto">
          {deleted.length === 1
            ? `${first?.name} is deleted.`
            : `${countOf(deleted.length, 'product')} deleted.`}
        </span>
        {said === null && (
          <TaskButton variant="secondary" task={undo}>
            Undo
          </TaskButton>
        )}
        <Link to="/dashboard/deleted-products" className="font-semibold text-brand underline">
          Recently deleted
        </Link>
        <Button variant="quiet" onClick={onClose}>
          Fine
        </Button>
      </p>
      <FormAlert message={said} />
    </div>
  );
}
