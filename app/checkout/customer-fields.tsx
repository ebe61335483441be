import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { ProvinceAndCity } from '../account/province-and-city.tsx';
import { FormField } from '../ui/form-field.tsx';
import type { useCheckout } from './use-checkout.ts';

export type CustomerForm = ReturnType<typeof useCheckout>['form'];

/** Who orders, and where it goes. */
export function CustomerFields({ form }: { form: CustomerForm }) {
  const { field } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-bold">Delivery details</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField field={field('name')} label="Name" className="sm:col-span-2">
          {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
        </FormField>
        <FormField
          field={field('mobile')}
          label="Mobile"
          hint="For example 0301-2345678. The courier calls it."
        >
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </FormField>
        <FormField field={field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </FormField>
        <ProvinceAndCity form={form} list="checkout" />
        {form.values.city === OTHER_CITY && (
          <FormField
            field={field('otherCity')}
            label="Name of your city"
            hint="The town or village that the courier delivers to."
            className="sm:col-span-2"
          >
            {(control) => <input {...control} type="text" autoComplete="address-level2" />}
          </FormField>
        )}
        <FormField
          field={field('address')}
          label="Address"
          hint="House, street, area and a landmark nearby."
          className="sm:col-span-2"
        >
          {(control) => <input {...control} type="text" autoComplete="street-address" />}
        </FormField>
        <FormField field={field('instructions')} label="Instructions" optional className="sm:col-span-2">
          {(control) => <textarea {...control} rows={2} autoComplete="off" />}
        </FormField>
      </div>
    </fieldset>
  );
}
