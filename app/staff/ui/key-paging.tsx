import { Link } from 'react-router';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { useListParams, withParams } from './use-list-params.ts';

const STEP =
  'inline-flex min-h-11 items-center gap-1 rounded-control border border-line-strong/60 bg-paper px-3 text-sm font-semibold text-brand hover:bg-brand-soft lg:min-h-9';

/** The way through a list whose pages begin behind a row: to its beginning, and on. Back is the browser's. */
export function KeyPaging({ next }: { next: string | null }) {
  const { params } = useListParams();
  const isFirst = !params.has('after');
  if (isFirst && next === null) return null;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap justify-end gap-2 text-sm">
      {!isFirst && (
        <Link to={{ search: withParams(params, { after: '' }).toString() }} className={STEP}>
          To the beginning
        </Link>
      )}
      {next !== null && (
        <Link to={{ search: withParams(params, { after: next }).toString() }} className={STEP}>
          Next <ChevronRightIcon className="size-4" />
        </Link>
      )}
    </nav>
  );
}
