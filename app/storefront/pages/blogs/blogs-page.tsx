import { href, Link } from 'react-router';
import { type FactSource, fillLine, fillText } from '../../../../shop/content/pages/facts/rules.ts';
import { isOfKind, listPosts, newestFirst } from '../../../../shop/content/pages/queries.ts';
import type { StateOf } from '../../../../shop/content/pages/schemas.ts';
import { formatDay } from '../../../../shop/dates.ts';
import { photoSourceSet } from '../../../../shop/media/rules.ts';
import { shopContext } from '../../../context.ts';
import { categoryAddress } from '../../../layout/site-links.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { fillHead, loadBuiltIn, loadPreview } from '../../page-text/load-page.ts';
import { TextBlocks } from '../../page-text/text-blocks.tsx';
import { textMeta } from '../../page-text/text-meta.ts';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/blogs-page.ts';

const KEYWORDS = 'household tips, kitchen tips, non-stick care, pressure cooker size, storing atta';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return textMeta(matches[0].loaderData, loaderData, href('/Blogs-Page'), { error, keywords: KEYWORDS });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const [{ state, source, isPreview }, preview, published] = await Promise.all([
    loadBuiltIn(context, request, 'blogs'),
    loadPreview(context, request),
    listPosts(context.get(shopContext).database),
  ]);
  const previewed = preview?.state ?? null;
  const posts =
    preview && isOfKind(previewed, 'post')
      ? newestFirst([
          ...published.filter(({ id }) => id !== preview.id),
          { id: preview.id, state: previewed },
        ])
      : published;
  return {
    ...fillHead(state, source),
    posts: posts.map((post) => toPost(post.state, source)),
    isPreview: isPreview || previewed?.kind === 'post',
  };
}

/** How wide the picture of a post is at most (CSS pixels). */
const PICTURE_WIDTH = 360;

type Post = ReturnType<typeof toPost>;

function toPost({ slug, heading, lead, date, category, picture, body }: StateOf<'post'>, source: FactSource) {
  return {
    ...{ slug, date, category, picture },
    sources: photoSourceSet(picture, PICTURE_WIDTH),
    heading: fillLine(heading, source),
    lead: fillLine(lead, source),
    body: fillText(body, source),
  };
}

export default function BlogsPage({ loaderData }: Route.ComponentProps) {
  const { title, heading, lead, posts } = loaderData;
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here={title} heading={heading}>
        {lead}
      </PageIntro>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid gap-5 lg:gap-6">
          {posts.map((post, index) => (
            <PostEntry key={post.slug} post={post} first={index === 0} />
          ))}
        </div>
        <nav
          aria-labelledby="all-posts"
          className="rounded-card border border-line bg-paper p-5 max-lg:hidden lg:sticky lg:top-28"
        >
          <h2 id="all-posts" className="mb-2 font-bold">
            All posts
          </h2>
          <ul>
            {posts.map(({ slug, heading }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="flex min-h-11 items-center py-1.5 text-sm/5 text-ink-soft hover:text-brand hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** A post: what it is about, and its text in place, behind a native disclosure that needs no script. */
function PostEntry({ post, first }: { post: Post; first: boolean }) {
  const { slug, heading, date, picture, sources, lead, body, category } = post;
  const { categories } = useRootData();
  const sold = categories.some(({ name, count }) => name === category && count > 0);
  return (
    <article
      id={slug}
      className="scroll-mt-28 overflow-hidden rounded-card border border-line bg-paper shadow-card sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <img
        src={picture}
        srcSet={sources}
        sizes="(min-width: 40rem) 15rem, calc(100vw - 2rem)"
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
        <h2 className="mt-1.5 text-xl/7 font-bold tracking-tight sm:text-2xl/8">{heading}</h2>
        <p className="mt-2 leading-7 text-ink-soft">{lead}</p>
        <details className="group mt-1">
          <summary
            aria-label={`Read: ${heading}`}
            className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden"
          >
            <span className="group-open:hidden">Read the post</span>
            <span className="hidden group-open:inline">Close the post</span>
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid max-w-prose gap-4 pt-2 pb-4 leading-7 text-ink-soft">
            <TextBlocks blocks={body} />
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
