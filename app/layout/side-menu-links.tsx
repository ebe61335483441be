import { Link } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { PhoneIcon } from '../ui/icons.tsx';
import { SIDE_MENU_ENTRY } from './side-menu-entry.ts';
import { HEADER_LINKS, LOGIN, PROFILE } from './site-links.ts';
import { useRootData } from './use-root-data.ts';
import { useShopperName } from './use-shopper-name.ts';

/** Home, About Us, Contact Us, Reviews, Blogs and Login/Register. */
export function SideMenuLinks({ onLeave }: { onLeave: () => void }) {
  const { store } = useRootData();
  const name = useShopperName();
  return (
    <>
      <ul>
        {HEADER_LINKS.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onLeave} className={SIDE_MENU_ENTRY}>
              {link.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={name ? PROFILE : LOGIN} onClick={onLeave} className={SIDE_MENU_ENTRY}>
            {name ?? 'Login/Register'}
          </Link>
        </li>
      </ul>
      <a
        href={phoneAddress(store.phone)}
        className={`${SIDE_MENU_ENTRY} mt-3 justify-start border border-line text-brand`}
      >
        <PhoneIcon />
        <span className="sr-only">Call us: </span>
        {store.phone}
      </a>
    </>
  );
}
