import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DragHandle } from '../ui/drag-handle.tsx';
import { StatusBadge, type Tone } from '../ui/status-badge.tsx';
import type { useOrdering } from '../ui/use-ordering.ts';

type Ordering = Pick<ReturnType<typeof useOrdering>, 'placeProps' | 'handleProps'>;

interface CardProps extends Ordering {
  index: number;
  /** "Banner" or "Section". */
  what: string;
  title: string;
  /** Below the title, what it shows. */
  note: string;
  state: { tone: Tone; name: string };
  picture?: ReactNode;
  /** Something in it was refused: it is open then. */
  faulty: boolean;
  /** It has just been added. */
  opened: boolean;
  onShow: (shown: boolean) => void;
  shown: boolean;
  /** Unset for a part that the page always has: it can only be hidden. */
  onRemove?: () => void;
  children: ReactNode;
}

/** A banner or a section in its list: dragged by its handle, shown or not, opened to be changed. */
export function Card(props: CardProps) {
  const { index, what, title, note, state, picture, faulty, shown, onShow, onRemove, children } = props;
  const [open, setOpen] = useState(props.opened);
  const [removing, setRemoving] = useState(false);
  const isOpen = open || faulty;
  const name = `${what} “${title || 'without a title'}”`;
  return (
    <li
      {...props.placeProps(index)}
      className="rounded-card border border-line bg-paper shadow-card data-[dragged=true]:border-brand data-[dragged=true]:shadow-lift"
    >
      <div className="flex min-w-0 items-center gap-2 p-2 sm:gap-3">
        <DragHandle {...props.handleProps(index, name)} />
        {picture}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-lg text-left"
        >
          <span className="min-w-0 grow">
            <span
              dir="auto"
              className={`line-clamp-1 text-sm font-semibold ${shown ? '' : 'text-ink-quiet'}`}
            >
              {title || 'Without a title'}
            </span>
            <span dir="auto" className="line-clamp-1 text-xs text-ink-quiet">
              {note}
            </span>
          </span>
          <StatusBadge tone={state.tone}>{state.name}</StatusBadge>
          <ChevronDownIcon
            className={`size-5 shrink-0 text-ink-quiet transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      {isOpen && (
        <div className="grid gap-4 border-t border-line p-4">
          {children}
          <div className="flex flex-wrap justify-between gap-2">
            <Button variant="quiet" size="small" onClick={() => onShow(!shown)}>
              {shown ? 'Hide it' : 'Show it'}
            </Button>
            {onRemove && (
              <Button variant="quiet-danger" size="small" onClick={() => setRemoving(true)}>
                Remove
              </Button>
            )}
          </div>
        </div>
      )}
      {removing && onRemove && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          cancelLabel="Keep it"
          dangerous
          onConfirm={() => {
            onRemove();
            return undefined;
          }}
          onClose={() => setRemoving(false)}
        >
          <p>Shoppers see it until the page is published. To have it back later, hide it instead.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
