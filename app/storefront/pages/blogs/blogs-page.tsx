import { href } from 'react-router';
import { pageMeta } from '../../page-meta.ts';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/blogs-page.ts';
import { PostEntry } from './post-entry.tsx';
import { POSTS } from './posts.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Blogs',
    description:
      'Short, useful reading for the house: atta in the monsoon, the right pressure cooker, non-stick care, hard water, toys by age, small kitchens.',
    keywords: 'household tips, kitchen tips, non-stick care, pressure cooker size, storing atta',
    path: href('/Blogs-Page'),
  });
}

export default function BlogsPage() {
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="Blogs" heading="Good to know around the house">
        Short reading from the shop floor: how to choose things, keep them, and make them last.
      </PageIntro>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid gap-5 lg:gap-6">
          {POSTS.map((post, index) => (
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
            {POSTS.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  href={`#${slug}`}
                  className="flex min-h-11 items-center py-1.5 text-sm/5 text-ink-soft hover:text-brand hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
