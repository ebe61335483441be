import type { Strip } from '../../shop/content/home-page/types.ts';

/** The colours of the owner's announcement, readable all (AA). */
export const STRIP_LOOKS: Readonly<Record<Strip['colour'], string>> = {
  accent: 'bg-accent text-white',
  brand: 'bg-brand text-white',
  saffron: 'bg-saffron text-ink',
  ink: 'bg-ink text-white',
};
