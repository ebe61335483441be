import type { Message } from '../../../shop/back-office/people/messages/responses.ts';
import type { ApiFailure } from '../../api.ts';

export interface ChangedMessage {
  message: string;
  contactMessage: Message;
}

/** Shows a message as somebody else has left it, where that is why a change was refused. */
export function takeOverChanged({ data }: ApiFailure, show: (message: Message) => void): void {
  const current = data?.current;
  if (isMessage(current)) show(current);
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'answers' in value && 'version' in value;
