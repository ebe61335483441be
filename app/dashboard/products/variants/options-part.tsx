import { useId, useState } from 'react';
import type { StaffVariants } from '../../../../shop/catalogue/variants/responses.ts';
import { saveVariantsSchema } from '../../../../shop/catalogue/variants/schemas.ts';
import type { ApiFailure } from '../../../api.ts';
import { useDraftState } from '../../../staff/drafts/use-draft-state.ts';
import { requestAsStaff } from '../../../staff/request-as-staff.ts';
import { ConfirmDialog } from '../../../staff/ui/confirm-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast.ts';
import { OptionFields } from './option-fields.tsx';
import {
  combineRows,
  type DraftOption,
  faultsOf,
  type OptionsDraft,
  optionsDraftSchema,
  toDraft,
  toRequest,
} from './options-draft.ts';
import { VariantRows } from './variant-rows.tsx';

interface OptionsPartProps {
  stored: StaffVariants;
  /** The version of the product that was saved on this screen since the options were read; null where none was. */
  ownVersion: number | null;
  onSaved: () => void;
  /** Reads all again, for who was told that it has changed. */
  onReload: () => void;
}

/** The options of a product with the table of its variants (R550): closed for a product without. */
export function OptionsPart({ stored, ownVersion, onSaved, onReload }: OptionsPartProps) {
  const { product } = stored;
  const draft = useDraftState('options', optionsDraftSchema, () => toDraft(stored));
  const [isOpen, setOpen] = useState(stored.options.length > 0 || draft.state.options.length > 0);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const { options, rows } = draft.state;
  const kept = new Set(rows.map(({ _id }) => _id));
  const leaving = stored.variants.filter(({ _id }) => !kept.has(_id));
  const isFirst = stored.options.length === 0;
  const isChanged = isOther(draft.state, toDraft(stored));

  function change(changed: Partial<OptionsDraft>) {
    setFaults({});
    draft.change(changed);
  }

  function changeOptions(next: DraftOption[]) {
    const first = {
      price: String(product.price),
      discount: product.discount > 0 ? String(product.discount) : '',
      quantity: String(product.quantity),
    };
    change({ options: next, rows: combineRows(next, rows, first) });
  }

  /** @returns what is wrong, or null */
  async function save(): Promise<string | null> {
    setFailure(null);
    const typed = draft.read();
    const version = ownVersion ?? typed.version;
    const checked = saveVariantsSchema.safeParse(toRequest({ ...typed, version }, product));
    if (!checked.success) {
      setFaults(faultsOf(checked.error.issues));
      return checked.error.issues[0]?.message ?? null;
    }
    setBusy(true);
    const request = { method: 'PUT', body: checked.data } as const;
    const path = `/api/v1/products/${product._id}/variants`;
    const result = await requestAsStaff<StaffVariants & { message: string }>('admin', path, request);
    setBusy(false);
    if (!result.ok) {
      setFaults(result.fields);
      setFailure(result);
      return result.message;
    }
    showToast('success', result.value.message);
    draft.begin(toDraft(result.value));
    onSaved();
    return null;
  }

  return (
    <section aria-labelledby={id} className="mt-6 max-w-5xl rounded-card border border-line bg-paper">
      <h2 id={id}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 text-left font-bold sm:px-5"
        >
          Options
          <span className="text-sm font-normal text-ink-soft">
            {isFirst ? 'Size, colour and the like' : stored.options.map(({ name }) => name).join(', ')}
          </span>
          <ChevronDownIcon className={`ml-auto size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      {isOpen && (
        <div className="space-y-4 border-t border-line p-4 sm:p-5">
          <OptionFields options={options} faults={faults} onChange={changeOptions} />
          {isFirst && options.length > 0 && (
            <p className="rounded-control bg-brand-soft px-4 py-3 text-sm">
              From now on each of these is sold with a price and a stock of its own.
              {product.quantity > 0 &&
                ` The ${product.quantity.toLocaleString('en-US')} on hand are counted off: share them out below.`}
            </p>
          )}
          {rows.length > 0 && (
            <VariantRows
              options={options}
              rows={rows}
              photos={product.photos}
              faults={faults}
              onChange={(next) => change({ rows: next })}
            />
          )}
          {failure?.code === 'CHANGED_MEANWHILE' ? (
            <div
              role="alert"
              className="rounded-control border border-accent/40 bg-accent-soft px-4 py-3 text-sm"
            >
              <p className="mb-2 font-medium">{failure.message}</p>
              <Button
                variant="secondary"
                onClick={() => {
                  draft.begin(toDraft(stored));
                  onReload();
                }}
              >
                Show the new state
              </Button>
            </div>
          ) : (
            <FormAlert message={failure?.message ?? Object.values(faults)[0] ?? null} />
          )}
          {(isChanged || options.length > 0) && (
            <div className="flex flex-wrap items-center gap-3">
              <Button
                busy={busy}
                disabled={!isChanged}
                onClick={() => (leaving.length > 0 ? setAsked(true) : void save())}
              >
                Save options
              </Button>
              {isChanged && <p className="text-sm text-ink-soft">Not saved yet</p>}
            </div>
          )}
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          dangerous
          title={
            leaving.length === 1 ? 'Delete one of its options?' : `Delete ${leaving.length} of its options?`
          }
          confirmLabel="Delete and save"
          onConfirm={save}
          onClose={() => setAsked(false)}
        >
          <ul>
            {leaving.slice(0, 10).map(({ _id, name, quantity }) => (
              <li key={_id} dir="auto">
                {name}
                {quantity > 0 && `, ${quantity.toLocaleString('en-US')} in stock`}
              </li>
            ))}
            {leaving.length > 10 && <li>and {leaving.length - 10} more</li>}
          </ul>
          <p className="mt-2">Past orders keep what was sold.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Whether something was typed; an older version alone is nothing. */
function isOther(typed: OptionsDraft, stored: OptionsDraft): boolean {
  return JSON.stringify({ ...typed, version: 0 }) !== JSON.stringify({ ...stored, version: 0 });
}
