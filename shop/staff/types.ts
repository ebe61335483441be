export type StaffRole = 'Shop Manager' | 'Shop Editor';

/** An admin who is signed in and active. */
export interface StaffMember {
  id: string;
  username: string;
  role: StaffRole;
}

/** An admin's account as the super admin sees it. The password's hash never leaves the operations. */
export interface AdminUser {
  _id: string;
  username: string;
  email: string;
  /** As it is kept, +923XXXXXXXXX. */
  mobileNo: string;
  role: StaffRole;
  /** 1 active, 0 not. */
  allow: 0 | 1;
  /** Whether sign-in asks for the code of an authenticator app. */
  secondFactor: boolean;
  /** ISO time. */
  createdAt: string;
  /** Goes up with every change; a write sends the one it saw. */
  version: number;
}

/** A super admin as others of them see it. */
export interface SuperAdmin {
  _id: string;
  name: string;
  email: string;
  /** ISO time. */
  createdAt: string;
}
