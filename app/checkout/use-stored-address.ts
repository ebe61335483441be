import { useEffect, useEffectEvent } from 'react';
import { formatMobile } from '../../shop/customers/rules.ts';
import type { Customer } from '../../shop/customers/types.ts';
import { toCheckoutPlace } from '../../shop/shipping/cities.ts';
import { localUser } from '../account/local-user.ts';
import { callShop } from '../api.ts';
import type { SchemaForm } from '../forms/use-schema-form.ts';

type AddressForm = SchemaForm<'name' | 'email' | 'mobile' | 'province' | 'city' | 'otherCity' | 'address'>;

/**
 * Fills the checkout with the address of who is signed in, when nothing is typed there yet. Guests are not asked
 * for: whoever has no name in this browser costs no call.
 */
export function useStoredAddress({ getValues, set }: Pick<AddressForm, 'getValues' | 'set'>): void {
  const fill = useEffectEvent(({ name, email, mobile, address, province, city }: Customer) => {
    if (Object.values(getValues()).some((typed) => typed !== '')) return;
    set({ name, email, mobile: formatMobile(mobile), address, ...toCheckoutPlace(province, city) });
  });
  useEffect(() => {
    if (localUser.displayName() === null) return;
    let current = true;
    callShop<Customer>('/api/reglogin/profile').then((answer) => {
      if (current && answer.ok) fill(answer.value);
    });
    return () => {
      current = false;
    };
  }, []);
}
