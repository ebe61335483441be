import { useEffect, useState } from 'react';
import type { ListedPriceChange, PriceChangeLines } from '../../../shop/catalogue/price-changes/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
import { Loading } from '../../staff/ui/loading.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageSteps } from './page-steps.tsx';

/** What a change made of each product, and what it costs now. */
export function LinesDialog({ change, onClose }: { change: ListedPriceChange; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [data, setData] = useState<PriceChangeLines | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const path = `/api/v1/price-changes/${change._id}/lines?page=${page}`;
    requestAsStaff<PriceChangeLines>('admin', path, { signal: left.signal })
      .then((result) => {
        if (result.ok) setData(result.value);
        setProblem(result.ok ? null : result.message);
      })
      .catch((error) => {
        if (!left.signal.aborted) throw error;
      });
    return () => left.abort();
  }, [change._id, page]);
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
          <PageSteps page={page} totalPages={data.totalPages} onPage={setPage} />
        </>
      )}
      <div className="mt-4 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
