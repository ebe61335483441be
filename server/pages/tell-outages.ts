import { data, type ServerBuild } from 'react-router';
import { isUnavailable } from '../../database/unavailable.ts';

/** The same routes, whose pages say 503 when their loader fails because the database is away. */
export function tellOutages(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader;
    if (!route || typeof loader !== 'function') {
      routes[id] = route;
      continue;
    }
    const tellOutage: typeof loader = async (...args) => {
      try {
        return await loader(...args);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        throw data(null, { status: 503, statusText: 'Service Unavailable' });
      }
    };
    routes[id] = { ...route, module: { ...route.module, loader: tellOutage } };
  }
  return { ...build, routes };
}
