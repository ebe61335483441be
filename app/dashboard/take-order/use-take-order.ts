import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toCheckoutPlace } from '../../../shop/fields/cities.ts';
import { formatMobile, normaliseMobile } from '../../../shop/fields/rules.ts';
import { type DraftLine, staffCustomerSchema } from '../../../shop/orders/editing/schemas.ts';
import type { Caller, CallerAddress, Quote } from '../../../shop/orders/phone/responses.ts';
import { phoneDraftSchema } from '../../../shop/orders/phone/schemas.ts';
import type { AttemptedOrder, PlacedOrder } from '../../../shop/orders/responses.ts';
import type { PaymentMethod } from '../../../shop/orders/rules.ts';
import { type ApiFailure, requestApi } from '../../api.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { useDraftState } from '../../staff/drafts/use-draft-state.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { ownFields } from '../../staff/own-fields.ts';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { useLatestRequest } from '../../use-latest-request.ts';
import { unitsOf } from '../orders/lines/draft-line.ts';
import { orderScreen } from '../orders/order-labels.ts';
import { askCaller, askQuote, EMPTY_FORM, emptyDraft, toItems } from './ask-shop.ts';
import { addressOf, type Exchange } from './exchange.ts';
import { shortageOf } from './line-problem.ts';

/** What the screen says of the order that was placed last. */
export interface TakenOrder {
  /** Null where only its number is known. */
  id: string | null;
  message: string;
}

/**
 * The order that is taken on the phone: who calls, what they want, what it costs by the shop's own rules.
 * @param exchange the return that it is taken for; null of every other order
 */
export function useTakeOrder(exchange: Exchange | null) {
  const { cities } = useRootData();
  const write = useWrite('never');
  const navigate = useNavigate();
  // Each exchange is kept apart from the order that somebody else calls about.
  const ofExchange = exchange === null ? '' : `-${exchange.returnId}`;
  const form = useStaffForm({
    draft: `customer${ofExchange}`,
    schema: staffCustomerSchema,
    defaultValues: EMPTY_FORM,
  });
  const draft = useDraftState(`lines${ofExchange}`, phoneDraftSchema, emptyDraft);
  const caller = useLatestRequest<Caller>();
  const quote = useLatestRequest<Quote>();
  const [taken, setTaken] = useState<TakenOrder | null>(null);
  const [refusedBy, setRefusedBy] = useState<string | null>(null);
  const overrule = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  const { key, lines, paymentMethod, coupon } = draft.state;

  function requote() {
    const typed = draft.read();
    if (toItems(typed.lines).length === 0) quote.clear();
    else void quote.send((signal) => askQuote(typed, form.getValues(), cities, signal));
  }

  /** Asks again who calls and what it costs, of an order that was begun before a reload. */
  const resume = useEffectEvent(() => {
    const mobile = normaliseMobile(form.getValues().mobile);
    if (mobile !== null) {
      asked.current = mobile;
      void caller.send((signal) => askCaller(mobile, signal));
    }
    requote();
  });
  useEffect(() => resume(), []);

  function choose(address: CallerAddress | null, index: number | null) {
    const place = address ? toCheckoutPlace(address.province, address.city, cities) : null;
    if (address && place) {
      form.set({ name: address.name, email: address.email, ...place, address: address.address });
    } else {
      form.set({ province: '', city: '', otherCity: '', address: '' });
    }
    // A place that the shop does not know by now is typed again.
    draft.change({ address: place?.city ? index : null });
    requote();
  }

  /** A mobile that was typed whole stands there as all others do. */
  function tidyMobile() {
    const mobile = normaliseMobile(form.getValues().mobile);
    if (mobile !== null) form.set({ mobile: formatMobile(mobile) });
  }

  /** Asks who calls as soon as the number is whole; the newest address is taken unless one is being typed. */
  async function meet(typed: string) {
    const mobile = normaliseMobile(typed);
    if (mobile === asked.current) return;
    asked.current = mobile;
    if (mobile === null) return caller.clear();
    const met = await caller.send((signal) => askCaller(mobile, signal));
    if (asked.current !== mobile) return;
    const wasChosen = draft.read().address !== null;
    const index = exchange && met ? addressOf(exchange, met.addresses) : 0;
    const earlier = met?.addresses[index];
    if (earlier && (wasChosen || form.getValues().address === '')) choose(earlier, index);
    else if (!earlier && wasChosen) {
      form.set({ name: '', email: '' });
      choose(null, null);
    }
  }

  const submit = form.submit(async (customer) => {
    setTaken(null);
    const unclear = lines.find((line) => unitsOf(line) === null);
    if (unclear) return form.fail(`How many of ${unclear.name}?`);
    if (lines.length === 0) return form.fail('Please add a product.');
    const shown = await quote.settled();
    if (!shown) {
      requote();
      return form.fail('The total is not there yet. Please try again.');
    }
    const short = shortageOf(lines, shown);
    if (short) return form.fail(short);
    const { shippingCost, totalAmount } = shown;
    const why = overrule.current;
    overrule.current = null;
    const order = { customer, items: toItems(lines), paymentMethod, shippingCost, totalAmount };
    const code = coupon.trim();
    const body = { ...order, ...(code !== '' && { coupon: code }), ...(why !== null && { overrule: why }) };
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write<{ message: string; order: PlacedOrder }>(
      exchange ? `/api/v1/checkout/return/${exchange.returnId}/exchange` : '/api/v1/checkout/phone-order',
      request,
    );
    if (result.ok && exchange) return leave(result.value.order._id, result.value.message);
    if (result.ok) return startAgain({ id: result.value.order._id, message: result.value.message });
    if (result.code === 'RULE_ASKS') return setRefusedBy(result.message);
    if (result.code === 'IDEMPOTENCY_KEY_REUSED') return findPlaced(result);
    requote();
    refuse(result);
  });

  function refuse(failure: ApiFailure) {
    form.fail(failure.message, ownFields(failure, 'customer').fields);
  }

  /** It came in before, as it was then, and its answer was lost. */
  async function findPlaced(failure: ApiFailure) {
    const attempt = await requestApi<{ order: AttemptedOrder | null }>('/api/v1/checkout/attempt', {
      idempotencyKey: key,
    });
    const order = attempt.ok ? attempt.value.order : null;
    if (!order) return refuse(failure);
    startAgain({ id: null, message: `This order was placed already, as number ${order.number}.` });
  }

  /** A return is exchanged once: what is next is the new order. */
  async function leave(id: string, message: string) {
    startAgain(null);
    showToast('success', message);
    await navigate(orderScreen(id));
  }

  function startAgain(done: TakenOrder | null) {
    form.reset(EMPTY_FORM);
    draft.begin(emptyDraft());
    caller.clear();
    quote.clear();
    asked.current = null;
    setTaken(done);
    form.ref.current?.querySelector<HTMLElement>('[name="mobile"]')?.focus();
  }

  return {
    form,
    // Of nobody and of nothing once what was typed is discarded.
    caller: form.watch('mobile') === '' ? null : caller.value,
    quote: lines.length === 0 ? null : quote.value,
    exchange,
    draft: draft.state,
    taken,
    meet,
    tidyMobile,
    choose,
    requote,
    changeLines(next: DraftLine[]) {
      draft.change({ lines: next });
      setTaken(null);
      requote();
    },
    changeCoupon(typed: string) {
      draft.change({ coupon: typed });
      requote();
    },
    pay: (method: PaymentMethod) => draft.change({ paymentMethod: method }),
    submit,
    /** What a rule asks for, or why the mobile is blocked, where that refused the order. */
    refusedBy,
    keepRefused: () => setRefusedBy(null),
    /** Places it all the same. */
    async overrule(reason: string) {
      setRefusedBy(null);
      overrule.current = reason;
      form.ref.current?.requestSubmit();
      return null;
    },
    startAgain: () => startAgain(null),
  };
}
