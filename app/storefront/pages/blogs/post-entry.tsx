import { Link } from 'react-router';
import { formatDay } from '../../../../shop/dates.ts';
import { categoryAddress } from '../../../layout/site-links.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import type { Post } from './posts.ts';

interface PostEntryProps {
  post: Post;
  /** Its picture is seen at once. */
  first: boolean;
}

/** A post: what it is about, and its text in place, behind a native disclosure that needs no script. */
export function PostEntry({ post, first }: PostEntryProps) {
  const { slug, title, date, picture, teaser, paragraphs, category } = post;
  const { categories } = useRootData();
  const sold = categories.some(({ name, count }) => name === category && count > 0);
  return (
    <article
      id={slug}
      className="scroll-mt-28 overflow-hidden rounded-card border border-line bg-paper shadow-card sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <img
        src={picture}
        alt=""
        width={240}
        height={240}
        loading={first ? 'eager' : 'lazy'}
        className="aspect-4/3 w-full bg-mist object-cover sm:aspect-auto sm:h-full sm:max-h-64"
      />
      <div className="px-5 pt-5 pb-3 lg:px-8 lg:pt-7">
        <time dateTime={date} className="text-sm text-ink-quiet">
          {formatDay(new Date(date))}
        </time>
        <h2 className="mt-1.5 text-xl/7 font-bold tracking-tight sm:text-2xl/8">{title}</h2>
        <p className="mt-2 leading-7 text-ink-soft">{teaser}</p>
        <details className="group mt-1">
          <summary
            aria-label={`Read: ${title}`}
            className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden"
          >
            <span className="group-open:hidden">Read the post</span>
            <span className="hidden group-open:inline">Close the post</span>
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid max-w-prose gap-4 pt-2 pb-4 leading-7 text-ink-soft">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {sold && (
              <Link
                to={categoryAddress(category)}
                className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
              >
                See what we have in {category}
              </Link>
            )}
          </div>
        </details>
      </div>
    </article>
  );
}
