import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface TaskButtonProps extends Omit<ComponentProps<typeof Button>, 'busy' | 'onClick'> {
  /** What it does; until that is done the button is busy. */
  task: () => Promise<unknown>;
}

/** A button that starts something that takes a while. */
export function TaskButton({ task, ...look }: TaskButtonProps) {
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    await task();
    setBusy(false);
  }

  return <Button {...look} busy={busy} onClick={start} />;
}
