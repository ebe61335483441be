import { useState } from 'react';
import { failureMessage } from '../../staff/failure-message.ts';
import { downloadAsAdmin } from '../../staff/request-as-staff.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';

interface ExportProductsProps {
  /** Of the list: what it is filtered by is what the file has. */
  params: URLSearchParams;
  /** How many products that are. */
  count: number;
}

/** Saves the filtered products as a CSV file, which can be imported again. */
export function ExportProducts({ params, count }: ExportProductsProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const saved = await downloadAsAdmin(`/api/v1/products/export?${params}`, 'products.csv');
    setBusy(false);
    if (!saved.ok) showToast('error', failureMessage(saved));
  }

  return (
    <Button variant="secondary" busy={busy} onClick={save}>
      Export {count.toLocaleString('en-US')} as CSV
    </Button>
  );
}
