import { useRef, useState } from 'react';
import { formatRupees } from '../../../../shop/money.ts';
import type { DraftLine } from '../../../../shop/orders/editing/schemas.ts';
import { MOST_OF_ONE_PRODUCT } from '../../../../shop/rules.ts';
import { ProductFinder } from '../../../staff/ui/product-finder.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { addProduct, keyOf, unitsOf } from './draft-line.ts';
import { PRODUCT_FIELD, quantityField } from './line-marks.ts';

interface LinesEditorProps {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  /** What is wrong with a line, for example that too few are left. */
  problemOf?: (line: DraftLine) => string | null;
  /** Whether Enter in a quantity submits the form, and does not lead to the next product. */
  enterSubmits?: boolean;
  /** Where the keyboard goes on to find the next product. */
  finderRef?: React.RefObject<HTMLInputElement | null>;
}

/**
 * The products of an order, by keyboard alone: a name is typed, Enter takes the product, its quantity is typed over, Enter
 * leads to the next product.
 */
export function LinesEditor({
  lines,
  onChange,
  problemOf,
  enterSubmits = false,
  finderRef,
}: LinesEditorProps) {
  const own = useRef<HTMLInputElement>(null);
  const finder = finderRef ?? own;
  // Which line was taken last, and the how many-th it was: taken twice, its quantity gets the focus twice.
  const [picked, setPicked] = useState({ key: '', times: 0 });

  function change(changed: DraftLine, quantity: string) {
    onChange(lines.map((line) => (line === changed ? { ...line, quantity } : line)));
  }

  function remove(gone: DraftLine) {
    onChange(lines.filter((line) => line !== gone));
    finder.current?.focus();
  }

  return (
    <div className="grid gap-3">
      {lines.length > 0 && (
        <ul aria-label="Products" className="divide-y divide-line">
          {lines.map((line) => (
            <LineRow
              key={keyOf(line)}
              line={line}
              problem={problemOf?.(line) ?? null}
              picked={keyOf(line) === picked.key ? picked.times : 0}
              onQuantity={(quantity) => change(line, quantity)}
              onRemove={() => remove(line)}
              onDone={enterSubmits ? null : () => finder.current?.focus()}
            />
          ))}
        </ul>
      )}
      <ProductFinder
        inputRef={finder}
        name={PRODUCT_FIELD}
        onPick={(product) => {
          const [next, line] = addProduct(lines, product);
          onChange(next);
          setPicked({ key: keyOf(line), times: picked.times + 1 });
        }}
      />
    </div>
  );
}

interface LineRowProps {
  line: DraftLine;
  problem: string | null;
  /** Not 0 of what was taken last: its quantity is what is typed next. */
  picked: number;
  onQuantity: (quantity: string) => void;
  onRemove: () => void;
  /** What Enter does; null where it submits the form. */
  onDone: (() => void) | null;
}

function LineRow({ line, problem, picked, onQuantity, onRemove, onDone }: LineRowProps) {
  const units = unitsOf(line);
  const said = units === null ? `A number from 1 to ${MOST_OF_ONE_PRODUCT}.` : problem;
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[2.5rem_1fr_5rem_6.5rem_auto]">
      {line.photo ? (
        <img
          src={line.photo}
          alt=""
          width={40}
          height={40}
          className="size-10 rounded-lg bg-mist object-cover"
        />
      ) : (
        <span className="size-10 rounded-lg bg-mist" />
      )}
      <span className="min-w-0 text-sm">
        <span dir="auto" className="break-words">
          {line.name}
        </span>
        <span className="block text-xs text-ink-quiet tabular-nums">{formatRupees(line.linePrice)} each</span>
      </span>
      <input
        key={picked}
        // biome-ignore lint/a11y/noAutofocus: the product was taken by Enter, and the keyboard goes on here.
        autoFocus={picked > 0}
        onFocus={({ target }) => target.select()}
        name={quantityField(line)}
        type="number"
        autoComplete="off"
        inputMode="numeric"
        min={1}
        max={MOST_OF_ONE_PRODUCT}
        aria-label={`Quantity of ${line.name}`}
        aria-invalid={said !== null}
        value={line.quantity}
        onChange={({ target }) => onQuantity(target.value)}
        onKeyDown={(event) => {
          if (!onDone || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onDone();
        }}
        className="h-11 w-20 rounded-control border border-line-strong bg-paper px-3 text-right text-base tabular-nums focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
      />
      <span className="text-right text-sm font-semibold tabular-nums max-sm:col-start-2 max-sm:text-left">
        {units === null ? '' : formatRupees(line.linePrice * units)}
      </span>
      <button
        type="button"
        aria-label={`Remove ${line.name}`}
        onClick={onRemove}
        className="grid size-11 place-items-center justify-self-end rounded-control text-ink-quiet hover:bg-mist hover:text-danger"
      >
        <TrashIcon />
      </button>
      {said && (
        <p role="alert" className="col-start-2 col-end-[-1] text-sm font-medium text-danger">
          {said}
        </p>
      )}
    </li>
  );
}
