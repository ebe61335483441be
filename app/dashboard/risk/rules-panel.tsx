import { useState } from 'react';
import type { RiskRuleShown, RiskRules } from '../../../shop/orders/risk/responses.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { Loading } from '../../staff/ui/loading.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import type { Loaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../orders/panel.tsx';
import { SwitchButton } from '../switch-button.tsx';
import { RuleDialog } from './rule-dialog.tsx';

interface RulesPanelProps {
  loaded: Loaded<RiskRules>;
  isManager: boolean;
}

/** The rules, on and off. Managers write them; everybody reads why an order asks for something. */
export function RulesPanel({ loaded, isManager }: RulesPanelProps) {
  const [open, setOpen] = useState<RiskRuleShown | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<RiskRuleShown | null>(null);
  const write = useWrite();
  const { data, error, loading, reload } = loaded;

  return (
    <Panel title="Rules">
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        A rule looks at what became of earlier parcels to the mobile of an order. All its conditions have to
        hold. Only orders that are paid in cash are looked at.
      </p>
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data?.rules.length === 0 && (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">
          No rule yet: every order is treated alike.
        </p>
      )}
      {data && data.rules.length > 0 && (
        <ul className="divide-y divide-line">
          {data.rules.map((rule) => (
            <Rule
              key={rule._id}
              rule={rule}
              isManager={isManager}
              onOpen={() => setOpen(rule)}
              onDelete={() => setToDelete(rule)}
            />
          ))}
        </ul>
      )}
      {isManager && data && (
        <div className="mt-3">
          <Button variant="secondary" onClick={() => setOpen('new')}>
            Add a rule
          </Button>
        </div>
      )}
      {open && <RuleDialog rule={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {toDelete && (
        <ConfirmDialog
          title={`Delete “${toDelete.name}”?`}
          confirmLabel="Delete the rule"
          cancelLabel="Keep the rule"
          dangerous
          onConfirm={() => write(`/api/v1/risk/rules/${toDelete._id}`, { method: 'DELETE' })}
          onClose={() => setToDelete(null)}
        >
          <p>Orders are no longer looked at by it. What the history says of it stays.</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

interface RuleProps {
  rule: RiskRuleShown;
  isManager: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

function Rule({ rule, isManager, onOpen, onDelete }: RuleProps) {
  const { _id, name, isOn, condition, asks } = rule;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 grow basis-64 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <strong dir="auto" className="min-w-0 break-words">
            {name}
          </strong>
          <StatusBadge tone={isOn ? 'good' : 'quiet'}>{isOn ? 'On' : 'Off'}</StatusBadge>
        </p>
        <p className="text-ink-soft">
          {condition} <span className="font-semibold text-ink">{asks}.</span>
        </p>
      </div>
      {isManager && (
        <div className="flex flex-wrap gap-2">
          <SwitchButton {...rule} name={`“${name}”`} path={`/api/v1/risk/rules/${_id}`} />
          <RowButton verb="Change" what={`“${name}”`} onClick={onOpen} />
          <RowButton verb="Delete" what={`“${name}”`} variant="quiet-danger" onClick={onDelete} />
        </div>
      )}
    </li>
  );
}
