import { useState } from 'react';
import { useShopperName } from '../account/local-user.ts';
import { CloseDrawer } from '../ui/drawer.tsx';
import { LinkItems } from './link-items.tsx';
import { PhoneLink } from './phone-link.tsx';
import { SIDE_MENU_ENTRY, SideMenuCategories } from './side-menu-categories.tsx';
import { HEADER_LINKS, LOGIN, PROFILE } from './site-links.ts';

const TABS = ['CATEGORIES', 'MENU'] as const;

/** The two tabs of the side menu (R38). */
export function SideMenuContents({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('CATEGORIES');
  return (
    <>
      <div className="flex items-center border-b border-line pr-1.5">
        <div role="tablist" aria-label="Menu" className="flex flex-1">
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`side-menu-tab-${name}`}
              aria-selected={tab === name}
              aria-controls="side-menu-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={({ key }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
                const other = name === 'MENU' ? 'CATEGORIES' : 'MENU';
                setTab(other);
                document.getElementById(`side-menu-tab-${other}`)?.focus();
              }}
              className="h-14 flex-1 border-b-3 border-transparent text-sm font-semibold tracking-wide text-ink-quiet -outline-offset-4 transition-colors aria-selected:border-brand aria-selected:text-brand"
            >
              {name}
            </button>
          ))}
        </div>
        <CloseDrawer label="Close the menu" onClose={onClose} />
      </div>
      <div
        id="side-menu-panel"
        role="tabpanel"
        aria-labelledby={`side-menu-tab-${tab}`}
        className="flex-1 overflow-y-auto overscroll-contain p-2"
      >
        {tab === 'CATEGORIES' ? (
          <SideMenuCategories onLeave={onClose} />
        ) : (
          <SideMenuLinks onLeave={onClose} />
        )}
      </div>
    </>
  );
}

/** Home, About Us, Contact Us, Reviews, Blogs and Login/Register. */
function SideMenuLinks({ onLeave }: { onLeave: () => void }) {
  const name = useShopperName();
  const account = { name: name ?? 'Login/Register', to: name ? PROFILE : LOGIN };
  return (
    <>
      <ul>
        <LinkItems links={[...HEADER_LINKS, account]} onClick={onLeave} className={SIDE_MENU_ENTRY} />
      </ul>
      <PhoneLink className={`${SIDE_MENU_ENTRY} mt-3 justify-start border border-line text-brand`} />
    </>
  );
}
