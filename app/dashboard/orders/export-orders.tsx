import { useState } from 'react';
import { failureMessage } from '../../staff/failure-message.ts';
import { downloadAsAdmin } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

interface ExportOrdersProps {
  /** Of the list: what it is filtered by is what the file has. */
  params: URLSearchParams;
  /** How many orders that are. */
  count: number;
}

/** Saves the filtered orders as a CSV file. */
export function ExportOrders({ params, count }: ExportOrdersProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const saved = await downloadAsAdmin(`/api/v1/checkout/orders/export?${params}`, 'orders.csv');
    setBusy(false);
    if (!saved.ok) showToast('error', failureMessage(saved));
  }

  return (
    <Button variant="secondary" busy={busy} onClick={save}>
      Export {count.toLocaleString('en-US')} as CSV
    </Button>
  );
}
