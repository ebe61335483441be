import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/types.ts';
import type { CallFailure } from '../../api.ts';
import { callAsAdmin } from '../../staff/as-admin.ts';
import { failureSentence } from '../../staff/failure-sentence.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { isPlace, NO_PLACE, PlaceFields } from './place-fields.tsx';

interface DeleteDialogProps {
  /** "category" or "subcategory". */
  kind: string;
  name: string;
  /** Products that have to go somewhere else first. */
  count: number;
  /** Where they can go: all but what is deleted. */
  destinations: readonly Category[];
  /** The call that deletes, without where its products go. */
  path: string;
  version: number;
  onDeleted: () => void;
  onFailed: (failure: CallFailure) => void;
  onClose: () => void;
}

/** Asks before a category or subcategory goes, and where its products go. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, name, destinations, path, version, onDeleted, onFailed, onClose } = props;
  const [place, setPlace] = useState(NO_PLACE);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // More may have been filed since the list was loaded; then the server says how many there are.
  const [count, setCount] = useState(props.count);

  async function confirm() {
    if (count > 0 && !isPlace(destinations, place)) {
      setError('Please choose where the products go.');
      return;
    }
    const query = new URLSearchParams({ version: String(version) });
    if (count > 0) {
      query.set('moveToCategory', place.category);
      if (place.subcategory) query.set('moveToSubcategory', place.subcategory);
    }
    setBusy(true);
    const answer = await callAsAdmin(`${path}?${query}`, { method: 'DELETE' });
    setBusy(false);
    if (answer.ok) {
      onDeleted();
      return;
    }
    const { count: found } = answer.data;
    if (answer.code === 'HAS_PRODUCTS' && typeof found === 'number') setCount(found);
    setError(failureSentence(answer));
    onFailed(answer);
  }

  return (
    <ConfirmDialog
      open
      dangerous
      title={`Delete ${name}?`}
      confirmLabel={count > 0 ? 'Move products and delete' : 'Delete'}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {count === 0 ? (
        <p>No product is in this {kind}.</p>
      ) : (
        <>
          <p>
            {name} has {count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`}. Where do
            they go?
          </p>
          <PlaceFields categories={destinations} place={place} onChange={setPlace} />
        </>
      )}
    </ConfirmDialog>
  );
}
