import { NewPage } from '../../staff/pages/new-page.tsx';
import type { Route } from './+types/new-page.ts';

/** Begins a page or a post, for Shop Managers. */
export default function BeginPage({ params }: Route.ComponentProps) {
  const own = params.kind === 'post' ? 'post' : 'page';
  return <NewPage key={own} kind="admin" own={own} />;
}
