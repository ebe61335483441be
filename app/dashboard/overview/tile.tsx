import { Link } from 'react-router';

interface TileProps {
  name: string;
  figure: string;
  note: string;
  /** Where the figure comes from, to go on working there. */
  to?: string;
}

/** One figure of the overview. */
export function Tile({ name, figure, note, to }: TileProps) {
  return (
    <li className="relative rounded-card border border-line bg-paper p-4 has-[a:hover]:border-brand has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand">
      <p className="text-sm text-ink-soft">
        {to ? (
          <Link to={to} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="mt-1 text-2xl font-bold tracking-tight tabular-nums">{figure}</p>
      <p className="mt-0.5 text-xs text-ink-quiet">{note}</p>
    </li>
  );
}
