import { loadTexts, TextsList } from '../staff/message-texts/texts-list.tsx';
import type { Route } from './+types/texts.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTexts('super-admin', request);
}

/** The words of messages. */
export default function SuperAdminTexts({ loaderData }: Route.ComponentProps) {
  return <TextsList kind="super-admin" settings={loaderData} />;
}
