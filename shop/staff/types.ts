/** An admin or a super admin, as sessions know them. */
export interface StaffPerson {
  kind: 'adminUser' | 'superAdmin';
  id: string;
}
