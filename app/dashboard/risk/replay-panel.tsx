import { type FormEvent, useState } from 'react';
import { formatDay } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { Replay } from '../../../shop/orders/risk/responses.ts';
import { REPLAY_MONTHS } from '../../../shop/orders/risk/rules.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Panel } from '../orders/panel.tsx';

/** Tries the rules, also those that are off, on the orders of the last months. */
export function ReplayPanel({ hasRules }: { hasRules: boolean }) {
  const [months, setMonths] = useState<string>('3');
  const [cost, setCost] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [replay, setReplay] = useState<Replay | null>(null);

  async function run(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    const result = await requestAsStaff<Replay>('admin', `/api/v1/risk/replay?months=${months}`);
    setBusy(false);
    if (result.ok) setReplay(result.value);
    else setError(result.message);
  }

  return (
    <Panel title="What the rules would have met">
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        The cash orders of the last months are gone through again, each judged only by what was known when it
        was placed: parcels that came back against those that good buyers took.
      </p>
      <form noValidate onSubmit={run} className="flex flex-wrap items-end gap-3">
        <label className="text-sm font-semibold">
          Over
          <select
            value={months}
            onChange={({ target }) => setMonths(target.value)}
            className={`${CONTROL} mt-1 block font-normal`}
          >
            {REPLAY_MONTHS.map((each) => (
              <option key={each} value={each}>
                {each === '1' ? 'the last month' : `the last ${each} months`}
              </option>
            ))}
          </select>
        </label>
        <label className="text-sm font-semibold">
          A returned parcel costs, Rs.
          <input
            value={cost}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            placeholder="300"
            onChange={({ target }) => setCost(target.value)}
            className={`${CONTROL} mt-1 block w-40 font-normal placeholder:text-ink-quiet`}
          />
        </label>
        <Button type="submit" variant="secondary" busy={busy} disabled={!hasRules}>
          Try the rules
        </Button>
      </form>
      <FormAlert message={error} />
      <div role="status" className="mt-3 text-sm">
        {!hasRules && <p className="text-ink-quiet">Add a rule first. It can stay off while it is tried.</p>}
        {replay && <Outcome replay={replay} cost={readCost(cost)} />}
      </div>
    </Panel>
  );
}

/** Rupees as they were typed; null where they are no number. */
function readCost(typed: string): number | null {
  const digits = typed.replace(/[,\s]/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null;
}

const columnsWith = (
  { cameBack, delivered }: Replay,
  cost: number | null,
): Column<Replay['rules'][number]>[] => [
  {
    head: 'Rule',
    cell: ({ name, isOn, asks }) => (
      <>
        <span dir="auto" className="font-semibold break-words">
          {name}
        </span>{' '}
        <StatusBadge tone={isOn ? 'good' : 'quiet'}>{isOn ? 'On' : 'Off'}</StatusBadge>
        <span className="block text-xs text-ink-quiet">{asks}</span>
      </>
    ),
  },
  {
    head: 'Returns',
    card: { span: 3, named: true },
    align: 'right',
    cell: (rule) => <Share met={rule.cameBack} all={cameBack} />,
  },
  {
    head: 'Good buyers',
    card: { span: 3, named: true },
    align: 'right',
    cell: (rule) => <Share met={rule.delivered} all={delivered} />,
  },
  ...(cost === null
    ? []
    : [
        {
          head: 'Saved',
          card: { span: 6, named: true },
          align: 'right',
          className: 'whitespace-nowrap',
          cell: (rule) => formatRupees(rule.cameBack.parcels * cost),
        } satisfies Column<Replay['rules'][number]>,
      ]),
];

function Outcome({ replay, cost }: { replay: Replay; cost: number | null }) {
  const { since, isCut, orders, cameBack, delivered, rules } = replay;
  return (
    <>
      <p className="mb-2 text-ink-soft tabular-nums">
        {orders.toLocaleString('en-US')} cash orders since {formatDay(new Date(since))}:{' '}
        {cameBack.parcels.toLocaleString('en-US')} came back, {delivered.parcels.toLocaleString('en-US')} were
        delivered.
        {isCut && ' There are too many for all of the time: these are the newest.'}
      </p>
      <DataTable caption="What each rule would have met" columns={columnsWith(replay, cost)} rows={rules} />
      <p className="mt-2 max-w-prose text-xs text-ink-quiet">
        Returns: parcels that came back, and that the rule would have stopped or asked about. Good buyers:
        those who took their parcel, and whom the rule would have met too.
      </p>
    </>
  );
}

interface ShareProps {
  met: Replay['open'];
  all: Replay['open'];
}

/** `12 of 80 (15 %)`, and what these orders were worth. */
function Share({ met, all }: ShareProps) {
  const percent = all.parcels === 0 ? '' : ` (${Math.round((met.parcels / all.parcels) * 100)} %)`;
  return (
    <>
      {met.parcels.toLocaleString('en-US')} of {all.parcels.toLocaleString('en-US')}
      {percent}
      <span className="block text-xs text-ink-quiet">{formatRupees(met.amount)}</span>
    </>
  );
}
