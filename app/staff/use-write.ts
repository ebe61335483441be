import { useRevalidator } from 'react-router';
import type { ApiResult } from '../api.ts';
import { requestAsStaff, type StaffRequest } from './request-as-staff.ts';
import type { StaffKind } from './token-store.ts';

/** What is refused for what was sent, or for who sent it, has changed nothing. */
const NOTHING_CHANGED = [400, 401];

/**
 * The one way in which a staff screen changes something: the request, then the screen's loaders again, whatever came
 * of it. When it returns, the screen's loader data is what is stored now.
 */
export function useWrite(kind: StaffKind = 'admin') {
  const { revalidate } = useRevalidator();
  return async function write<T>(path: string, request: StaffRequest): Promise<ApiResult<T>> {
    const response = await requestAsStaff<T>(kind, path, request);
    if (response.ok || !NOTHING_CHANGED.includes(response.status)) await revalidate();
    return response;
  };
}
