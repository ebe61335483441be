import { Form, href } from 'react-router';
import { LONGEST_QUERY } from '../../../shop/catalogue/search/rules.ts';
import { Button } from '../../ui/button.tsx';

/** The search of a phone's result page, where the header's own is out of sight; it works without scripts, too. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search className="block max-w-2xl lg:hidden">
      <Form action={href('/search')} className="flex gap-2">
        <input
          key={query}
          type="search"
          name="query"
          aria-label="Search again"
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          placeholder="Search for products"
          enterKeyHint="search"
          className="h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-paper px-3.5 text-base text-ink placeholder:text-ink-quiet focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30"
        />
        <Button type="submit" className="h-12 px-5">
          Search
        </Button>
      </Form>
    </search>
  );
}
