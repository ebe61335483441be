import { Button } from '../../ui/button.tsx';

interface NewRowsProps {
  count: number;
  onShow: () => void;
}

/** The quiet sign that a list has new orders. On a phone it lies over the list, so that nothing moves under a finger. */
export function NewRows({ count, onShow }: NewRowsProps) {
  return (
    <div
      role="status"
      className="max-lg:fixed max-lg:bottom-4 max-lg:left-1/2 max-lg:z-20 max-lg:-translate-x-1/2 max-lg:rounded-full max-lg:shadow-lift print:hidden"
    >
      {count > 0 && (
        <Button
          variant="soft"
          size="small"
          className="rounded-full! px-4! whitespace-nowrap"
          onClick={onShow}
        >
          {count === 1 ? '1 new order' : `${count} new orders`} – show
        </Button>
      )}
    </div>
  );
}
