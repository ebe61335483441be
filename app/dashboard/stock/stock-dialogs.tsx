import { countDifference } from '../../../shop/back-office/inventory/rules.ts';
import type { ShelfProduct } from '../../../shop/back-office/inventory/schemas.ts';
import {
  correctSchema,
  costSchema,
  countFieldsSchema,
  damagedSchema,
  goodsInFieldsSchema,
} from '../../../shop/back-office/inventory/schemas.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import { DECIMAL, NUMBER } from '../../staff/ui/typed-numbers.ts';
import { StockDialog } from './stock-dialog.tsx';

interface DialogProps {
  product: ShelfProduct;
  onClose: () => void;
}

/** Takes goods of one product in. */
export function GoodsInDialog({ product: { _id, name }, onClose }: DialogProps) {
  return (
    <StockDialog
      title={`Goods in: ${name}`}
      draft={`goods in ${_id}`}
      schema={goodsInFieldsSchema}
      defaultValues={{ units: '', unitCost: '', supplier: '', note: '' }}
      missing="Please enter how many came."
      confirmLabel="Take in"
      toRequest={({ units, unitCost, supplier, note }) => ({
        path: 'goods-in',
        body: { lines: [{ _id, units, unitCost }], supplier, note },
      })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <Input field={field('units')} label="Units" {...NUMBER} />
            <Input field={field('unitCost')} label="Cost of one, Rs." optional {...DECIMAL} />
          </div>
          <Input field={field('supplier')} label="Supplier" optional autoComplete="off" maxLength={100} />
          <Input field={field('note')} label="Note" optional autoComplete="off" maxLength={300} />
        </>
      )}
    </StockDialog>
  );
}

/** Sets the stock to what stands on the shelf; what it changes is said before it is saved. */
export function CountDialog({ product, onClose }: DialogProps) {
  const { _id, name, onHand, toPack } = product;
  return (
    <StockDialog
      title={`Count ${name}`}
      draft={`count ${_id}`}
      schema={countFieldsSchema}
      defaultValues={{ counted: '', note: '' }}
      missing="Please enter how many are on the shelf."
      confirmLabel="Save the count"
      toRequest={({ counted, note }) => ({
        path: 'counts',
        body: { lines: [{ _id, counted, seen: { onHand, toPack } }], note },
      })}
      onClose={onClose}
    >
      {(field, typed) => {
        const checked = countFieldsSchema.shape.counted.safeParse(typed('counted'));
        return (
          <>
            <p className="text-sm text-ink-soft">
              {(onHand + toPack).toLocaleString('en-US')} should be on the shelf
              {toPack > 0 &&
                `: ${onHand.toLocaleString('en-US')} for sale, and ${toPack.toLocaleString('en-US')} reserved for orders`}
              .
            </p>
            <Input field={field('counted')} label="On the shelf" {...NUMBER} />
            <p aria-live="polite" className="min-h-5 text-sm font-semibold tabular-nums">
              {checked.success && describeDifference(countDifference(checked.data, { onHand, toPack }))}
            </p>
            <Input field={field('note')} label="Note" optional autoComplete="off" maxLength={300} />
          </>
        );
      }}
    </StockDialog>
  );
}

/** What a count changes, in words. */
export function describeDifference(difference: number): string {
  if (difference === 0) return 'As expected';
  const units = Math.abs(difference).toLocaleString('en-US');
  return `${units} ${difference > 0 ? 'more than' : 'fewer than'} expected`;
}

export function DamagedDialog({ product: { _id, name, onHand }, onClose }: DialogProps) {
  return (
    <StockDialog
      title={`Damaged: ${name}`}
      draft={`damaged ${_id}`}
      schema={damagedSchema}
      defaultValues={{ units: '', reason: '' }}
      missing="Please enter how many, and why."
      confirmLabel="Take them off"
      toRequest={(body) => ({ path: `products/${_id}/damaged`, body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="text-sm text-ink-soft">{onHand.toLocaleString('en-US')} are for sale.</p>
          <Input field={field('units')} label="Damaged units" {...NUMBER} />
          <TextArea field={field('reason')} label="What happened" rows={2} />
        </>
      )}
    </StockDialog>
  );
}

export function CorrectDialog({ product: { _id, name, onHand }, onClose }: DialogProps) {
  return (
    <StockDialog
      title={`Correct ${name}`}
      draft={`correct ${_id}`}
      schema={correctSchema}
      defaultValues={{ units: '', reason: '' }}
      missing="Please enter how many more or fewer, and why."
      confirmLabel="Correct"
      toRequest={(body) => ({ path: `products/${_id}/correction`, body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="text-sm text-ink-soft">{onHand.toLocaleString('en-US')} are for sale.</p>
          <Input
            field={field('units')}
            label="More or fewer"
            hint="+24 adds, -3 takes away."
            autoComplete="off"
          />
          <TextArea field={field('reason')} label="Why" rows={2} />
        </>
      )}
    </StockDialog>
  );
}

/** Says what a unit costs, for stock that came before the ledger or with a wrong bill. */
export function CostDialog({ product: { _id, name }, onClose }: DialogProps) {
  return (
    <StockDialog
      title={`What ${name} costs`}
      draft={`cost ${_id}`}
      schema={costSchema}
      defaultValues={{ cost: '', reason: '' }}
      missing="Please enter the cost, and why."
      confirmLabel="Set the cost"
      toRequest={(body) => ({ path: `products/${_id}/cost`, body })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <Input field={field('cost')} label="Average cost of one, Rs." {...DECIMAL} />
          <TextArea field={field('reason')} label="Why" rows={2} />
        </>
      )}
    </StockDialog>
  );
}
