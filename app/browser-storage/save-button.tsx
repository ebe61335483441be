import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { stroked } from '../ui/icons.tsx';
import { showToast } from '../ui/toast.ts';
import { useStored } from './create-stored.ts';
import { storedSaved, toggleSaved } from './saved.ts';

const HeartIcon = stroked(
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.1a4.3 4.3 0 0 1 7.5 2.7C19.5 15.4 12 20 12 20Z',
);

interface SaveButtonProps {
  product: ProductCard;
  /** Asks for the options that have to be chosen first. @returns whether some have to be */
  ask: (() => boolean) | undefined;
}

/** The heart of a product's page: it waits in the cart panel, and a second press takes it out again (R511). */
export function SaveButton({ product, ask }: SaveButtonProps) {
  const isSaved = useStored(storedSaved).some(({ _id }) => _id === product._id);
  function toggle() {
    if (ask?.()) return;
    const saved = toggleSaved(product);
    showToast('success', saved ? 'Saved for later, in your cart' : 'No longer saved', {
      about: 'saved',
    });
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${product.name} for later`}
      onClick={toggle}
      className="grid size-11 shrink-0 place-items-center rounded-control border border-line-strong bg-paper text-ink-soft transition-colors hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand aria-pressed:[&_path]:fill-current noscript:hidden print:hidden"
    >
      <HeartIcon className="size-6" />
    </button>
  );
}
