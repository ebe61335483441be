import { Button } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';

interface DeleteButtonProps {
  name: string;
  className?: string;
  onClick: () => void;
}

/** Asks to delete what has the name. */
export function DeleteButton({ name, className = '', onClick }: DeleteButtonProps) {
  return (
    <Button variant="quiet" aria-label={`Delete ${name}`} className={`px-3 ${className}`} onClick={onClick}>
      <TrashIcon className="size-4.5" />
    </Button>
  );
}
