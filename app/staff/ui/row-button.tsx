import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'aria-label' | 'children'> {
  verb: string;
  /** Which row it is of, for people who cannot see where it stands. */
  what: string;
}

/** What can be done with one row of a list. */
export function RowButton({ verb, what, ...rest }: RowButtonProps) {
  return (
    <Button variant="quiet" size="small" {...rest} aria-label={`${verb} ${what}`}>
      {verb}
    </Button>
  );
}
