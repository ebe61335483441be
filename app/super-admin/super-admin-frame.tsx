import type { ReactNode } from 'react';
import { SuperAdminMenu } from './side-menu.tsx';

/** The super admin's menu with a screen beside it. */
export function SuperAdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SuperAdminMenu />
      <div className="min-w-0 px-4 py-4 lg:px-6 lg:py-5">{children}</div>
    </div>
  );
}
