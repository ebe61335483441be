import type { LinksFunction } from 'react-router';
import styles from './staff.css?url';

/** The `links` of every screen of the staff's side: its own style sheet, so that shoppers don't load it. */
export const staffLinks: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
