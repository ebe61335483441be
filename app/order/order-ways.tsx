import { href, Link } from 'react-router';
import type { OrderPage } from '../../shop/orders/page/queries.ts';
import { PhoneLink } from '../layout/phone-link.tsx';
import { ReturnIcon } from '../ui/icons.tsx';
import { OrderAgain } from './order-again.tsx';

const WAY = 'inline-flex min-h-11 items-center gap-2 font-bold text-brand hover:underline';

/** What the sentence about an order asks for, to be done right below it. */
export function OrderWays({ ways, items }: Pick<OrderPage, 'ways'> & Pick<OrderPage['order'], 'items'>) {
  if (ways.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      {ways.includes('again') && <OrderAgain items={items} />}
      {ways.includes('call') && <PhoneLink className={WAY} icon="size-5" />}
      {ways.includes('returns') && (
        <Link to={href('/return-policy')} className={WAY}>
          <ReturnIcon className="size-5" />
          Our return policy
        </Link>
      )}
    </div>
  );
}
