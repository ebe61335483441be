import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShelfProduct } from '../../../shop/back-office/inventory/schemas.ts';
import { TrashIcon } from '../../ui/icons.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { productStockScreen } from './stock-labels.ts';

interface LineRowProps {
  product: ShelfProduct;
  /** What is known of it, under its name. */
  about: ReactNode;
  onRemove: () => void;
  /** What is wrong with its numbers, under them; their fields are described by it. */
  problem?: { id: string; text: string } | null;
  /** Its numbers. */
  children: ReactNode;
}

/** A product of a delivery or of a stock-take. */
export function LineRow({ product, about, onRemove, problem, children }: LineRowProps) {
  const { _id, name, photo, sku } = product;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <ProductPhoto photos={photo ? [photo] : []} title="" size={36} className="w-9 rounded-md" />
      <div className="min-w-0 flex-1 basis-44 text-sm">
        <Link to={productStockScreen(_id)} dir="auto" className="font-semibold text-brand hover:underline">
          {name}
        </Link>
        <p className="text-xs text-ink-quiet">
          {sku && <span className="mr-2">{sku}</span>}
          {about}
        </p>
      </div>
      <div className="flex items-start gap-2">{children}</div>
      <button
        type="button"
        aria-label={`Leave ${name} out`}
        onClick={onRemove}
        className="ml-auto grid size-11 place-items-center rounded-control text-ink-soft hover:bg-danger-soft hover:text-danger"
      >
        <TrashIcon className="size-5" />
      </button>
      {problem && (
        <p id={problem.id} className="basis-full text-right text-sm font-medium text-danger">
          {problem.text}
        </p>
      )}
    </li>
  );
}

interface NumberInputProps {
  label: string;
  value: string;
  inputMode?: 'numeric' | 'decimal';
  /** What is wrong with it. */
  problem?: string | undefined;
  /** The text that says what is wrong, where it stands elsewhere. */
  problemId?: string | undefined;
  onChange: (typed: string) => void;
}

/** A number of a line. */
export function NumberInput({
  label,
  value,
  inputMode = 'numeric',
  problem,
  problemId,
  onChange,
}: NumberInputProps) {
  return (
    <label className="block w-24 text-xs text-ink-soft">
      {label}
      <input
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={14}
        aria-invalid={problem !== undefined || problemId !== undefined}
        aria-describedby={problemId}
        onChange={({ target }) => onChange(target.value)}
        className="mt-0.5 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-2.5 text-right text-base text-ink tabular-nums focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
      />
      {problem && <span className="mt-0.5 block font-medium text-danger">{problem}</span>}
    </label>
  );
}
