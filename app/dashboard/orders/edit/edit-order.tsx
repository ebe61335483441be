import { whyNotEditable } from '../../../../shop/orders/editing/rules.ts';
import { isInShop } from '../../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { Input, TextArea } from '../../../forms/field.tsx';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { EmailInput, MobileInput, NameInput } from '../../../forms/person-fields.tsx';
import { requestAsStaff } from '../../../staff/request-as-staff.ts';
import { ChangedMeanwhile } from '../../../staff/ui/changed-meanwhile.tsx';
import { LoadError } from '../../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../../staff/ui/screen-heading.tsx';
import { DECIMAL } from '../../../staff/ui/typed-numbers.ts';
import { useLoaded } from '../../../staff/use-loaded.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { faultyControls } from '../lines/line-marks.ts';
import { LinesEditor } from '../lines/lines-editor.tsx';
import { orderEndpoint, orderScreen } from '../order-labels.ts';
import { OrderPlaceFields, withoutWaiting } from '../order-place-fields.tsx';
import { Panel } from '../panel.tsx';
import { PARCEL } from '../parcel-panel.tsx';
import type { Route } from './+types/edit-order.ts';
import { useEditBeginning } from './edit-beginning.ts';
import { EditReview } from './edit-review.tsx';
import { useEditOrder } from './use-edit-order.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return requestAsStaff<StaffOrder>('admin', orderEndpoint(params.id), { signal: request.signal });
}

/** Edits an order until it is dispatched: customer, products, delivery and discount (R276). */
export default function EditOrderScreen({ loaderData, params: { id } }: Route.ComponentProps) {
  const { data: order, error, reload } = useLoaded(loaderData);
  const why = order && whyNotEditable(order);
  return (
    <>
      <ScreenHeading title={order ? `Edit order ${order.number}` : 'Edit order'}>
        <ButtonLink variant="quiet" to={orderScreen(id)}>
          Back to the order
        </ButtonLink>
      </ScreenHeading>
      {!order && <LoadError error={error} onRetry={reload} />}
      {order && why && <NotEditable order={order} why={why} />}
      {order && !why && <EditForm order={order} />}
    </>
  );
}

/** Why nothing can be typed here any more, and the way to where its parcel is. */
function NotEditable({ order, why }: { order: StaffOrder; why: string }) {
  const { trackingNumber } = order;
  // A number that is compared with another one stays on one line.
  const [before, ...after] = trackingNumber === null ? [why] : why.split(trackingNumber);
  return (
    <section className="max-w-2xl rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2 className="text-base font-bold">This order can no longer be edited</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        {before}
        {trackingNumber !== null && after.length > 0 && (
          <>
            <span className="whitespace-nowrap tabular-nums">{trackingNumber}</span>
            {after.join(trackingNumber)}
          </>
        )}
      </p>
      <ButtonLink to={`${orderScreen(order._id)}#${PARCEL}`}>
        {isInShop(order) && trackingNumber !== null ? 'Open its parcel' : 'Open the order'}
      </ButtonLink>
    </section>
  );
}

function EditForm({ order }: { order: StaffOrder }) {
  const edit = useEditOrder(order);
  const { form, conflict } = edit;
  useEditBeginning(form.ref, edit.waiveDelivery);
  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={edit.review}
      aria-label={`Edit order ${order.number}`}
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <FormSummary
        form={withoutWaiting(form)}
        others={faultyControls(edit.lines)}
        className="xl:col-span-2"
      />
      <div className="grid min-w-0 gap-4">
        <Panel title="Products">
          <LinesEditor lines={edit.lines} onChange={edit.changeLines} enterSubmits />
        </Panel>
        <Panel title="Discount and delivery">
          <AmountFields form={form} onWaive={edit.waiveDelivery} />
        </Panel>
      </div>
      <div className="grid min-w-0 gap-4">
        <Panel title="Customer">
          <CustomerFields form={form} />
        </Panel>
        <Panel title="For the history">
          <Input field={form.field('reason')} label="Why is it changed?" autoComplete="off" dir="auto" />
          {conflict && (
            <div className="mt-4">
              <ChangedMeanwhile conflict={conflict} onReload={edit.begin} onKeepTyping={edit.typeAgainst} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button type="submit" busy={form.busy}>
              Review the changes
            </Button>
            {edit.isTyped && (
              <Button variant="quiet" onClick={edit.startAgain}>
                Undo what I typed
              </Button>
            )}
          </div>
        </Panel>
      </div>
      {edit.reviewed && <EditReview order={order} edit={edit} />}
    </form>
  );
}

type EditFormProps = Pick<ReturnType<typeof useEditOrder>, 'form'>;

function AmountFields({ form, onWaive }: EditFormProps & { onWaive: () => void }) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Input field={form.field('discountAmount')} label="Discount, Rs." optional {...DECIMAL} />
      <Input
        field={form.field('discountReason')}
        label="Why a discount"
        optional={form.watch('discountAmount') === ''}
        autoComplete="off"
        dir="auto"
        hint="Only staff see it."
      />
      <div>
        <Input
          field={form.field('shippingCost')}
          label="Delivery, Rs."
          optional
          placeholder="As the city pays"
          {...DECIMAL}
        />
        {form.watch('shippingCost') !== '0' && (
          <Button variant="quiet" size="small" className="mt-1 -ml-2.5" onClick={onWaive}>
            Waive it
          </Button>
        )}
      </div>
      <Input
        field={form.field('shippingReason')}
        label="Why other delivery"
        optional={form.watch('shippingCost') === ''}
        autoComplete="off"
        dir="auto"
        hint="Leave both empty for what the city pays."
      />
    </div>
  );
}

function CustomerFields({ form }: EditFormProps) {
  const { field } = form;
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <NameInput field={field('name')} className="sm:col-span-2" />
      <MobileInput field={field('mobile')} autoComplete="off" />
      <EmailInput field={field('email')} autoComplete="off" optional />
      <OrderPlaceFields form={form} />
      <TextArea
        field={field('instructions')}
        label="Instructions"
        optional
        rows={2}
        className="sm:col-span-2"
      />
    </div>
  );
}
