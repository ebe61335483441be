import { Link, useLocation } from 'react-router';
import { useListParams, withParams } from './use-list-params.ts';

/** A view of a list: what it filters by. */
export interface SavedView {
  name: string;
  /** The parameters of the address; a view without any shows all. */
  params: Readonly<Record<string, string>>;
  /** How many it has; null while that is not known. */
  count?: number | null;
}

interface ViewTabsProps {
  label: string;
  views: readonly SavedView[];
}

/** The views of a list as a row of links. Choosing one drops the other filters, but not how the list is sorted. */
export function ViewTabs({ label, views }: ViewTabsProps) {
  const { params } = useListParams();
  const { pathname } = useLocation();
  const names = new Set(views.flatMap((view) => Object.keys(view.params)));
  const sort = params.get('sort');
  const current = views.find((view) =>
    [...names].every((name) => (params.get(name) ?? '') === (view.params[name] ?? '')),
  );
  return (
    <nav
      aria-label={label}
      className="relative min-w-0 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 print:hidden"
    >
      <ul className="flex gap-1">
        {views.map((view) => (
          <li key={view.name} className="shrink-0">
            <Link
              to={{
                pathname,
                search: withParams(new URLSearchParams(sort ? { sort } : {}), view.params).toString(),
              }}
              aria-current={view === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:bg-mist aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand lg:min-h-8"
            >
              {view.name}
              {view.count != null && view.count > 0 && (
                <span aria-hidden="true" className="text-xs tabular-nums">
                  {view.count > 999 ? '999+' : view.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
