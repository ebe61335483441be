import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';

/** Sends a picture to the shop. @returns its address there */
export function uploadPicture(kind: StaffKind, file: File): Promise<ApiResult<{ picture: string }>> {
  const body = new FormData();
  body.append('picture', file);
  return requestAsStaff<{ picture: string }>(kind, '/api/v1/page-pictures', { method: 'POST', body });
}
