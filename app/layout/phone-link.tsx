import { phoneAddress } from '../../shop/fields/rules.ts';
import { PhoneIcon } from '../ui/icons.tsx';
import { useRootData } from './use-root-data.ts';

interface PhoneLinkProps {
  className: string;
  /** Classes of the icon. */
  icon?: string;
  /** Read out before the number. */
  action?: string;
  /** Whether a phone's screen has room for the icon only. */
  short?: boolean;
}

/** The shop's number, to be called. */
export function PhoneLink({ className, icon, action = 'Call us: ', short = false }: PhoneLinkProps) {
  const { phone } = useRootData().store;
  return (
    <a href={phoneAddress(phone)} className={className}>
      <PhoneIcon className={icon} />
      <span className="sr-only">{action}</span>
      {short ? <span className="max-sm:sr-only">{phone}</span> : phone}
    </a>
  );
}
