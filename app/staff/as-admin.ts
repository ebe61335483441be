import type { Call, CallOptions } from '../api.ts';
import { requestAsStaff, type StaffRequest } from './send-as-staff.ts';

/** Until the last screen has a loader. */
export const callAsAdmin: Call = (path: string, options?: Omit<CallOptions, 'bearer'>) =>
  requestAsStaff('admin', path, options);

export const uploadAsAdmin = <T>(path: string, options: StaffRequest) =>
  requestAsStaff<T>('admin', path, options);
