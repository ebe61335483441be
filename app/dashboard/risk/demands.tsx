import type { Risk } from '../../../shop/orders/responses.ts';

/** What rules, or a block of the mobile, ask for before the parcel leaves, each with why; nothing where nothing is asked. */
export function Demands({ demands, overruled }: Pick<Risk, 'demands'> & { overruled: string | null }) {
  if (demands.length === 0) return null;
  const tone = overruled === null ? 'border-danger/40 bg-danger-soft' : 'border-line bg-mist';
  return (
    <section aria-label="Before it is sent" className={`rounded-lg border px-3 py-2 text-sm ${tone}`}>
      <ul className="grid gap-1">
        {demands.map(({ rule, asks, reason }) => (
          <li key={`${rule} ${asks}`} dir="auto" className="break-words">
            <strong className={overruled === null ? 'text-danger' : ''}>{asks}</strong>
            {rule !== null && <span className="text-ink-soft"> · {rule}</span>}
            <span className="block">{reason}</span>
          </li>
        ))}
      </ul>
      {overruled !== null && (
        <p dir="auto" className="mt-1 break-words text-ink-soft">
          All the same, because: {overruled}
        </p>
      )}
    </section>
  );
}
