import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  /** Of the columns, each with the classes of its own. */
  heads: readonly (string | readonly [head: string, className: string])[];
  className: string;
  children: ReactNode;
  /** Below the rows. */
  after?: ReactNode;
}

/** A small table in a box that scrolls, under a head that stays. */
export function ScrollTable({ label, heads, className, children, after }: ScrollTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className={`overflow-auto border border-line ${className}`}
    >
      <table className="w-full text-left text-sm text-ink">
        <thead className="sticky top-0 bg-mist text-xs text-ink-soft">
          <HeadRow className="px-3 py-1.5 font-semibold" heads={heads} />
        </thead>
        <tbody>{children}</tbody>
      </table>
      {after}
    </section>
  );
}

/** The heads of a small table's columns. */
export function HeadRow({ heads, className }: Pick<ScrollTableProps, 'heads' | 'className'>) {
  return (
    <tr>
      {heads.map((entry) => {
        const [head, own] = typeof entry === 'string' ? [entry, ''] : entry;
        return (
          <th key={head} scope="col" className={`${className} ${own}`}>
            {head}
          </th>
        );
      })}
    </tr>
  );
}
