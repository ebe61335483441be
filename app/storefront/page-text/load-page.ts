import type { RouterContextProvider } from 'react-router';
import { type FactSource, fillLine } from '../../../shop/content/pages/facts/rules.ts';
import { findPreview, findPublished, isOfKind } from '../../../shop/content/pages/queries.ts';
import type { PageKind } from '../../../shop/content/pages/rules.ts';
import type { PageState, StateOf } from '../../../shop/content/pages/schemas.ts';
import { shopContext } from '../../context.ts';

type Context = Readonly<RouterContextProvider>;

/** What a preview shows instead of what is published; null for who looks at the page itself. */
export async function loadPreview(context: Context, request: Request) {
  const token = new URL(request.url).searchParams.get('preview');
  return token === null ? null : findPreview(context.get(shopContext).database, token);
}

/** What a page that is built in says by now, or in the preview that the address names. */
export async function loadBuiltIn<Kind extends Exclude<PageKind, 'page' | 'post'>>(
  context: Context,
  request: Request,
  kind: Kind,
): Promise<{ state: StateOf<Kind>; source: FactSource; isPreview: boolean }> {
  const shop = context.get(shopContext);
  const [preview, published, source] = await Promise.all([
    loadPreview(context, request),
    findPublished(shop.database, kind),
    shop.currentSettings(),
  ]);
  const previewed: PageState | null = preview?.state ?? null;
  if (isOfKind(previewed, kind)) return { state: previewed, source, isPreview: true };
  if (!isOfKind(published, kind)) throw new Error('A page that every shop has is not there.');
  return { state: published, source, isPreview: false };
}

interface Head {
  title: string;
  description: string;
  heading: string;
  lead: string;
}

/** The lines of a page with their facts filled in. */
export function fillHead({ title, description, heading, lead }: Head, source: FactSource): Head {
  return {
    title: fillLine(title, source),
    description: fillLine(description, source),
    heading: fillLine(heading, source),
    lead: fillLine(lead, source),
  };
}

interface ContactWords {
  heading: string;
  text: string;
}

/** What stands on the card by which the shop is reached; null where the owner wants none. */
export function fillContact(
  { contactHeading, contactText }: { contactHeading: string; contactText: string },
  source: FactSource,
): ContactWords | null {
  if (contactHeading === '') return null;
  return { heading: fillLine(contactHeading, source), text: fillLine(contactText, source) };
}
