import { useEffect, useEffectEvent } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { toCheckoutPlace } from '../../shop/fields/cities.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { localUser } from '../account/local-user.ts';
import { requestApi } from '../api.ts';

interface AddressForm {
  values: Readonly<Record<string, string>>;
  set: (values: {
    name: string;
    email: string;
    mobile: string;
    province: string;
    city: string;
    otherCity: string;
    address: string;
  }) => void;
}

/**
 * Fills the checkout with the address of who is signed in, when nothing is typed there yet. Guests are not asked
 * for: whoever has no name in this browser costs no call.
 */
export function useStoredAddress({ values, set }: AddressForm): void {
  const fill = useEffectEvent(({ name, email, mobile, address, province, city }: Customer) => {
    if (Object.values(values).some((typed) => typed !== '')) return;
    set({ name, email, mobile: formatMobile(mobile), address, ...toCheckoutPlace(province, city) });
  });
  useEffect(() => {
    if (localUser.displayName() === null) return;
    let current = true;
    requestApi<Customer>('/api/reglogin/profile').then((result) => {
      if (current && result.ok) fill(result.value);
    });
    return () => {
      current = false;
    };
  }, []);
}
