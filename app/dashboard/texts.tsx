import { loadTexts, TextsList } from '../staff/message-texts/texts-list.tsx';
import type { Route } from './+types/texts.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadTexts('admin', request);
}

/** The words of messages. */
export default function DashboardTexts({ loaderData }: Route.ComponentProps) {
  return <TextsList kind="admin" settings={loaderData} />;
}
