import { useId, useState } from 'react';
import type {
  StatementLook,
  TransfersNoted,
} from '../../../shop/back-office/settlements/statement/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { DUE_SCREEN } from './labels.ts';
import { OtherCredits, TickedCredits } from './statement-credits.tsx';

type Credit = StatementLook['credits'][number];

const NAMED: Intl.ListFormat = new Intl.ListFormat('en');

/** Finds customers' transfers in the bank's statement: whose each credit is, then those that are ticked are noted (R449). */
export default function MatchStatement() {
  const write = useWrite('never');
  const [statement, setStatement] = useState<Blob | null>(null);
  const [look, setLook] = useState<StatementLook | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<Pick<ApiFailure, 'message'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(newAttemptKey);

  async function inspect(file: Blob) {
    setBusy(true);
    setError(null);
    const body = new FormData();
    body.append('file', file, 'statement');
    const result = await write<StatementLook>('/api/v1/money/statement', { method: 'POST', body });
    setBusy(false);
    setStatement(file);
    setLook(result.ok ? result.value : null);
    if (!result.ok) return setError(result);
    setChosen(new Set(matching(result.value).map(({ row }) => String(row))));
    setKey(newAttemptKey());
  }

  async function note(credits: readonly Credit[]) {
    const transfers = credits.flatMap(({ order, amount, paidOn, reference }) =>
      order ? [{ order: order._id, version: order.version, amount, paidOn, reference }] : [],
    );
    setBusy(true);
    setError(null);
    const request = { method: 'POST', body: { transfers }, idempotencyKey: key } as const;
    const result = await write<TransfersNoted>('/api/v1/money/statement/transfers', request);
    setBusy(false);
    if (!result.ok) return setError(result);
    const refused = result.value.results.filter(({ ok }) => !ok);
    showToast(refused.length === 0 ? 'success' : 'error', result.value.message);
    // What was noted is said by another look; what was refused by its reason.
    if (statement) await inspect(statement);
    if (refused.length > 0) setError({ message: NAMED.format(refused.map(({ message }) => message)) });
  }

  const matches = look ? matching(look) : [];
  const ticked = matches.filter(({ row }) => chosen.has(String(row)));
  return (
    <>
      <ScreenHeading title="Match the bank statement">
        <HeadingLink to={DUE_SCREEN}>Money due</HeadingLink>
      </ScreenHeading>
      <div className="grid grid-cols-1 gap-4">
        <StatementFields busy={busy} onChoose={inspect} />
        <FormAlert message={error?.message ?? null} />
        {look && (
          <p
            role="status"
            className="rounded-control bg-brand-soft px-4 py-3 text-sm font-medium text-brand-strong"
          >
            {look.message}
          </p>
        )}
        {matches.length > 0 && (
          <>
            <TickedCredits credits={matches} chosen={chosen} onChange={setChosen} />
            <Button
              size="large"
              busy={busy}
              disabled={ticked.length === 0}
              className="justify-self-start"
              onClick={() => note(ticked)}
            >
              {ticked.length === 1 ? 'Note one transfer as paid' : `Note ${ticked.length} transfers as paid`}
            </Button>
          </>
        )}
        {look && <OtherCredits credits={look.credits.filter(({ verdict }) => verdict !== 'matches')} />}
      </div>
    </>
  );
}

const matching = ({ credits }: StatementLook) => credits.filter(({ verdict }) => verdict === 'matches');

/** The statement as a file, or its lines as they are copied from a spreadsheet. */
function StatementFields({ busy, onChoose }: { busy: boolean; onChoose: (file: Blob) => Promise<void> }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  return (
    <div className="grid max-w-5xl gap-4 rounded-card border border-line bg-paper p-4">
      <p className="text-sm text-ink-soft">
        Each credit is matched by the order’s number in its text and by the amount that is due. Nothing is
        noted until you say so, and a transfer that is noted once is not noted again.
      </p>
      <div>
        <label htmlFor={`${id}-file`} className="mb-1.5 block text-sm font-semibold">
          Statement, CSV or XLSX
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void onChoose(file);
          }}
          className="block w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold file:text-ink hover:file:bg-mist lg:file:min-h-9"
        />
      </div>
      <div>
        <label htmlFor={`${id}-lines`} className="mb-1.5 block text-sm font-semibold">
          Or its lines, with the names of the columns
        </label>
        <textarea
          id={`${id}-lines`}
          rows={4}
          value={pasted}
          placeholder="Date, Narration, Credit"
          onChange={({ target }) => setPasted(target.value)}
          className={`${CONTROL} min-h-32 w-full py-2 font-mono`}
        />
      </div>
      <Button
        variant="secondary"
        busy={busy}
        disabled={pasted.trim() === ''}
        className="justify-self-start"
        onClick={() => onChoose(new Blob([pasted], { type: 'text/csv' }))}
      >
        Look at these lines
      </Button>
    </div>
  );
}
