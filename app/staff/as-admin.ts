import type { ApiRequest, RequestOptions } from '../api.ts';
import { requestAsStaff, type StaffRequest } from './request-as-staff.ts';

/** Until the last screen has a loader. */
export const requestAsAdmin: ApiRequest = (path: string, options?: Omit<RequestOptions, 'bearer'>) =>
  requestAsStaff('admin', path, options);

export const uploadAsAdmin = <T>(path: string, options: StaffRequest) =>
  requestAsStaff<T>('admin', path, options);
