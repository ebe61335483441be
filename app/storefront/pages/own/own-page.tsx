import { data, href } from 'react-router';
import { fillText } from '../../../../shop/content/pages/facts/rules.ts';
import { findOwnPage, isOfKind } from '../../../../shop/content/pages/queries.ts';
import { pageCachingContext, shopContext } from '../../../context.ts';
import { leadOnIfMoved } from '../../moved.ts';
import { NotFoundPage } from '../../not-found-page.tsx';
import { fillContact, fillHead, loadPreview } from '../../page-text/load-page.ts';
import { textMeta } from '../../page-text/text-meta.ts';
import { TextSections } from '../../page-text/text-sections.tsx';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/own-page.ts';

export function meta({ matches, params, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const path = href('/pages/:slug', { slug: params.slug.toLowerCase() });
  return textMeta(matches[0].loaderData, loaderData, path, { error });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const slug = params.slug.toLowerCase();
  const [preview, published, source] = await Promise.all([
    loadPreview(context, request),
    findOwnPage(shop.database, slug),
    shop.currentSettings(),
  ]);
  const previewed = preview?.state ?? null;
  const state = isOfKind(previewed, 'page') ? previewed : published;
  if (!state) {
    await leadOnIfMoved(shop, request);
    throw data(null, { status: 404 });
  }
  context.set(pageCachingContext, { address: href('/pages/:slug', { slug }) });
  return {
    ...fillHead(state, source),
    contact: fillContact(state, source),
    body: fillText(state.body, source),
    isPreview: state === previewed,
  };
}

/** A page that the owner made (R605). */
export default function OwnPage({ loaderData }: Route.ComponentProps) {
  const { title, heading, lead, contact, body } = loaderData;
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here={title} heading={heading}>
        {lead}
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <TextSections text={body} />
        </div>
        {contact && (
          <div className="lg:sticky lg:top-28">
            <ContactCard heading={contact.heading}>{contact.text}</ContactCard>
          </div>
        )}
      </div>
    </div>
  );
}

export const ErrorBoundary = NotFoundPage;
