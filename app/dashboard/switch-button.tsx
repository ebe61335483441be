import { TaskButton } from '../staff/ui/task-button.tsx';
import { useWrite } from '../staff/use-write.ts';
import { showToast } from '../ui/toast.ts';

interface SwitchButtonProps {
  name: string;
  /** Of the endpoint of what is switched. */
  path: string;
  isOn: boolean;
  version: number;
}

/** Switches a coupon or a rule on and off. */
export function SwitchButton({ name, path, isOn, version }: SwitchButtonProps) {
  const write = useWrite();

  async function toggle() {
    const result = await write(`${path}/switch`, { method: 'PUT', body: { isOn: !isOn, version } });
    if (result.ok) showToast('success', result.value.message);
    else showToast('error', result.message);
  }

  return (
    <TaskButton
      variant="secondary"
      size="small"
      aria-label={`Switch ${name} ${isOn ? 'off' : 'on'}`}
      task={toggle}
    >
      {isOn ? 'Switch off' : 'Switch on'}
    </TaskButton>
  );
}
