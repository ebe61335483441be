import { formatRupees } from '../../../shop/money.ts';

/** Amounts beside each other, each under its name. */
export function Figures({ figures }: { figures: readonly (readonly [name: string, rupees: number])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap">
      {figures.map(([name, rupees]) => (
        <div key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-lg font-bold whitespace-nowrap tabular-nums">{formatRupees(rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
