import { redirect } from 'react-router';

/** The area starts with the list of admin users. */
export function loader() {
  return redirect('/superAdmin/admin-content');
}
