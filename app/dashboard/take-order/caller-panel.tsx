import type { CallerAddress } from '../../../shop/orders/phone/responses.ts';
import { EmailInput, MobileInput, NameInput } from '../../forms/person-fields.tsx';
import { OrderPlaceFields } from '../orders/order-place-fields.tsx';
import { MobileRecordLine } from '../orders/other-orders.tsx';
import { Panel } from '../orders/panel.tsx';
import type { useTakeOrder } from './use-take-order.ts';

type Order = ReturnType<typeof useTakeOrder>;

/** Who calls: known by the mobile number, with earlier addresses to choose from; anybody else is asked. */
export function CallerPanel({ order }: { order: Order }) {
  const { form, caller, draft, meet, tidyMobile, choose, requote } = order;
  const bound = form.field('mobile');
  const mobile: typeof bound = {
    ...bound,
    onBlur: (event) => {
      tidyMobile();
      return bound.onBlur(event);
    },
  };
  const addresses = caller?.addresses ?? [];
  // What is wrong with a chosen address can be put right only where it is seen.
  const isTyped = draft.address === null || addresses.length === 0 || form.markedWith().length > 0;
  return (
    <Panel title="Customer">
      <div
        className="grid gap-4"
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
          if (target.name === 'mobile') void meet(target.value);
          if (['province', 'city', 'otherCity'].includes(target.name)) requote();
        }}
      >
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <div className="w-full sm:w-64">
            <MobileInput field={mobile} autoComplete="off" placeholder="0301-2345678" />
          </div>
          {caller && (
            <div className="sm:pb-3.5" role="status">
              <MobileRecordLine record={caller.record} besides="no-order" />
              {caller.block && (
                <p dir="auto" className="text-sm font-semibold break-words text-danger">
                  Blocked by {caller.block.by}: {caller.block.reason}
                </p>
              )}
            </div>
          )}
        </div>
        {addresses.length > 0 && (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1.5 text-sm font-semibold">Where to</legend>
            {addresses.map((address, index) => (
              <Choice
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of one caller never moves.
                key={index}
                isChosen={draft.address === index}
                onChoose={() => choose(address, index)}
              >
                <Address address={address} />
              </Choice>
            ))}
            <Choice isChosen={draft.address === null} onChoose={() => choose(null, null)}>
              Another address
            </Choice>
          </fieldset>
        )}
        {isTyped && <CustomerFields form={form} />}
      </div>
    </Panel>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 text-sm hover:border-brand has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name="earlierAddress"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

function Address({ address: { name, address, city, province } }: { address: CallerAddress }) {
  return (
    <>
      <span className="font-semibold">{name}</span>, {address}, {city}, {province}
    </>
  );
}

function CustomerFields({ form }: Pick<Order, 'form'>) {
  const { field } = form;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameInput field={field('name')} />
      <EmailInput field={field('email')} autoComplete="off" optional />
      <OrderPlaceFields form={form} />
    </div>
  );
}
