import { useState } from 'react';
import { formatMobile } from '../../../shop/fields/rules.ts';
import type { BlockedMobile, BlockedMobiles } from '../../../shop/orders/risk/responses.ts';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { Toolbar, ToolbarSearch } from '../../staff/ui/toolbar.tsx';
import type { Loaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../orders/panel.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { LiftDialog } from './block-of-mobile.tsx';

/** The mobiles that the checkout asks to call, with why, and what became of their orders. */
export function BlockedList({ loaded }: { loaded: Loaded<BlockedMobiles> }) {
  const [adding, setAdding] = useState(false);
  const [toLift, setToLift] = useState<BlockedMobile | null>(null);
  const { data } = loaded;
  return (
    <Panel title="Blocked mobiles">
      <Toolbar label="Find a blocked mobile">
        <ToolbarSearch label="Mobile number" />
        <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
          Block a mobile
        </Button>
      </Toolbar>
      <DataTable
        caption="Blocked mobiles"
        columns={columnsWith(setToLift)}
        rows={data?.mobiles}
        loaded={loaded}
        empty="No mobile is blocked here."
        pages={data}
      />
      {adding && <BlockDialog onClose={() => setAdding(false)} />}
      {toLift && <LiftDialog mobile={toLift.mobile} block={toLift} onClose={() => setToLift(null)} />}
    </Panel>
  );
}

const columnsWith = (onLift: (mobile: BlockedMobile) => void): Column<BlockedMobile>[] => [
  {
    head: 'Mobile',
    card: { span: 3 },
    className: 'font-semibold whitespace-nowrap tabular-nums',
    cell: ({ mobile }) => formatMobile(mobile),
  },
  times('Since', ({ at }) => at, { span: 3, end: true }),
  {
    head: 'Why',
    className: 'break-words',
    cell: ({ reason, by }) => (
      <span dir="auto">
        {reason} <span className="text-ink-quiet">({by})</span>
      </span>
    ),
  },
  {
    head: 'Orders',
    card: { span: 4 },
    className: 'text-ink-soft tabular-nums',
    cell: ({ record: { orders, delivered, cameBack } }) =>
      `${orders} placed, ${delivered} delivered, ${cameBack} came back`,
  },
  {
    head: 'Actions',
    card: { span: 2, end: true },
    cell: (blocked) => (
      <RowButton verb="Unblock" what={formatMobile(blocked.mobile)} onClick={() => onLift(blocked)} />
    ),
  },
];
