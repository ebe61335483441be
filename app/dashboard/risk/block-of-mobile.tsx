import { useState } from 'react';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import type { Block } from '../../../shop/orders/responses.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { BlockDialog } from './block-dialog.tsx';

/** Whether a mobile is blocked, since when and why, and the button that changes it. */
export function BlockOfMobile({ mobile, block }: { mobile: string; block: Block | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {block && (
        <p dir="auto" className="min-w-0 break-words text-ink-soft">
          Blocked by {block.by}, {formatTime(block.at)}
        </p>
      )}
      <Button
        variant={block ? 'secondary' : 'quiet-danger'}
        size="small"
        className={block ? '' : '-ml-2.5'}
        onClick={() => setAsking(true)}
      >
        {block ? 'Unblock' : 'Block this mobile …'}
      </Button>
      {asking && !block && <BlockDialog mobile={mobile} onClose={() => setAsking(false)} />}
      {asking && block && <LiftDialog mobile={mobile} block={block} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Asks before a block is lifted, and says why it was made. */
export function LiftDialog({
  mobile,
  block,
  onClose,
}: {
  mobile: string;
  block: Block;
  onClose: () => void;
}) {
  const write = useWrite();
  return (
    <ConfirmDialog
      title={`Unblock ${formatMobile(mobile)}?`}
      confirmLabel="Unblock"
      cancelLabel="Keep it blocked"
      onConfirm={() => write(`/api/v1/risk/blocked/${block._id}`, { method: 'DELETE' })}
      onClose={onClose}
    >
      <p dir="auto" className="break-words">
        {block.by} blocked it: {block.reason}
      </p>
    </ConfirmDialog>
  );
}
