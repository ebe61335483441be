import type { ReactNode } from 'react';
import type { PricePreview } from '../../../shop/catalogue/price-changes/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Counts } from '../products/counts.tsx';
import { PageSteps } from './page-steps.tsx';

interface PreviewTableProps {
  preview: PricePreview;
  show: 'changed' | 'refused';
  page: number;
  busy: boolean;
  onLook: (page: number, show: 'changed' | 'refused') => void;
  /** What is done with it. */
  children: ReactNode;
}

/** Prices before and after, a page at a time, and those that cannot be. */
export function PreviewTable({ preview, show, page, busy, onLook, children }: PreviewTableProps) {
  const { chosen, changed, unchanged, refused, lines, totalPages } = preview;
  return (
    <section aria-label="Preview" className="grid gap-3">
      <Counts
        counts={[
          ['Products', chosen],
          ['Change', changed],
          ['Stay the same', unchanged],
          ['Refused', refused],
        ]}
      />
      {refused > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-3 py-2 text-sm">
          {show === 'refused'
            ? 'These stay as they are, since they cannot cost that.'
            : 'Refused products stay as they are.'}
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => onLook(1, show === 'refused' ? 'changed' : 'refused')}
          >
            {show === 'refused' ? 'Show what changes' : 'Show the refused'}
          </Button>
        </p>
      )}
      {lines.length > 0 && (
        <div>
          <ScrollTable
            label="Prices before and after"
            className="max-h-96 rounded-control bg-paper"
            heads={['Product', ['Before', 'text-right'], ['After', 'text-right']]}
          >
            {lines.map(({ _id, name, before, after, why }) => (
              <tr key={_id} className="border-t border-line">
                <td className="px-3 py-1.5 break-words">
                  <span dir="auto">{name}</span>
                  {why && <span className="block text-xs font-medium text-danger">{why}</span>}
                </td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap text-ink-soft tabular-nums">
                  {formatRupees(before)}
                </td>
                <td className="px-3 py-1.5 text-right font-semibold whitespace-nowrap tabular-nums">
                  {formatRupees(after)}
                </td>
              </tr>
            ))}
          </ScrollTable>
          <PageSteps page={page} totalPages={totalPages} busy={busy} onPage={(next) => onLook(next, show)} />
        </div>
      )}
      <div>{children}</div>
    </section>
  );
}
