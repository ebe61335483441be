import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShelfProduct } from '../../../shop/back-office/inventory/schemas.ts';
import {
  deliveryDraftSchema,
  goodsInFieldsSchema,
  goodsInSchema,
} from '../../../shop/back-office/inventory/schemas.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import { useDraftState } from '../../staff/drafts/use-draft-state.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { LineRow, NumberInput } from './line-row.tsx';
import { type DeliveryLine, noDelivery, oneMore } from './shelf-draft.ts';
import { ShelfFinder } from './shelf-finder.tsx';
import { STOCK_SCREEN } from './stock-labels.ts';

const { units: unitsSchema, unitCost: costSchema } = goodsInFieldsSchema.shape;

type Wrong = Record<'units' | 'unitCost', boolean>;

const PROBLEMS = [
  ['units', 'Please enter the units as a whole number, for example 12.'],
  ['unitCost', 'Please enter the cost in rupees, for example 1450.'],
] as const;

const isWrong = ({ units, unitCost }: DeliveryLine): Wrong => ({
  units: !unitsSchema.safeParse(units).success,
  unitCost: !costSchema.safeParse(unitCost).success,
});

/** What was typed already, and cannot be taken. */
function isMistyped(line: DeliveryLine): Wrong {
  const { units, unitCost } = isWrong(line);
  return { units: units && line.units !== '', unitCost: unitCost && line.unitCost !== '' };
}

/** A delivery of many products: each is scanned or typed, all of it is taken in at once. */
export default function GoodsIn() {
  const draft = useDraftState('delivery', deliveryDraftSchema, noDelivery);
  const [alert, setAlert] = useState<string | null>(null);
  /** What is missing is named once somebody has tried to take it in. */
  const [tried, setTried] = useState(false);
  const delivery = useRef<HTMLElement>(null);
  const { lines, supplier, note, key } = draft.state;
  const body = goodsInSchema.safeParse({
    lines: lines.map(({ product, units, unitCost }) => ({ _id: product._id, units, unitCost })),
    supplier,
    note,
  });

  function add(product: ShelfProduct) {
    const before = draft.read().lines;
    const known = before.find((line) => line.product._id === product._id);
    const rest = before.filter((line) => line !== known);
    const line = known ? { ...known, units: oneMore(known.units) } : { product, units: '1', unitCost: '' };
    draft.change({ lines: [line, ...rest] });
  }

  const change = (line: DeliveryLine, changed: Partial<DeliveryLine>) =>
    draft.change({ lines: lines.map((one) => (one === line ? { ...one, ...changed } : one)) });

  async function save() {
    if (!body.success) {
      flushSync(() => setTried(true));
      return delivery.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    setAlert(null);
    const request = { method: 'POST', body: body.data, idempotencyKey: key } as const;
    const result = await requestAsStaff<{ message: string }>('admin', '/api/v1/stock/goods-in', request);
    if (!result.ok) {
      // Anyone who sends it once more after being told means another delivery.
      if (result.code === 'IDEMPOTENCY_KEY_REUSED') draft.change({ key: newAttemptKey() });
      return setAlert(result.message);
    }
    showToast('success', result.value.message);
    setTried(false);
    draft.begin(noDelivery());
  }

  return (
    <>
      <ScreenHeading title="Goods in">
        <HeadingLink to={STOCK_SCREEN}>Stock</HeadingLink>
      </ScreenHeading>
      <ShelfFinder hint="Each scan adds one. A number can be typed over." onFound={add} />
      {lines.length > 0 && (
        <section
          ref={delivery}
          aria-label="Delivery"
          className="mt-4 max-w-3xl rounded-card border border-line bg-paper p-4"
        >
          <div className="grid gap-3 sm:grid-cols-2">
            <TextBox
              label="Supplier"
              value={supplier}
              longest={100}
              onChange={(typed) => draft.change({ supplier: typed })}
            />
            <TextBox
              label="Note"
              value={note}
              longest={300}
              onChange={(typed) => draft.change({ note: typed })}
            />
          </div>
          <ul className="mt-3 divide-y divide-line">
            {lines.map((line) => {
              const wrong = (tried ? isWrong : isMistyped)(line);
              const id = `problem-${line.product._id}`;
              const text = PROBLEMS.flatMap(([name, problem]) => (wrong[name] ? [problem] : [])).join(' ');
              return (
                <LineRow
                  key={line.product._id}
                  product={line.product}
                  about={`${line.product.onHand.toLocaleString('en-US')} for sale`}
                  onRemove={() => draft.change({ lines: lines.filter((one) => one !== line) })}
                  problem={text === '' ? null : { id, text }}
                >
                  <NumberInput
                    label="Units"
                    value={line.units}
                    problemId={wrong.units ? id : undefined}
                    onChange={(units) => change(line, { units })}
                  />
                  <NumberInput
                    label="Cost of one, Rs."
                    inputMode="decimal"
                    value={line.unitCost}
                    problemId={wrong.unitCost ? id : undefined}
                    onChange={(unitCost) => change(line, { unitCost })}
                  />
                </LineRow>
              );
            })}
          </ul>
          <div className="mt-3 grid gap-3">
            <FormAlert message={alert} />
            <div>
              <TaskButton task={save}>Take in</TaskButton>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

interface TextBoxProps {
  label: string;
  value: string;
  longest: number;
  onChange: (typed: string) => void;
}

function TextBox({ label, value, longest, onChange }: TextBoxProps) {
  return (
    <label className="block text-sm font-semibold">
      {label} <span className="font-normal text-ink-quiet">(optional)</span>
      <input
        value={value}
        maxLength={longest}
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 font-normal focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
      />
    </label>
  );
}
