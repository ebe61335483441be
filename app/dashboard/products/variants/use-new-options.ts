import { useState } from 'react';
import { newOptionsSchema } from '../../../../shop/catalogue/variants/schemas.ts';
import type { Texts } from '../../../forms/schema-resolver.ts';
import { useDraftState } from '../../../staff/drafts/use-draft-state.ts';
import {
  combineRows,
  type DraftOption,
  type DraftRow,
  faultsOf,
  type OptionsDraft,
  optionsDraftSchema,
  toSent,
} from './options-draft.ts';

const NO_OPTIONS: OptionsDraft = { version: 1, options: [], rows: [] };

type Amounts = Pick<DraftRow, 'price' | 'discount' | 'quantity'>;

/** The options of a product that is being created, typed in its form and sent with it (R627). */
export function useNewOptions() {
  const draft = useDraftState('options', optionsDraftSchema, () => NO_OPTIONS);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const { options, rows } = draft.state;

  function change(changed: Partial<OptionsDraft>) {
    setFaults({});
    // Without any, nothing was typed.
    if (changed.options?.length === 0) draft.begin(NO_OPTIONS);
    else draft.change(changed);
  }

  return {
    options,
    rows,
    faults,
    isThere: options.length > 0,
    /** @param typed of the product so far: its price goes to all variants, and its stock to the first of all */
    changeOptions(next: DraftOption[], { quantity, ...prices }: Amounts) {
      const first = { ...prices, quantity: quantity || '0' };
      change({ options: next, rows: combineRows(next, rows, first) });
    },
    changeRows: (next: DraftRow[]) => change({ rows: next }),
    /**
     * What goes along with the product's own texts; null where something is wrong, which is marked then.
     * @param photos the addresses of the pictures as they are chosen, of which each variant may have one
     */
    check(photos: readonly string[]): Partial<Texts> | null {
      if (options.length === 0) return {};
      const sent = toSent(draft.read());
      const variants = sent.variants.map(({ photo, ...row }) => {
        // A picture that was taken out again is nobody's.
        const place = photo === null ? -1 : photos.indexOf(photo);
        return { ...row, photo: place === -1 ? null : place };
      });
      const checked = newOptionsSchema.safeParse({ options: sent.options, variants });
      setFaults(checked.success ? {} : faultsOf(checked.error.issues));
      if (!checked.success) return null;
      const [first] = rows;
      return {
        price: first?.price ?? '',
        discount: first?.discount ?? '',
        quantity: '0',
        options: JSON.stringify(sent.options),
        variants: JSON.stringify(variants),
      };
    },
    refuse: (fields: Texts) => setFaults(fields),
    restart() {
      setFaults({});
      draft.begin(NO_OPTIONS);
    },
  };
}
