import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { bookParcelSchema } from '../../../../shop/orders/booking/schemas.ts';
import type { ChangedOrders } from '../../../../shop/orders/fulfilment/responses.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { requestAsStaff } from '../../../staff/request-as-staff.ts';
import type { ChangedBooking } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';
import type { ChosenOrder } from './chosen-orders.ts';

type BookedOrder = ChangedOrders['results'][number];

/**
 * Books parcels one after the other, each by the request that books a single one: a booking that was cut off is looked up
 * and never repeated (decision 092), however many are booked.
 */
export function useBookings(chosen: readonly ChosenOrder[]) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<number | null>(null);
  const [results, setResults] = useState<BookedOrder[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const stopped = useRef(false);

  /** @param weightGrams of parcels whose orders have none, and whose products' weights are not all known */
  async function start(courier: string, weightGrams: number) {
    const checked = bookParcelSchema.safeParse({ courier, weightGrams });
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? null);
    setError(null);
    stopped.current = false;
    const booked: BookedOrder[] = [];
    for (const order of chosen) {
      if (stopped.current) break;
      setAsked(booked.length + 1);
      booked.push(await book(order, courier, weightGrams));
    }
    await revalidate();
    setResults(booked);
  }

  return {
    /** Which of them is being booked, from 1; null before the first. */
    asked,
    results,
    error,
    start,
    /** Books no further one; that which is on its way is finished. */
    stop: () => {
      stopped.current = true;
    },
  };
}

async function book({ _id, number }: ChosenOrder, courier: string, usualGrams: number): Promise<BookedOrder> {
  const outcome = (reason: string | null) => ({
    _id,
    number,
    done: reason === null,
    repeated: false,
    reason,
  });
  const order = await requestAsStaff<StaffOrderDetail>('admin', orderEndpoint(_id));
  if (!order.ok) return outcome(order.message);
  const { parcelWeightGrams, productsWeightGrams } = order.value;
  const body = { courier, weightGrams: parcelWeightGrams ?? productsWeightGrams ?? usualGrams };
  const path = `${orderEndpoint(_id)}/booking`;
  const result = await requestAsStaff<ChangedBooking>('admin', path, { method: 'POST', body });
  if (!result.ok) return outcome(result.message);
  return outcome(result.value.booking.state === 'booked' ? null : result.value.message);
}
