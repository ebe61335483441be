import {
  CHECKOUT_PROVINCES,
  cityChoicesOf,
  REGISTRATION_PROVINCES,
  registrationCitiesOf,
} from '../../shop/fields/cities.ts';
import { FormField } from '../ui/form-field.tsx';
import { Select } from '../ui/select.tsx';
import type { Field } from '../ui/use-form.ts';

/** Where one can live and where the shop delivers to are two lists (R125, R140). */
const LISTS = {
  registration: { provinces: REGISTRATION_PROVINCES, citiesIn: registrationCitiesOf },
  checkout: { provinces: CHECKOUT_PROVINCES, citiesIn: cityChoicesOf },
};

interface ProvinceAndCityProps {
  form: {
    field: (name: 'province' | 'city') => Field;
    values: { province: string };
    set: (changed: { province: string; city: string }) => void;
  };
  list: keyof typeof LISTS;
}

/** Province and city of a shopper. The cities are those of the province; another province clears the city. */
export function ProvinceAndCity({ form: { field, values, set }, list }: ProvinceAndCityProps) {
  const { provinces, citiesIn } = LISTS[list];
  return (
    <>
      <FormField field={field('province')} label="Province">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            autoComplete="address-level1"
            prompt="Choose a province"
            choices={provinces}
            onChange={({ target }) => set({ province: target.value, city: '' })}
          />
        )}
      </FormField>
      <FormField field={field('city')} label="City">
        {(control) => (
          <Select
            {...control}
            autoComplete="address-level2"
            prompt={values.province === '' ? 'Choose a province first' : 'Choose a city'}
            choices={citiesIn(values.province)}
            disabled={values.province === ''}
          />
        )}
      </FormField>
    </>
  );
}
