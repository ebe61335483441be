import { Link } from 'react-router';
import { BrandMark } from './brand-mark.tsx';
import { HOME } from './site-links.ts';
import { useRootData } from './use-root-data.ts';

/** The shop's mark and name, leading home. */
export function Wordmark() {
  const { name } = useRootData().store;
  return (
    <Link
      to={HOME.to}
      className="inline-flex min-h-11 items-center gap-2 rounded-control"
      aria-label={`${name}, home`}
    >
      <BrandMark className="size-8 lg:size-9" />
      <span className="text-[min(1.5rem,28px)] font-extrabold tracking-tight text-brand lg:text-[1.75rem]">
        {name}
      </span>
    </Link>
  );
}
