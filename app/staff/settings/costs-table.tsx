import { type ChangeEvent, useState } from 'react';
import { describeCosts, writeCosts } from '../../../shop/settings/store-settings/rules.ts';
import { ownersChoiceSchema } from '../../../shop/settings/store-settings/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { RowButton } from '../ui/row-button.tsx';
import { Changes } from './changes.tsx';
import type { GroupFields } from './group-form.tsx';

const { delivery } = ownersChoiceSchema.shape;

interface Row {
  city: string;
  cost: string;
}

/** The rows of the form's text, also of one that is half typed. */
function toRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [city = '', cost = ''] = line.split(',').map((cell) => cell.trim());
    return line === '' ? [] : [{ city, cost }];
  });
}

const toText = (rows: readonly Row[]) => rows.map(({ city, cost }) => `${city}, ${cost}`).join('\n');

const CELL =
  'min-h-11 w-full rounded-control border border-line-strong bg-paper px-2 text-base sm:px-3 focus:border-brand focus:outline-2 focus:outline-brand/30';

/** What cities pay, as a table whose cells are typed into; a file or a table that is pasted takes its place. */
export function CostsTable({ form }: { form: GroupFields }) {
  const rows = toRows(form.watch('costs'));
  const { error } = form.field('costs');
  const [importing, setImporting] = useState(false);
  const store = (changed: readonly Row[]) => form.set({ costs: toText(changed) });
  const change = (index: number, cell: Partial<Row>) =>
    store(rows.map((row, at) => (at === index ? { ...row, ...cell } : row)));

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Cost by city</legend>
      {rows.length === 0 ? (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">
          No city has a cost of its own: all pay the same.
        </p>
      ) : (
        <table className="w-full max-w-xl text-sm">
          <thead>
            <tr className="text-left text-ink-soft">
              <th scope="col" className="pb-1 font-semibold">
                City
              </th>
              <th scope="col" className="w-20 pb-1 pl-2 font-semibold sm:w-28">
                Rs.
              </th>
              <th scope="col" className="w-20">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ city, cost }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place while its name is typed.
              <tr key={index}>
                <td className="py-1">
                  <input
                    aria-label={`City ${index + 1}`}
                    value={city}
                    maxLength={60}
                    autoComplete="off"
                    onChange={({ target }) => change(index, { city: target.value.replaceAll(',', ' ') })}
                    className={CELL}
                  />
                </td>
                <td className="py-1 pl-2">
                  <input
                    aria-label={`Cost for ${city || `city ${index + 1}`}, rupees`}
                    value={cost}
                    inputMode="numeric"
                    autoComplete="off"
                    onChange={({ target }) => change(index, { cost: target.value.replaceAll(',', '') })}
                    className={CELL}
                  />
                </td>
                <td className="py-1 pl-1 text-right">
                  <RowButton
                    verb="Remove"
                    what={city || `city ${index + 1}`}
                    variant="quiet-danger"
                    onClick={() => store(rows.filter((_, at) => at !== index))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {error && <p className="mt-1.5 text-sm font-medium text-danger">{error}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => store([...rows, { city: '', cost: '' }])}>
          Add a city
        </Button>
        <Button variant="quiet" size="small" onClick={() => setImporting(true)}>
          Paste or choose a file
        </Button>
      </div>
      {importing && (
        <ImportDialog
          before={form.watch('costs')}
          onTake={(costs) => form.set({ costs })}
          onClose={() => setImporting(false)}
        />
      )}
    </fieldset>
  );
}

interface ImportDialogProps {
  before: string;
  onTake: (costs: string) => void;
  onClose: () => void;
}

/** Takes a whole table at once; what it changes is shown before it is taken, and nothing is saved yet. */
function ImportDialog({ before, onTake, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const read = delivery.shape.costs.safeParse(text);
  const old = delivery.shape.costs.safeParse(before);
  const typed = text.trim() !== '';

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) setText(await file.text());
  }

  return (
    <Dialog title="A table of costs" onClose={onClose}>
      <div className="grid gap-3 text-sm">
        <p className="text-ink-soft">
          A city, a comma and its cost in rupees on each line. It takes the place of the whole table.
        </p>
        <label className="grid gap-1.5 font-semibold">
          Paste it here
          <textarea
            value={text}
            rows={6}
            placeholder={'Karachi, 150\nLahore, 200'}
            onChange={({ target }) => setText(target.value)}
            className={`${CELL} py-2 font-normal`}
          />
        </label>
        <label className="grid gap-1.5 font-semibold">
          Or choose a CSV file
          <input type="file" accept=".csv,text/csv,text/plain" onChange={choose} className="font-normal" />
        </label>
        {typed && read.success && old.success && (
          <div className="max-h-48 overflow-y-auto rounded-lg bg-mist px-3 py-2">
            {writeCosts(read.data) === writeCosts(old.data) ? (
              'Nothing would change.'
            ) : (
              <Changes changes={describeCosts(old.data, read.data)} />
            )}
          </div>
        )}
        <FormAlert message={typed && !read.success ? (read.error.issues[0]?.message ?? null) : null} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            disabled={!typed || !read.success}
            onClick={() => {
              if (read.success) onTake(writeCosts(read.data));
              onClose();
            }}
          >
            Use this table
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
