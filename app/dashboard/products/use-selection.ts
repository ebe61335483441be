import { useState } from 'react';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';

/**
 * The products that are chosen, over several pages of the list.
 * @param shown those of the page that is on the screen
 */
export function useSelection(shown: readonly StaffProduct[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, StaffProduct>>(new Map());

  return {
    selected: [...chosen.values()],
    selection: {
      chosen: new Set(chosen.keys()),
      onChange(ids: ReadonlySet<string>) {
        const known = new Map([...chosen, ...shown.map((product) => [product._id, product] as const)]);
        setChosen(new Map([...known].filter(([id]) => ids.has(id))));
      },
    },
    /** Chosen products as a write left them. */
    takeOver(changed: readonly StaffProduct[]) {
      const byId = new Map(changed.map((product) => [product._id, product]));
      setChosen(new Map([...chosen].map(([id, product]) => [id, byId.get(id) ?? product])));
    },
    clear: () => setChosen(new Map()),
  };
}
