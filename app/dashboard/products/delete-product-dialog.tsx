import { useState } from 'react';
import type { StaffProduct } from '../../../shop/catalogue/products/types.ts';
import { requestAsAdmin } from '../../staff/as-admin.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast.ts';

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
    const result = await requestAsAdmin(`/api/v1/products/${_id}?version=${version}`, { method: 'DELETE' });
    setBusy(false);
    // One that is gone already is as it was wanted.
    if (result.ok || result.code === 'NOT_FOUND') {
      showToast('success', `${name} is deleted.`);
      onDeleted();
      return;
    }
    setError(failureMessage(result));
    if (result.code !== 'CHANGED_MEANWHILE') return;
    showToast('error', result.message);
    const current = await requestAsAdmin<StaffProduct>(`/api/v1/products/staff/${_id}`);
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
