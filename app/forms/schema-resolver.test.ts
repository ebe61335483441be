import { createFormControl } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { checkoutCustomerSchema } from '../../shop/orders/schemas.ts';
import { schemaResolver } from './schema-resolver.ts';

const FILLED = {
  name: 'Sana Khan',
  email: 'sana@example.com',
  mobile: '0301 2345678',
  province: 'Punjab',
  city: 'Lahore',
  otherCity: '',
  address: 'House 5, Mall Road',
  instructions: '',
};

/** Submits the checkout's form with some fields changed, and answers what it would send, and its errors. */
async function submit(changed: Partial<typeof FILLED>) {
  const form = createFormControl({
    defaultValues: { ...FILLED, ...changed },
    resolver: schemaResolver(checkoutCustomerSchema, MISSING_FIELDS),
  });
  for (const name of Object.keys(FILLED)) form.register(name);
  let sent: unknown = null;
  await form.handleSubmit((checked) => {
    sent = checked;
  })();
  const errors = Object.entries(form.control._formState.errors);
  return { sent, errors: Object.fromEntries(errors.map(([name, error]) => [name, error?.message])) };
}

describe('a form that is submitted', () => {
  test('sends what the schema makes of its texts', async () => {
    const { sent, errors } = await submit({ name: '  Sana Khan ' });
    expect(errors).toEqual({});
    expect(sent).toMatchObject({ name: 'Sana Khan', mobile: '+923012345678' });
  });

  test('says at each field without anything in it that it is required', async () => {
    const { sent, errors } = await submit({ name: ' ', city: '' });
    expect(sent).toBeNull();
    expect(errors).toEqual({ name: 'This field is required.', city: 'This field is required.' });
  });

  test('says at a field what is wrong with it, and the first of it only', async () => {
    const { errors } = await submit({ email: 'sana', mobile: '12' });
    expect(errors).toEqual({
      email: 'Please enter a valid e-mail address, for example name@example.com.',
      mobile: 'Please enter a Pakistani mobile number, for example 0301-2345678.',
    });
  });

  test('says a rule about several fields at the one that breaks it', async () => {
    expect((await submit({ city: 'Other city' })).errors).toEqual({ otherCity: 'This field is required.' });
  });
});
