import { loadUndeliveredMails, UndeliveredMails } from '../staff/undelivered-mails/undelivered-mails.tsx';
import type { Route } from './+types/undelivered-mails.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadUndeliveredMails('admin', url, request);
}

/** Mails that did not arrive, for Shop Managers. */
export default function DashboardUndeliveredMails({ loaderData }: Route.ComponentProps) {
  return <UndeliveredMails {...loaderData} />;
}
