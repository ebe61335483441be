import { Drawer, DrawerLoading } from '../ui/drawer.tsx';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';

const SideMenuContents = lazyUntilTouched(
  async () => (await import('./opened.ts')).SideMenuContents,
  <DrawerLoading />,
);

/** The menu of small screens (R38). */
export function SideMenu(drawer: { open: boolean; onOpen: () => void; onClose: () => void }) {
  return (
    <Drawer {...drawer} side="left" label="Menu" className="max-w-xs sm:max-w-sm">
      <SideMenuContents onClose={drawer.onClose} />
    </Drawer>
  );
}
