import { useState } from 'react';
import type { ListedPriceChange, PriceChangeLines } from '../../../shop/catalogue/price-changes/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Dialog, DialogActions } from '../../staff/ui/dialog.tsx';
import { Loading } from '../../staff/ui/loading.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageSteps } from './page-steps.tsx';

/** The prices of a change that are shown; while another page of them is on its way, the one before. */
interface ShownLines {
  change: ListedPriceChange;
  page: number;
  data: PriceChangeLines | null;
  problem: string | null;
}

/** The change whose prices are shown, asked for when it is opened and page by page. */
export function useShownLines() {
  const [shown, setShown] = useState<ShownLines | null>(null);
  async function show(change: ListedPriceChange, page = 1) {
    setShown((now) => ({ data: null, problem: null, ...now, change, page }));
    const path = `/api/v1/price-changes/${change._id}/lines?page=${page}`;
    const result = await requestAsStaff<PriceChangeLines>('admin', path);
    const loaded = result.ok ? { data: result.value, problem: null } : { problem: result.message };
    setShown((now) => (now?.change === change && now.page === page ? { ...now, ...loaded } : now));
  }
  return { shown, show, close: () => setShown(null) };
}

interface LinesDialogProps {
  shown: ShownLines;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** What a change made of each product, and what it costs now. */
export function LinesDialog({ shown, onPage, onClose }: LinesDialogProps) {
  const { change, page, data, problem } = shown;
  return (
    <Dialog title={`Prices: ${change.chosen}`} onClose={onClose}>
      <FormAlert message={problem} />
      {!data && !problem && <Loading />}
      {data && (
        <>
          <ScrollTable
            label="Prices"
            className="max-h-96 rounded-control"
            heads={['Product', ['Before', 'text-right'], ['Changed to', 'text-right'], ['Now', 'text-right']]}
          >
            {data.lines.map(({ _id, name, before, after, now }) => (
              <tr key={_id} className="border-t border-line">
                <td dir="auto" className="px-3 py-1.5 break-words">
                  {name}
                </td>
                {[before, after, now].map((price, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the three columns never move.
                  <td key={index} className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                    {formatRupees(price)}
                  </td>
                ))}
              </tr>
            ))}
          </ScrollTable>
          <PageSteps page={page} totalPages={data.totalPages} onPage={onPage} />
        </>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
