import { createContext, data, type ServerBuild } from 'react-router';
import { pageFailuresContext } from '../../app/context.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { UNAVAILABLE } from '../responses/errors.ts';
import { askToTell } from './refuse-page.ts';

/** Takes the pattern of the page that is asked for, `/product/:id`. */
export const matchedContext = createContext<{ pattern: string | null }>();

/**
 * The same routes. Their pages say 503 when a loader fails because the database is away; what else a loader throws is said
 * to the log, and the page gets the number by which it is found there.
 */
export function watchLoaders(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader;
    if (!route || typeof loader !== 'function') {
      routes[id] = route;
      continue;
    }
    const watched: typeof loader = async (...args) => {
      const [{ context, pattern }] = args;
      context.get(matchedContext).pattern = `/${pattern.replace(/^\/+/, '')}`;
      try {
        return await loader(...args);
      } catch (error) {
        // An answer that was thrown, such as 404, is none.
        if (!(error instanceof Error)) throw error;
        const { requestId, report } = context.get(pageFailuresContext);
        report(error);
        if (isUnavailable(error)) throw data({ message: UNAVAILABLE.message }, { status: 503 });
        throw data({ message: askToTell(requestId) }, { status: 500 });
      }
    };
    routes[id] = { ...route, module: { ...route.module, loader: watched } };
  }
  return { ...build, routes };
}
