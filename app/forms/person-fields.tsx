import type { ReactNode } from 'react';
import {
  type CheckoutCities,
  cityChoicesOf,
  provincesOf,
  REGISTRATION_PROVINCES,
  registrationCitiesOf,
} from '../../shop/fields/cities.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { type FieldProps, Input } from './field.tsx';
import { Select } from './select.tsx';
import type { SchemaForm } from './use-schema-form.ts';

/** The fields of a person, as all forms lay them out: what a browser fills in by itself has one name everywhere. */
type PersonField = Omit<FieldProps, 'label'>;

export function NameInput(props: PersonField) {
  return <Input {...props} label="Name" type="text" autoComplete="name" autoCapitalize="words" />;
}

/** @param props.autoComplete `username` where one signs in with it, `off` where it is somebody else's */
export function EmailInput(props: PersonField & { autoComplete?: 'email' | 'username' | 'off' }) {
  return <Input autoComplete="email" {...props} label="Email" type="email" inputMode="email" />;
}

/** @param props.autoComplete `off` where it is somebody else's */
export function MobileInput(props: PersonField & { autoComplete?: 'tel' | 'off'; placeholder?: string }) {
  return <Input autoComplete="tel" {...props} label="Mobile" type="tel" inputMode="tel" />;
}

/** Where one can live and where the shop delivers to are two lists (R125, R140). */
const LISTS = {
  registration: () => ({ provinces: REGISTRATION_PROVINCES, citiesIn: registrationCitiesOf }),
  checkout: (cities: CheckoutCities) => ({
    provinces: provincesOf(cities),
    citiesIn: (province: string) => cityChoicesOf(province, cities),
  }),
};

interface PlaceFieldsProps {
  form: Pick<SchemaForm<'province' | 'city' | 'address'>, 'field' | 'watch' | 'set'>;
  list: keyof typeof LISTS;
  /** Below the address. */
  hint?: string;
  /** Between the city and the address. */
  children?: ReactNode;
}

/** Where a shopper lives. The cities are those of the province; another province clears the city. */
export function PlaceFields({ form: { field, watch, set }, list, hint, children }: PlaceFieldsProps) {
  const { provinces, citiesIn } = LISTS[list](useRootData().cities);
  const province = watch('province');
  return (
    <>
      <Select
        field={field('province')}
        label="Province"
        autoComplete="address-level1"
        prompt="Choose a province"
        choices={provinces}
        onChoose={() => set({ city: '' })}
      />
      <Select
        field={field('city')}
        label="City"
        autoComplete="address-level2"
        prompt={province === '' ? 'Choose a province first' : 'Choose a city'}
        choices={citiesIn(province)}
        disabled={province === ''}
      />
      {children}
      <Input
        field={field('address')}
        label="Address"
        type="text"
        autoComplete="street-address"
        hint={hint}
        className="sm:col-span-2"
      />
    </>
  );
}
