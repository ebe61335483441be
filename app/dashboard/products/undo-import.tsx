import { useEffect, useState } from 'react';
import type { UndoLine, UndoPreview, UndoSummary } from '../../../shop/catalogue/product-files/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
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
const BROKE_OFF = 'The answer broke off. Please look whether the import is undone.';

interface UndoImportProps {
  importId: string;
  fileName: string;
  /** Also after something was undone. */
  onClose: () => void;
  onUndone: () => void;
}

/** Says what the undo of an import would do, does it, and names what stays. */
export function UndoImport({ importId, fileName, onClose, onUndone }: UndoImportProps) {
  const path = `/api/v1/products/imports/${importId}/undo`;
  const [preview, setPreview] = useState<UndoPreview | null>(null);
  const [refused, setRefused] = useState('');
  const { run, running, part, end } = useStream(NOTHING);
  useEffect(() => {
    const stop = new AbortController();
    requestAsStaff<UndoPreview>('admin', path, { signal: stop.signal }).then(
      (result) => (result.ok ? setPreview(result.value) : setRefused(result.message)),
      () => {},
    );
    return () => stop.abort();
  }, [path]);

  async function undo() {
    const { end: result } = await run<UndoLine>(
      path,
      undefined,
      (line) => {
        if (line.kind === 'progress') return { part: line.part };
        const summary = line.kind === 'done' ? line.summary : null;
        return { end: { ok: line.success, message: line.message, summary } };
      },
      (message, now) =>
        message === null && now.end
          ? {}
          : { end: { ok: false, message: message ?? BROKE_OFF, summary: null } },
    );
    onUndone();
    if (!result?.ok) return;
    showToast('success', result.message);
    if (result.summary?.notes.length === 0) onClose();
  }

  const summary = end?.summary ?? preview?.summary;
  const message = end?.ok ? end.message : preview?.message;
  const alert = end && !end.ok ? end.message : refused;
  return (
    <Dialog title="Undo this import?" onClose={onClose}>
      <div className="grid gap-3 text-sm">
        <p dir="auto" className="text-ink-soft [overflow-wrap:anywhere]">
          {fileName}
        </p>
        <p role="status" className="font-medium">
          {message ?? (refused === '' ? 'Looking at what was changed since …' : '')}
        </p>
        {summary && summary.notes.length > 0 && <Notes summary={summary} />}
        <UploadProgress part={running ? (part ?? 0) : null} label="Undoing" afterwards="One moment …" />
        <FormAlert message={alert} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {end?.ok || refused !== '' ? 'Close' : running ? 'Stop; nothing is changed' : 'Keep it'}
          </Button>
          {!end?.ok && refused === '' && (
            <Button variant="danger" busy={running} disabled={preview === null} onClick={undo}>
              Undo the import
            </Button>
          )}
        </div>
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
