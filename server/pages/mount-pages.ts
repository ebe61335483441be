import { renderPlainPage } from '../../app/plain-page.tsx';
import { builtFiles } from '../media/serve-media.ts';
import { type MountPages, respondWithPages } from './pages.ts';
import { refuseWithPages } from './refuse-page.ts';
import { createPageRenderer } from './render-page.ts';

/** Adds the pages with their scripts and styles: as built, or while developing as Vite has them at each request. */
export const mountPages: MountPages = async (app, shop) => {
  refuseWithPages(app, renderPlainPage);
  const loadBuild = () => import('virtual:react-router/server-build');
  if (import.meta.env.DEV) {
    respondWithPages(app, createPageRenderer(shop, loadBuild, 'development'));
    return;
  }
  await app.register(builtFiles);
  respondWithPages(app, createPageRenderer(shop, await loadBuild(), 'production'));
};
