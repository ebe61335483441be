import { Link } from 'react-router';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { LINKS, SUPER_ADMIN_FRAME, SuperAdminFrame } from './super-admin-frame.tsx';

export const handle = SUPER_ADMIN_FRAME;
export const meta = staffMeta();
export const links = staffLinks;

/** The super admin's menu by itself (R25). */
export default function SideMenuPage() {
  return (
    <SuperAdminFrame>
      <ScreenHeading title="Super admin" />
      <p className="max-w-prose text-ink-soft">
        Here the accounts of those who run the shop are looked after: Shop Managers and Shop Editors, and the
        super admins themselves.
      </p>
      <div className="mt-4 grid max-w-4xl items-start gap-4 sm:grid-cols-2">
        {LINKS.map(({ name, destinations }) => (
          <section key={name} aria-label={name} className="rounded-card border border-line bg-paper p-4">
            <h2 className="mb-1 text-sm font-bold text-ink-soft">{name}</h2>
            <ul>
              {destinations
                .filter(({ hidden }) => !hidden)
                .map(({ name: screen, to, icon: Icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="flex min-h-11 items-center gap-2.5 font-semibold text-brand hover:underline"
                    >
                      <Icon className="size-5 text-ink-quiet" />
                      {screen}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </SuperAdminFrame>
  );
}
