import { OTHER_CITY } from '../../../shop/fields/cities.ts';
import { Input } from '../../forms/field.tsx';
import { PlaceFields } from '../../forms/person-fields.tsx';
import type { SchemaForm } from '../../forms/use-schema-form.ts';

interface OrderPlaceFieldsProps {
  form: Pick<SchemaForm<'province' | 'city' | 'otherCity' | 'address'>, 'field' | 'watch' | 'set'>;
}

/** Where an order goes, as staff type it. */
export function OrderPlaceFields({ form }: OrderPlaceFieldsProps) {
  return (
    <PlaceFields form={form} list="checkout">
      {form.watch('city') === OTHER_CITY && (
        <Input
          field={form.field('otherCity')}
          label="Name of the city"
          autoComplete="off"
          className="sm:col-span-2"
        />
      )}
    </PlaceFields>
  );
}
