import { REGISTRATION_PROVINCES, registrationCitiesOf } from '../../shop/shipping/cities.ts';
import { FormField } from '../ui/form-field.tsx';
import { Select } from '../ui/select.tsx';
import type { Field } from '../ui/use-form.ts';

interface PlaceForm {
  field: (name: 'province' | 'city') => Field;
  values: { province: string };
  set: (changed: { province: string; city: string }) => void;
}

/** Province and city of a registered shopper. Another province clears the city (spec, section 5). */
export function PlaceFields({ form: { field, values, set } }: { form: PlaceForm }) {
  return (
    <>
      <FormField field={field('province')} label="Province">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            autoComplete="address-level1"
            prompt="Choose a province"
            choices={REGISTRATION_PROVINCES}
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
            choices={registrationCitiesOf(values.province)}
            disabled={values.province === ''}
          />
        )}
      </FormField>
    </>
  );
}
