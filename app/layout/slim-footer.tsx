import { Link } from 'react-router';
import { FOOTER_LINKS } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

/** The shop's footer in one line. */
export function SlimFooter() {
  const { store } = useRootData();
  return (
    <footer className="border-t border-line px-4 text-xs text-ink-quiet lg:px-6 print:hidden">
      <div className="flex min-h-10 flex-wrap items-center gap-x-5">
        <p className="mr-auto max-sm:pt-2">© 2024 {store.name}</p>
        <ul className="flex flex-wrap gap-x-4">
          {FOOTER_LINKS.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center hover:text-brand hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
