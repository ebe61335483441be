import { useOutletContext } from 'react-router';
import type { StaffMember } from '../../shop/staff/responses.ts';

export interface StaffContext {
  staff: StaffMember;
}

/** The admin who is signed in, for the screens of the admin area. */
export function useStaff(): StaffMember {
  return useOutletContext<StaffContext>().staff;
}
