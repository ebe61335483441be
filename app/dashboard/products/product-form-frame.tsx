import type { FormEvent, ReactNode } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ProductFields } from './product-fields.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { useProductForm } from './use-product-form.ts';

interface ProductFormFrameProps {
  product: ReturnType<typeof useProductForm>;
  categories: readonly Category[];
  brands: readonly string[];
  label: string;
  button: string;
  onSubmit: (event: FormEvent) => void;
  children?: ReactNode;
  unsavedNote?: string;
  hasOptions?: boolean;
  /** The names of the variants' controls that something is wrong with. */
  faults?: readonly string[];
  /** Where its options are typed in the same form. */
  options?: ReactNode;
}

/** The form of a product, new or changed. */
export function ProductFormFrame(props: ProductFormFrameProps) {
  const { product, categories, brands, label, button, onSubmit, children, unsavedNote } = props;
  const { hasOptions = false, faults = [], options } = props;
  const { form, photos, photoProblem, part } = product;
  const unsaved = product.unsaved && !form.busy;
  return (
    <form ref={form.ref} noValidate onSubmit={onSubmit} aria-label={label} className="max-w-5xl">
      <FormSummary form={form} others={photoProblem ? [...faults, 'photos'] : faults} className="mb-4" />
      <div className="grid max-w-5xl gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-6">
          <div className="rounded-card border border-line bg-paper p-4 sm:p-5">
            <ProductFields form={form} categories={categories} brands={brands} hasOptions={hasOptions} />
          </div>
          {options}
        </div>
        <div className="space-y-4">
          <div className="rounded-card border border-line bg-paper p-4">
            <PhotoPicker photos={photos} problem={photoProblem} onChange={product.setPhotos} />
          </div>
          {children}
          <UploadProgress part={part} />
          <Button type="submit" size="large" busy={form.busy} className="w-full">
            {button}
          </Button>
          {unsaved && unsavedNote && <p className="text-center text-sm text-ink-soft">{unsavedNote}</p>}
        </div>
      </div>
      <UnsavedGuard unsaved={unsaved} unkept={product.photosChanged && !form.busy} />
    </form>
  );
}
