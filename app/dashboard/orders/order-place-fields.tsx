import { OTHER_CITY } from '../../../shop/fields/cities.ts';
import { Input } from '../../forms/field.tsx';
import { PlaceFields } from '../../forms/person-fields.tsx';
import type { SchemaForm } from '../../forms/use-schema-form.ts';

interface OrderPlaceFieldsProps {
  form: Pick<SchemaForm<'province' | 'city' | 'otherCity' | 'address'>, 'field' | 'watch' | 'set'>;
}

/** Where an order goes, as staff type it. */
export function OrderPlaceFields({ form }: OrderPlaceFieldsProps) {
  // A city waits for its province, which is what is missing then.
  const field: typeof form.field = (name) => {
    const bound = form.field(name);
    return name === 'city' && form.watch('province') === '' ? { ...bound, error: undefined } : bound;
  };
  return (
    <PlaceFields form={{ ...form, field }} list="checkout">
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

/** The form without the fault of a city that waits for its province, which is what is missing then. */
export function withoutWaiting<Form extends Pick<SchemaForm<'province'>, 'watch' | 'markedWith'>>(
  form: Form,
): Form {
  const markedWith: Form['markedWith'] = (others) =>
    form.markedWith(others).filter(({ name }) => name !== 'city' || form.watch('province') !== '');
  return { ...form, markedWith };
}
