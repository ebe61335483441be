import { phoneAddress } from '../../../shop/fields/rules.ts';
import { type OrderToTell, orderMessage, whatsAppLink } from '../../../shop/orders/confirmation/rules.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { buttonVariant } from '../../ui/button-variant.ts';
import { PhoneIcon } from '../../ui/icons.tsx';

/** One tap to call the shopper, one to write on WhatsApp with the text of the order's state filled in. */
export function ContactLinks({ order }: { order: OrderToTell }) {
  const { store, address } = useRootData();
  const { mobile, name } = order.customer;
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={phoneAddress(mobile)}
        aria-label={`Call ${name}`}
        className={buttonVariant('secondary', 'small')}
      >
        <PhoneIcon className="size-4" /> Call
      </a>
      <a
        href={whatsAppLink(mobile, orderMessage(order, { name: store.name, address }))}
        target="_blank"
        rel="noreferrer"
        aria-label={`Write to ${name} on WhatsApp`}
        className={buttonVariant('secondary', 'small')}
      >
        WhatsApp
      </a>
    </div>
  );
}
