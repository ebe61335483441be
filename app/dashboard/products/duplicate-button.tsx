import { useNavigate } from 'react-router';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { showToast } from '../../ui/toast.ts';

/** Makes a draft like a product, and opens it (R546). */
export function DuplicateButton({ product }: { product: StaffProduct }) {
  const navigate = useNavigate();

  async function duplicate() {
    const path = `/api/v1/products/staff/${product._id}/duplicate`;
    const result = await requestAsStaff<StaffProduct>('admin', path, { method: 'POST' });
    if (!result.ok) return showToast('error', result.message);
    showToast('success', `${result.value.name} is a draft now.`);
    await navigate(`/dashboard/product/${result.value._id}`);
  }

  return (
    <TaskButton size="small" variant="secondary" task={duplicate}>
      Duplicate
    </TaskButton>
  );
}
