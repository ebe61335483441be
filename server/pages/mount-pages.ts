import { renderPlainPage } from '../../app/plain-page.tsx';
import { builtFiles } from '../media/serve-media.ts';
import { type MountPages, respondWithPages } from './pages.ts';
import { refuseWithPages } from './refuse-page.ts';
import { createPageRenderer } from './render-page.ts';
import { showPreviews } from './show-previews.ts';

/** Adds the pages with their scripts and styles: as built, or while developing as Vite has them at each request. */
export const mountPages: MountPages = async (app, shop) => {
  refuseWithPages(app, renderPlainPage);
  const loadBuild = () => import('virtual:react-router/server-build');
  if (import.meta.env.DEV) {
    const renderPage = createPageRenderer(shop, loadBuild, 'development');
    showPreviews(app, shop, renderPage);
    respondWithPages(app, renderPage);
    return;
  }
  await app.register(builtFiles);
  const renderPage = createPageRenderer(shop, await loadBuild(), 'production');
  showPreviews(app, shop, renderPage);
  respondWithPages(app, renderPage);
};
