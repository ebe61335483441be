import { href } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';
import { staticMeta } from '../page-meta.ts';

export const meta = staticMeta({ title: 'Loading...', path: href('/spinner'), indexed: false });

/** A page that shows a spinner (R21). */
export default function SpinnerPage() {
  return (
    <div className="page-width grid min-h-[60dvh] place-items-center">
      <h1 className="sr-only">Please wait</h1>
      <p role="status" className="flex flex-col items-center gap-4 text-lg font-medium text-ink-soft">
        <Spinner className="size-12 text-brand" />
        Loading...
      </p>
    </div>
  );
}
