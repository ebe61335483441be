import { href, Link } from 'react-router';
import { ChevronRightIcon } from '../ui/icons.tsx';

export interface Crumb {
  name: string;
  to: string;
}

/** The way from the home page to here; `here` is this page and no link. */
export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {[{ name: 'Home', to: href('/') }, ...trail].map(({ name, to }) => (
          <li key={to} className="flex items-center gap-1.5 max-sm:nth-last-2:[&>svg]:hidden">
            <Link to={to} className="inline-flex min-h-9 items-center hover:text-brand hover:underline">
              {name}
            </Link>
            <ChevronRightIcon className="size-3.5" />
          </li>
        ))}
        {/* On a phone the heading under it says the same. */}
        <li aria-current="page" className="line-clamp-1 max-w-full font-medium text-ink max-sm:sr-only">
          {here}
        </li>
      </ol>
    </nav>
  );
}
