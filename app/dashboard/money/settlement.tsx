import { useState } from 'react';
import type { SettlementDetail } from '../../../shop/back-office/settlements/responses.ts';
import { dayOfShop, formatDate, formatTime } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { ReasonDialog } from '../../staff/ui/reason-dialog.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../orders/panel.tsx';
import type { Route } from './+types/settlement.ts';
import { SheetTotals } from './figures.tsx';
import { ACCOUNT_LABELS, SETTLEMENTS_SCREEN, signedRupees } from './labels.ts';
import { SheetRows } from './sheet-rows.tsx';

const endpoint = (id: string) => `/api/v1/money/settlements/${id}`;

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return requestAsStaff<SettlementDetail>('admin', endpoint(params.id), { signal: request.signal });
}

/** One settlement with its rows, and the way to take a wrong one back (R357). */
export default function SettlementScreen({ loaderData }: Route.ComponentProps) {
  const { data, error, reload } = useLoaded(loaderData);
  const write = useWrite();
  const [undoing, setUndoing] = useState(false);
  if (!data) {
    return (
      <>
        <ScreenHeading title="Settlement" />
        <LoadError error={error} onRetry={reload} />
      </>
    );
  }
  const { totals, undone, accounts } = data;
  return (
    <>
      <ScreenHeading title={`${data.courier}, ${formatDate(data.paidOn ?? dayOfShop(data.at))}`}>
        <ButtonLink variant="quiet" to={SETTLEMENTS_SCREEN}>
          All settlements
        </ButtonLink>
        {!undone && (
          <Button variant="secondary" onClick={() => setUndoing(true)}>
            Undo this settlement …
          </Button>
        )}
      </ScreenHeading>
      <p className="mb-3 text-sm break-words text-ink-soft">
        Settlement {data.number}, {data.fileName}, uploaded {formatTime(data.at)} by {data.by}
        {data.paidOn && `; paid ${formatDate(data.paidOn)}`}
      </p>
      {undone && (
        <p className="mb-4 rounded-control border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger">
          <b>
            Undone {formatTime(undone.at)} by {undone.by}:
          </b>{' '}
          {undone.reason}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4">
        <Panel title="Totals">
          <SheetTotals totals={totals} rows={data.lines} />
        </Panel>
        <SheetRows rows={data.lines} />
        <Panel title="Booked">
          <ul className="max-w-md text-sm">
            {accounts
              .filter(({ balance }) => balance !== 0)
              .map(({ account, balance }) => (
                <li key={account} className="flex justify-between gap-4 py-0.5 tabular-nums">
                  {ACCOUNT_LABELS[account]} <span>{signedRupees(balance)}</span>
                </li>
              ))}
            <li className="flex justify-between gap-4 border-t border-line py-1 font-semibold tabular-nums">
              In all{' '}
              <span>
                {formatRupees(
                  accounts.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0) / 100,
                )}
              </span>
            </li>
          </ul>
        </Panel>
      </div>
      {undoing && (
        <ReasonDialog
          title={`Undo settlement ${data.number}?`}
          draft="undo"
          confirmLabel="Undo the settlement"
          cancelLabel="Keep it"
          dangerous
          onSend={(reason) => write(`${endpoint(data._id)}/undo`, { method: 'POST', body: { reason } })}
          onClose={() => setUndoing(false)}
        >
          All that was booked for it is reversed, and its parcels owe their cash again. It stays in the list,
          and its sheet can be uploaded again.
        </ReasonDialog>
      )}
    </>
  );
}
