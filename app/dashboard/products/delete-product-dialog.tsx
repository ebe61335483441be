import { useState } from 'react';
import type { StaffProduct } from '../../../shop/products/types.ts';
import { callAsAdmin } from '../../staff/as-admin.ts';
import { failureSentence } from '../../staff/failure-sentence.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

interface DeleteProductDialogProps {
  product: StaffProduct;
  onDeleted: () => void;
  /** Somebody changed it meanwhile; this is how it is now. */
  onChanged: (current: StaffProduct) => void;
  onClose: () => void;
}

/** Asks before a product goes. */
export function DeleteProductDialog({ product, onDeleted, onChanged, onClose }: DeleteProductDialogProps) {
  const { _id, name, version, quantity } = product;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    const answer = await callAsAdmin(`/api/v1/products/${_id}?version=${version}`, { method: 'DELETE' });
    setBusy(false);
    // One that is gone already is as it was wanted.
    if (answer.ok || answer.code === 'NOT_FOUND') {
      showToast('success', `${name} is deleted.`);
      onDeleted();
      return;
    }
    setError(failureSentence(answer));
    if (answer.code !== 'CHANGED_MEANWHILE') return;
    showToast('error', answer.message);
    const current = await callAsAdmin<StaffProduct>(`/api/v1/products/staff/${_id}`);
    if (current.ok) onChanged(current.value);
  }

  return (
    <ConfirmDialog
      open
      dangerous
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        It leaves the shop with its reviews
        {quantity > 0 && ` and ${quantity.toLocaleString('en-US')} in stock`}. Past orders keep what was sold.
      </p>
    </ConfirmDialog>
  );
}
