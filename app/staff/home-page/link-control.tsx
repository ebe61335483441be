import type { Link } from '../../../shop/content/home-page/types.ts';
import { CategoryControl } from './category-control.tsx';
import { ChoiceControl, Pair, TextControl } from './controls.tsx';
import { ProductPicker } from './product-picker.tsx';
import type { Editing } from './use-home-page.ts';

const KINDS = [
  ['category', 'A category'],
  ['product', 'A product'],
  ['page', 'A page of the shop'],
  ['typed', 'A typed address'],
] as const;

const PAGES = [
  ['/', 'Home page'],
  ['/about', 'About us'],
  ['/contact', 'Contact us'],
  ['/Reviews-Page', 'Reviews'],
  ['/FAQ-Page', 'FAQs'],
  ['/Blogs-Page', 'Blogs'],
  ['/Return-Policy', 'Return policy'],
  ['/track', 'Track your order'],
] as const;

interface LinkControlProps {
  editing: Editing;
  /** Where it is on the page, as failures name it. */
  path: string;
  link: Link;
  onChange: (link: Link) => void;
}

const isPage = (address: string) => PAGES.some(([page]) => page === address);

/** Where something leads: always to a place in the shop. */
export function LinkControl({ editing, path, link, onChange }: LinkControlProps) {
  const error = editing.errorAt(path);
  const kind = link.to !== 'address' ? link.to : isPage(link.address) ? 'page' : 'typed';

  function chooseKind(chosen: (typeof KINDS)[number][0]) {
    if (chosen === 'page') onChange({ to: 'address', address: '/' });
    else if (chosen === 'typed') onChange({ to: 'address', address: '' });
    else if (chosen === 'category') onChange({ to: 'category', category: { id: null, name: '' } });
    else onChange({ to: 'product', product: null });
  }

  return (
    <Pair>
      <ChoiceControl label="Leads to" value={kind} choices={KINDS} onChange={chooseKind} />
      {link.to === 'category' && (
        <CategoryControl
          editing={editing}
          error={error}
          category={link.category}
          onChange={(category) => onChange({ to: 'category', category })}
        />
      )}
      {link.to === 'product' && (
        <ProductPicker
          label="Product"
          error={error}
          editing={editing}
          products={link.product ? [link.product] : []}
          most={1}
          onChange={([product = null]) => onChange({ to: 'product', product })}
        />
      )}
      {link.to === 'address' && kind === 'page' && (
        <ChoiceControl
          label="Page"
          value={link.address}
          choices={PAGES}
          onChange={(address) => onChange({ to: 'address', address })}
        />
      )}
      {link.to === 'address' && kind === 'typed' && (
        <TextControl
          label="Address in the shop"
          value={link.address}
          error={error}
          longest={300}
          placeholder="/search?query=mug"
          hint="From its slash on. An address of this shop that is pasted whole is shortened."
          onChange={(address) => onChange({ to: 'address', address: withoutOrigin(address) })}
        />
      )}
    </Pair>
  );
}

/** A whole address of this very shop begins with its slash; any other stays, and is refused. */
function withoutOrigin(address: string): string {
  const { origin } = window.location;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
