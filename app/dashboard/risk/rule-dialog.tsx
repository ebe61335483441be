import type { RiskRuleShown } from '../../../shop/orders/risk/responses.ts';
import { riskRuleSchema } from '../../../shop/orders/risk/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { NUMBER } from '../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../staff/use-write.ts';

const ACTIONS = [
  ['call-first', 'Call before the parcel is packed'],
  ['ask-advance', 'Ask for an advance'],
  ['no-cash-above', 'Take no cash above an amount'],
] as const;

const text = (value: number | null | undefined) => value?.toString() ?? '';

const textsOf = (rule: RiskRuleShown | null) => ({
  name: rule?.name ?? '',
  leastCameBack: text(rule?.leastCameBack),
  leastShare: text(rule?.leastShare),
  ofParcels: text(rule?.ofParcels),
  nothingDelivered: rule?.nothingDelivered ? 'yes' : '',
  above: text(rule?.above),
  action: rule?.action ?? '',
  mostCash: text(rule?.mostCash),
  advancePercent: text(rule?.advancePercent),
});

/** Writes a rule. What is left empty is not looked at. @param props.rule null for a new one */
export function RuleDialog({ rule, onClose }: { rule: RiskRuleShown | null; onClose: () => void }) {
  const write = useWrite();
  const form = useStaffForm({
    draft: `rule-${rule?._id ?? 'new'}`,
    schema: riskRuleSchema,
    defaultValues: textsOf(rule),
  });
  const { field } = form;
  const submit = form.submit(async () => {
    const body = { ...form.getValues(), ...(rule && { version: rule.version }) };
    const result = rule
      ? await write(`/api/v1/risk/rules/${rule._id}`, { method: 'PUT', body })
      : await write('/api/v1/risk/rules', { method: 'POST', body });
    if (form.tell(result)) onClose();
  });
  const number = { ...NUMBER, optional: true } as const;
  return (
    <FormDialog
      title={rule ? 'Change the rule' : 'Add a rule'}
      form={form}
      onSubmit={submit}
      confirmLabel="Save the rule"
      onClose={onClose}
    >
      <Input
        field={field('name')}
        label="Name"
        autoComplete="off"
        hint="Staff see it on every order that the rule applies to."
      />
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-bold text-ink-soft">Applies when all of this is true</legend>
        <Input field={field('leastCameBack')} label="Parcels that came back, at least" {...number} />
        <div className="grid grid-cols-2 gap-3">
          <Input field={field('leastShare')} label="Came back, percent" {...number} />
          <Input field={field('ofParcels')} label="Out of at least, parcels" {...number} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            field={field('nothingDelivered')}
            label="Nothing was delivered yet"
            optional
            prompt="Does not matter"
            choices={[['yes', 'Yes, the mobile is new']]}
          />
          <Input field={field('above')} label="The order is above, Rs." {...number} />
        </div>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-sm font-bold text-ink-soft">What the shop then does</legend>
        <Select field={field('action')} label="Action" prompt="Please choose" choices={ACTIONS} />
        {form.watch('action') === 'no-cash-above' && (
          <Input field={field('mostCash')} label="Cash up to, Rs." {...NUMBER} />
        )}
        {form.watch('action') === 'ask-advance' && (
          <Input
            field={field('advancePercent')}
            label="Percent of the order"
            hint="It is asked for before the parcel is packed."
            {...NUMBER}
          />
        )}
      </fieldset>
    </FormDialog>
  );
}
