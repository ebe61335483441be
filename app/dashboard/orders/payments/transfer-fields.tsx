import { Input, TextArea } from '../../../forms/field.tsx';
import { type Choices, Select } from '../../../forms/select.tsx';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';

interface TransferFieldsProps {
  form: Pick<SchemaForm<'amount' | 'paidOn' | 'way' | 'reference' | 'note'>, 'field' | 'watch'>;
  ways: Choices;
}

/** Money that came or went back: how much, when, how, and under which number. */
export function TransferFields({ form: { field, watch }, ways }: TransferFieldsProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input field={field('amount')} label="Amount, Rs." inputMode="decimal" autoComplete="off" />
        <Input field={field('paidOn')} label="Paid on" type="date" />
        <Select field={field('way')} label="How" prompt="Choose the way" choices={ways} />
        <Input
          field={field('reference')}
          label="Number of the transfer"
          optional={watch('way') === 'cash'}
          autoComplete="off"
        />
      </div>
      <TextArea field={field('note')} label="Note" optional rows={2} />
    </>
  );
}
