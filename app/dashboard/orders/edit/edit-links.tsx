import { useNavigate } from 'react-router';
import { canBeEdited } from '../../../../shop/orders/editing/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { Key } from '../../../staff/ui/key.tsx';
import { useKeys } from '../../../staff/use-keys.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { orderScreen } from '../order-labels.ts';
import type { EditBeginning } from './edit-beginning.ts';

const LINKS: readonly { begin: EditBeginning; key: string; label: string }[] = [
  { begin: 'quantity', key: 'e', label: 'Change quantities' },
  { begin: 'product', key: 'a', label: 'Add a product' },
  { begin: 'address', key: 't', label: 'Correct the address' },
  { begin: 'delivery', key: 'w', label: 'Waive delivery' },
];

/**
 * What is changed most often of an order, by one key each: the form that edits it opens where the typing goes on. A phone
 * has the button that opens the form.
 */
export function EditLinks({ order }: { order: StaffOrder }) {
  const navigate = useNavigate();
  const links = canBeEdited(order)
    ? LINKS.filter(({ begin }) => begin !== 'delivery' || order.shippingCost > 0).map((link) => ({
        ...link,
        to: `${orderScreen(order._id)}/edit?begin=${link.begin}`,
      }))
    : [];
  useKeys(Object.fromEntries(links.map(({ key, to }) => [key, () => void navigate(to)])));
  if (links.length === 0) return null;
  return (
    <nav aria-label="Change the order" className="-mx-2 flex flex-wrap max-lg:hidden">
      {links.map(({ begin, key, label, to }) => (
        <ButtonLink key={begin} variant="quiet" size="small" to={to} aria-keyshortcuts={key}>
          {label} <Key name={key} />
        </ButtonLink>
      ))}
    </nav>
  );
}
