import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { Input, TextArea } from '../forms/field.tsx';
import {
  AddressInput,
  EmailInput,
  MobileInput,
  NameInput,
  ProvinceAndCity,
} from '../forms/person-fields.tsx';
import type { useCheckout } from './use-checkout.ts';

export type CustomerForm = ReturnType<typeof useCheckout>['form'];

/** Who orders, and where it goes. */
export function CustomerFields({ form }: { form: CustomerForm }) {
  const { field } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-bold">Delivery details</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameInput field={field('name')} className="sm:col-span-2" />
        <MobileInput field={field('mobile')} hint="For example 0301-2345678. The courier calls it." />
        <EmailInput field={field('email')} />
        <ProvinceAndCity form={form} list="checkout" />
        {form.watch('city') === OTHER_CITY && (
          <Input
            field={field('otherCity')}
            label="Name of your city"
            hint="The town or village that the courier delivers to."
            type="text"
            autoComplete="address-level2"
            className="sm:col-span-2"
          />
        )}
        <AddressInput
          field={field('address')}
          hint="House, street, area and a landmark nearby."
          className="sm:col-span-2"
        />
        <TextArea
          field={field('instructions')}
          label="Instructions"
          optional
          rows={2}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}
