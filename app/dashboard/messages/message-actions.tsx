import { useState } from 'react';
import type { Message } from '../../../shop/back-office/people/messages/responses.ts';
import { Key } from '../../staff/ui/key.tsx';
import { useKeys } from '../../staff/use-keys.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ChangedMessage, takeOverChanged } from './changed-message.ts';

interface MessageActionsProps {
  message: Message;
  onChanged: (message: Message) => void;
}

/** Lays the message aside or takes it up again, and makes it unread for somebody else. */
export function MessageActions({ message, onChanged }: MessageActionsProps) {
  const write = useWrite('never');
  const [busy, setBusy] = useState(false);
  const { _id, version, done } = message;

  async function settle() {
    if (busy) return;
    setBusy(true);
    const body = { done: !done, version };
    const result = await write<ChangedMessage>(`/api/v1/messages/${_id}/done`, { method: 'PUT', body });
    setBusy(false);
    if (result.ok) {
      onChanged(result.value.contactMessage);
      showToast('success', result.value.message);
    } else {
      takeOverChanged(result, onChanged);
      showToast('error', result.message);
    }
  }

  async function leaveUnread() {
    const path = `/api/v1/messages/${_id}/read`;
    const result = await write(path, { method: 'PUT', body: { read: false } });
    if (result.ok) showToast('success', 'It is unread again for everybody.');
    else showToast('error', result.message);
  }

  useKeys({ d: () => void settle(), u: () => void (done || leaveUnread()) });
  return (
    <>
      {!done && (
        <Button variant="quiet" size="small" onClick={leaveUnread} aria-keyshortcuts="u">
          Mark as unread <Key name="u" />
        </Button>
      )}
      <Button variant="secondary" size="small" busy={busy} onClick={settle} aria-keyshortcuts="d">
        {done ? 'Take up again' : 'Mark as done'} <Key name="d" />
      </Button>
    </>
  );
}
