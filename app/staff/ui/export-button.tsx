import { showToast } from '../../ui/toast.ts';
import { downloadAsAdmin } from '../request-as-staff.ts';
import { TaskButton } from './task-button.tsx';

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
  async function save() {
    const saved = await downloadAsAdmin(path, fileName);
    if (!saved.ok) showToast('error', saved.message);
  }

  return (
    <TaskButton variant="secondary" task={save}>
      Export {count?.toLocaleString('en-US')}
      {more && '+'} as CSV
    </TaskButton>
  );
}
