import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { z } from 'zod';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { PricePreview } from '../../../shop/catalogue/price-changes/responses.ts';
import { previewPricesSchema } from '../../../shop/catalogue/price-changes/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { type NamedProduct, TargetFields } from '../discounts/target-fields.tsx';
import { UploadProgress } from '../products/upload-progress.tsx';
import { PreviewTable } from './preview-table.tsx';
import { usePriceStream } from './use-price-stream.ts';

const ROUNDING = [
  ['10', 'Rs. 10'],
  ['5', 'Rs. 5'],
  ['50', 'Rs. 50'],
  ['100', 'Rs. 100'],
  ['none', 'Nothing: to the paisa'],
] as const;

const broughtSchema = z.object({ products: z.array(z.object({ _id: z.string(), name: z.string() })) });

/** Products that were chosen in the list of products, as the link from there brings them. */
const readBrought = (state: unknown): NamedProduct[] => broughtSchema.safeParse(state).data?.products ?? [];

const EMPTY = { percent: '', rounding: '10', appliesTo: 'all', places: '', products: '' };

interface Looked {
  /** What was typed when it was looked at. */
  texts: string;
  preview: PricePreview;
  show: 'changed' | 'refused';
  page: number;
}

/** Asks by how much prices change, shows every one before and after, and only then changes them. */
export function ChangeForm({ categories }: { categories: readonly Category[] }) {
  const brought = readBrought(useLocation().state);
  const first =
    brought.length > 0 ? { appliesTo: 'products', products: brought.map(({ _id }) => _id).join('\n') } : {};
  const form = useStaffForm({
    draft: 'change-prices',
    schema: previewPricesSchema,
    defaultValues: { ...EMPTY, ...first },
  });
  const { field } = form;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [busy, setBusy] = useState(false);
  const { part, send } = usePriceStream();
  const { revalidate } = useRevalidator();
  const typed = JSON.stringify(
    (['percent', 'rounding', 'appliesTo', 'places', 'products'] as const).map((name) => form.watch(name)),
  );
  // What is typed otherwise since was never looked at.
  const current = looked?.texts === typed ? looked : null;

  async function look(page: number, show: Looked['show']) {
    setBusy(true);
    const body = { ...form.getValues(), page, show };
    const result = await requestAsStaff<PricePreview>('admin', '/api/v1/price-changes/preview', {
      method: 'POST',
      body,
    });
    setBusy(false);
    if (!result.ok) return form.refuse(result);
    setLooked({ texts: typed, preview: result.value, show, page });
  }
  const submit = form.submit(() => look(1, 'changed'));

  async function change({ preview: { seen } }: Looked) {
    setBusy(true);
    const result = await send('/api/v1/price-changes', { ...form.getValues(), seen });
    await revalidate();
    setBusy(false);
    setLooked(null);
    if (!result.ok) return form.fail(result.message);
    form.reset(EMPTY);
    showToast('success', result.message);
  }

  const count = current?.preview.changed ?? 0;
  return (
    <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <form
        ref={form.ref}
        noValidate
        onSubmit={submit}
        className="grid gap-4 rounded-card border border-line bg-paper p-4"
      >
        <div className="grid grid-cols-2 gap-3">
          <Input field={field('percent')} label="Percent" autoComplete="off" hint="5 raises, -10 lowers." />
          <Select field={field('rounding')} label="Rounded to" prompt="Please choose" choices={ROUNDING} />
        </div>
        <TargetFields form={form} categories={categories} known={brought} />
        <FormAlert message={form.alert} />
        <Button
          type="submit"
          variant={current ? 'secondary' : 'primary'}
          busy={form.busy || (busy && part === null)}
        >
          Preview
        </Button>
      </form>
      <div aria-live="polite" className="min-w-0">
        {!current && (
          <p className="rounded-card bg-mist px-4 py-6 text-sm text-ink-soft">
            Every price is shown here before and after. Nothing changes until you say so, and one button takes
            it back.
          </p>
        )}
        {current && (
          <PreviewTable {...current} busy={busy} onLook={look}>
            {part === null ? (
              <Button size="large" busy={busy} disabled={count === 0} onClick={() => change(current)}>
                {count === 0
                  ? 'No price would change'
                  : `Change ${count.toLocaleString('en-US')} ${count === 1 ? 'price' : 'prices'}`}
              </Button>
            ) : (
              <UploadProgress part={part} label="Changing" afterwards="One moment …" />
            )}
          </PreviewTable>
        )}
      </div>
      <UnsavedGuard unsaved={part !== null} unkept={part !== null} />
    </div>
  );
}
