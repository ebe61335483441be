import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Loaded } from '../use-loaded.ts';
import { LoadError } from './load-error.tsx';
import { ScreenHeading } from './screen-heading.tsx';

interface LiveHeadingProps {
  title: string;
  loaded: Pick<Loaded<unknown>, 'error' | 'loading' | 'reload'>;
  children?: ReactNode;
}

/** The heading of a screen that is worth loading again, with why that failed. */
export function LiveHeading({ title, loaded: { error, loading, reload }, children }: LiveHeadingProps) {
  return (
    <>
      <ScreenHeading title={title}>
        {children}
        {loading && <Spinner />}
        <Button variant="secondary" onClick={reload}>
          Refresh
        </Button>
      </ScreenHeading>
      <LoadError error={error} className="mb-4" />
    </>
  );
}
