import type { Category } from '../../shop/catalogue/categories/responses.ts';
import { ProductPhoto } from './product-photo.tsx';

/** A category's picture beside its name; a quiet square while it has no product. */
export function CategoryPicture({ photo }: Pick<Category, 'photo'>) {
  return (
    <span className="block size-9 shrink-0 overflow-hidden rounded-lg bg-mist">
      {photo !== null && <ProductPhoto photos={[photo]} title="" size={36} />}
    </span>
  );
}
