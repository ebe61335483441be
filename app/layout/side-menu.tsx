import { useState } from 'react';
import { Drawer } from '../ui/drawer.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { SideMenuCategories } from './side-menu-categories.tsx';
import { SideMenuLinks } from './side-menu-links.tsx';

const TABS = ['CATEGORIES', 'MENU'] as const;

interface SideMenuProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The menu of small screens, with its two tabs (R38). */
export function SideMenu({ open, onOpen, onClose }: SideMenuProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>('CATEGORIES');
  return (
    <Drawer
      open={open}
      onOpen={onOpen}
      onClose={onClose}
      side="left"
      label="Menu"
      className="max-w-xs sm:max-w-sm"
    >
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
        <button
          type="button"
          aria-label="Close the menu"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-mist"
        >
          <CloseIcon className="size-6" />
        </button>
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
    </Drawer>
  );
}
