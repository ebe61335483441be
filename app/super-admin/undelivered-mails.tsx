import { loadUndeliveredMails, UndeliveredMails } from '../staff/undelivered-mails/undelivered-mails.tsx';
import type { Route } from './+types/undelivered-mails.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadUndeliveredMails('super-admin', url, request);
}

/** Mails that did not arrive, for the super admin, who sees no address of a shopper. */
export default function SuperAdminUndeliveredMails({ loaderData }: Route.ComponentProps) {
  return <UndeliveredMails {...loaderData} />;
}
