import type { UndoLine, UndoPreview, UndoSummary } from '../../../shop/catalogue/product-files/responses.ts';
import type { ApiResult } from '../../api.ts';
import { Dialog, DialogActions } from '../../staff/ui/dialog.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useStream } from './use-stream.ts';

interface UndoState {
  running: boolean;
  part: number | null;
  end: { ok: boolean; message: string; summary: UndoSummary | null } | null;
}

const NOTHING: UndoState = { running: false, part: null, end: null };
const BROKE_OFF: NonNullable<UndoState['end']> = {
  ok: false,
  message: 'The answer broke off. Please look whether the import is undone.',
  summary: null,
};

/** An import that is to be undone, and what that would do; null until the shop has said so. */
export interface ToUndo {
  _id: string;
  fileName: string;
  preview: ApiResult<UndoPreview> | null;
}

export const undoPath = (id: string) => `/api/v1/products/imports/${id}/undo`;

interface UndoImportProps {
  toUndo: ToUndo;
  /** Also after something was undone. */
  onClose: () => void;
  onUndone: () => void;
}

/** Says what the undo of an import would do, does it, and names what stays. */
export function UndoImport({ toUndo: { _id, fileName, preview }, onClose, onUndone }: UndoImportProps) {
  const { run, running, part, end } = useStream(NOTHING, BROKE_OFF);

  async function undo() {
    const { end: result } = await run<UndoLine>(undoPath(_id), undefined, (line) => {
      if (line.kind === 'progress') return { part: line.part };
      const summary = line.kind === 'done' ? line.summary : null;
      return { end: { ok: line.success, message: line.message, summary } };
    });
    onUndone();
    if (!result?.ok) return;
    showToast('success', result.message);
    if (result.summary?.notes.length === 0) onClose();
  }

  const { message: refused = null } = preview && !preview.ok ? preview : {};
  const looked = preview?.ok ? preview.value : null;
  const summary = end?.summary ?? looked?.summary;
  const message = end?.ok ? end.message : looked?.message;
  const alert = end && !end.ok ? end.message : refused;
  return (
    <Dialog title="Undo this import?" onClose={onClose}>
      <div className="grid gap-3 text-sm">
        <p dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
          {fileName}
        </p>
        <p role="status" className="font-medium">
          {message ?? (refused === null ? 'Looking at what was changed since …' : '')}
        </p>
        {summary && summary.notes.length > 0 && <Notes summary={summary} />}
        <UploadProgress part={running ? (part ?? 0) : null} label="Undoing" afterwards="One moment …" />
        <FormAlert message={alert} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {end?.ok || refused !== null ? 'Close' : running ? 'Stop; nothing is changed' : 'Keep it'}
          </Button>
          {!end?.ok && refused === null && (
            <Button variant="danger" busy={running} disabled={looked === null} onClick={undo}>
              Undo the import
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}

function Notes({ summary: { kept, notes } }: { summary: UndoSummary }) {
  return (
    <ScrollTable
      label="What stays"
      className="max-h-60 rounded-control"
      heads={['Product', 'Stays as it is']}
      after={
        kept > notes.length && (
          <p className="border-t border-line px-3 py-2 text-ink-soft">
            The first {notes.length} of {kept.toLocaleString('en-US')}.
          </p>
        )
      }
    >
      {notes.map(({ _id, name, message }) => (
        <tr key={_id} className="border-t border-line align-top">
          <td dir="auto" className="px-3 py-1.5 font-medium [overflow-wrap:anywhere]">
            {name}
          </td>
          <td className="px-3 py-1.5">{message}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
