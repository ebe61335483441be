interface NavLinkEntry {
  name: string;
  /** Below /dashboard. */
  to: string;
  managersOnly?: true;
}

/** The screens of the admin area, in the order of the menu (R24). */
export const NAV_LINKS: readonly NavLinkEntry[] = [
  { name: 'Overview', to: 'admin' },
  { name: 'Confirm orders', to: 'confirm-orders' },
  { name: 'Orders', to: 'view-orders' },
  { name: 'Products', to: 'edit-delete-product' },
  { name: 'New product', to: 'create-product' },
  { name: 'Categories', to: 'create-category' },
  { name: 'Subcategories', to: 'sub-category' },
  { name: 'Reviews', to: 'reviews', managersOnly: true },
  { name: 'Audit log', to: 'audit-log', managersOnly: true },
  { name: 'My account', to: 'account' },
];
