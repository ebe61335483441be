import type { MetaDescriptor } from 'react-router';
import { failedPageMeta, pageMeta, type Site } from '../page-meta.ts';

interface TextPage {
  title: string;
  description: string;
  isPreview: boolean;
}

/** The head of a page that the owner writes. A preview is for no search engine. @param path its own, from its slash on */
export function textMeta(
  site: Site | undefined,
  page: TextPage | undefined,
  path: string,
  { error, keywords }: { error?: unknown; keywords?: string } = {},
): MetaDescriptor[] {
  if (!page) return failedPageMeta(site, error);
  const { title, description, isPreview } = page;
  return pageMeta(site, {
    title,
    ...(description !== '' && { description }),
    ...(keywords !== undefined && { keywords }),
    path,
    ...(isPreview && { indexed: false }),
  });
}
