import { Link } from 'react-router';

interface LinkItemsProps {
  links: readonly { name: string; to: string }[];
  className: string;
  onClick?: () => void;
}

/** The items of a list of links. */
export function LinkItems({ links, ...link }: LinkItemsProps) {
  return links.map(({ name, to }) => (
    <li key={to}>
      <Link to={to} {...link}>
        {name}
      </Link>
    </li>
  ));
}
