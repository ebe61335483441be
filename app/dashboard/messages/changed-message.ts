import type { Message } from '../../../shop/back-office/people/messages/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';

export interface ChangedMessage {
  message: string;
  contactMessage: Message;
}

/** Shows a message as somebody else has left it, where that is why a change was refused. */
export function takeOverChanged(failure: ApiFailure, show: (message: Message) => void): void {
  if (failure.code === 'CHANGED_MEANWHILE') show(currentOf<Message>(failure));
}
