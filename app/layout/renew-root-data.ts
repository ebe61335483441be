import { useRevalidator } from 'react-router';

let isAsked = false;

/** Whether the shop's details are asked for again: by nothing but `useRenewRootData`. */
export const isRenewalAsked = () => isAsked;

/** Asks for the shop's details again, for an open page of which something the owner decides was out of date. */
export function useRenewRootData(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    isAsked = true;
    try {
      await revalidate();
    } finally {
      isAsked = false;
    }
  };
}
