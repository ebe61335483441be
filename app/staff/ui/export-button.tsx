import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { downloadAsAdmin } from '../request-as-staff.ts';

interface ExportButtonProps {
  /** Of the list's export, with what the list is filtered by. */
  path: string;
  fileName: string;
  /** How many rows the list has; unset where nobody counted them. */
  count?: number;
  /** Whether there are more than were counted. */
  more?: boolean;
}

/** Saves what a list is filtered by as a CSV file. */
export function ExportButton({ path, fileName, count, more = false }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const saved = await downloadAsAdmin(path, fileName);
    setBusy(false);
    if (!saved.ok) showToast('error', saved.message);
  }

  return (
    <Button variant="secondary" busy={busy} onClick={save}>
      Export {count?.toLocaleString('en-US')}
      {more && '+'} as CSV
    </Button>
  );
}
