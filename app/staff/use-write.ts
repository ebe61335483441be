import { useRevalidator } from 'react-router';
import type { ApiResult } from '../api.ts';
import { useStaffKind } from './areas.ts';
import { requestAsStaff, type StaffRequest } from './request-as-staff.ts';

/**
 * After which writes the screen's loaders run again: after each, since a screen that is out of date makes writes fail;
 * only after those that succeeded; or never, where the response is shown in the place of what was loaded.
 */
type Reload = 'always' | 'on success' | 'never';

/** The request or its sender was at fault, not what is on the screen. */
const NOTHING_CHANGED = [400, 401];

/**
 * The one way in which a staff screen changes something: the request, then, before it returns, the screen's loaders. Its `T` is
 * what the endpoint responds with; most say what was done and nothing else.
 */
export function useWrite(reload: Reload = 'always') {
  const kind = useStaffKind();
  const { revalidate } = useRevalidator();
  return async function write<T = { message: string }>(
    path: string,
    request: StaffRequest = {},
  ): Promise<ApiResult<T>> {
    const result = await requestAsStaff<T>(kind, path, request);
    const reloads = result.ok
      ? reload !== 'never'
      : reload === 'always' && !NOTHING_CHANGED.includes(result.status);
    if (reloads) await revalidate();
    return result;
  };
}
