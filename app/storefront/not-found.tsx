import { data } from 'react-router';
import { shopContext } from '../context.ts';
import type { Route } from './+types/not-found.ts';
import { leadOnIfMoved } from './moved.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { failedPageMeta } from './page-meta.ts';

/** Any other path. */
export function meta({ matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  return failedPageMeta(matches[0].loaderData, error);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await leadOnIfMoved(context.get(shopContext), request);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = NotFoundPage;
