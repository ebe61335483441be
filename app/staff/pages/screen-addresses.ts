import { href } from 'react-router';
import type { OwnKind } from '../../../shop/content/pages/rules.ts';
import type { StaffKind } from '../token-store.ts';

/** The screens of the pages stand in both areas of staff. */
export const pagesScreen = (kind: StaffKind) =>
  kind === 'admin' ? href('/dashboard/pages') : href('/superAdmin/pages');

export const pageScreen = (kind: StaffKind, id: string) =>
  kind === 'admin' ? href('/dashboard/page/:id', { id }) : href('/superAdmin/page/:id', { id });

export const newPageScreen = (kind: StaffKind, own: OwnKind) =>
  kind === 'admin'
    ? href('/dashboard/new-page/:kind', { kind: own })
    : href('/superAdmin/new-page/:kind', { kind: own });
