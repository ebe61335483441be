import { redirect } from 'react-router';

/** The area starts with the overview. */
export function loader() {
  return redirect('/dashboard/admin');
}
