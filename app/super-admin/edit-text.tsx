import { EditText } from '../staff/message-texts/edit-text.tsx';
import { loadTexts } from '../staff/message-texts/texts-list.tsx';
import type { Route } from './+types/edit-text.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTexts('super-admin', request);
}

/** The words of one message. */
export default function SuperAdminEditText({ loaderData, params: { message } }: Route.ComponentProps) {
  return <EditText kind="super-admin" message={message} settings={loaderData} />;
}
