import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MoneyDue, SheetLook } from '../../../shop/back-office/settlements/responses.ts';
import { Options } from '../../forms/select.tsx';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { UploadProgress } from '../products/upload-progress.tsx';
import type { Route } from './+types/take-sheet.ts';
import { DUE_SCREEN, settlementScreen } from './labels.ts';
import { SheetReport } from './sheet-report.tsx';
import { type Choice, useSheet } from './use-sheet.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requestAsStaff<MoneyDue>('admin', '/api/v1/money/due', { signal: request.signal });
}

const NOTHING_CHOSEN: Choice = { courier: '', file: null, columns: null, dayOrder: null };

/** Takes a courier's sheet: first a look at every row, then all of it or nothing (R352, R353). */
export default function TakeSheet({ loaderData }: Route.ComponentProps) {
  const { data, error: notLoaded, reload } = useLoaded(loaderData);
  const navigate = useNavigate();
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const { progress, look, error, inspect, confirm, reset } = useSheet();

  function choose(changed: Partial<Choice>) {
    const next = { ...choice, ...changed };
    setChoice(next);
    if (next.courier && next.file) void inspect(next);
    else reset();
  }

  async function store(seen: string) {
    const stored = await confirm(choice, seen);
    if (!stored?.settlement) return;
    showToast('success', stored.message);
    await navigate(settlementScreen(stored.settlement._id));
  }

  return (
    <>
      <ScreenHeading title="Upload a courier’s sheet">
        <HeadingLink to={DUE_SCREEN}>Money due</HeadingLink>
      </ScreenHeading>
      <LoadError error={notLoaded} onRetry={reload} className="mb-4" />
      {data && (
        <div className="grid grid-cols-1 gap-4">
          <SheetFields
            couriers={data.knownCouriers}
            choice={choice}
            busy={progress !== null}
            onChoose={choose}
          />
          <UploadProgress part={progress} label="Sending" afterwards="Looking …" />
          <FormAlert message={error?.message ?? null} />
          {error?.code === 'CHANGED_MEANWHILE' && (
            <Button variant="secondary" className="justify-self-start" onClick={() => inspect(choice)}>
              Look again
            </Button>
          )}
          {look && !error && <SheetReport look={look} choice={choice} onChoose={choose} />}
          {look?.ready && look.seen && look.totals && !error && (
            <Button
              size="large"
              variant={look.faults === 0 ? 'primary' : 'secondary'}
              busy={progress !== null}
              className="justify-self-start"
              onClick={() => look.seen && store(look.seen)}
            >
              {look.faults === 0 ? 'Book the settlement' : `Book anyway (${faultsOf(look)})`}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const faultsOf = ({ faults }: SheetLook) => (faults === 1 ? '1 fault' : `${faults} faults`);

interface FieldsProps {
  couriers: readonly string[];
  choice: Choice;
  busy: boolean;
  onChoose: (changed: Partial<Choice>) => void;
}

/** Whose sheet it is, and the sheet. */
function SheetFields({ couriers, choice, busy, onChoose }: FieldsProps) {
  const id = useId();
  return (
    <div className="grid max-w-5xl gap-4 rounded-card border border-line bg-paper p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <label htmlFor={`${id}-courier`} className="mb-1.5 block text-sm font-semibold">
          Courier
        </label>
        <select
          id={`${id}-courier`}
          value={choice.courier}
          disabled={busy}
          onChange={({ target }) => onChoose({ courier: target.value, columns: null, dayOrder: null })}
          className={`${CONTROL} w-full`}
        >
          <Options prompt="Choose the courier" choices={couriers} />
        </select>
      </div>
      <div className="min-w-0">
        <label htmlFor={`${id}-file`} className="mb-1.5 block text-sm font-semibold">
          Sheet, CSV or XLSX
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          onChange={({ target }) =>
            onChoose({ file: target.files?.[0] ?? null, columns: null, dayOrder: null })
          }
          className="block w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold file:text-ink hover:file:bg-mist lg:file:min-h-9"
        />
      </div>
      <p className="text-sm text-ink-soft sm:col-span-2">
        Every row is looked at first, and nothing is stored until you book it. Rows are matched by tracking
        number. Money that belongs to no parcel is booked as unclear.
      </p>
    </div>
  );
}
