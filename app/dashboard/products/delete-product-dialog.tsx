import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { DeleteDialog } from '../../staff/ui/delete-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
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
  const write = useWrite();

  async function remove(): Promise<string | null> {
    const result = await write(`/api/v1/products/${_id}?version=${version}`, { method: 'DELETE' });
    // One that is gone already is as it was wanted.
    if (result.ok || result.code === 'NOT_FOUND') {
      showToast('success', `${name} is deleted.`);
      onDeleted();
      return null;
    }
    if (result.code === 'CHANGED_MEANWHILE') {
      showToast('error', result.message);
      onChanged(currentOf<StaffProduct>(result));
    }
    return failureMessage(result);
  }

  return (
    <DeleteDialog title={`Delete ${name}?`} onDelete={remove} onClose={onClose}>
      <p>
        It leaves the shop with its reviews
        {quantity > 0 && ` and ${quantity.toLocaleString('en-US')} in stock`}. Past orders keep what was sold.
      </p>
    </DeleteDialog>
  );
}
