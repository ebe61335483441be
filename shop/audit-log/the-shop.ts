import type { Actor } from './types.ts';

/** The shop itself, when it does something on its own. It has no account. */
export const THE_SHOP: Actor = {
  kind: 'shop',
  id: '00000000-0000-0000-0000-000000000000',
  name: 'The shop',
};
