import type { StoreDetails } from '../../../../shop/settings.ts';
import { ReturnIcon, ShieldIcon } from '../../../ui/icons.tsx';

/** The two periods side by side: the badge's days and the policy's (R13). */
export function Periods({ days }: { days: StoreDetails['returnDays'] }) {
  const periods = [
    {
      Icon: ReturnIcon,
      reason: 'You changed your mind',
      length: `${days.changedMind} days`,
      points: [
        'From the day the parcel came.',
        'Unused, complete, in its own packing.',
        'You pay the courier who brings it back.',
      ],
    },
    {
      Icon: ShieldIcon,
      reason: 'It is faulty or came damaged',
      length: `${days.faulty} calendar days`,
      points: [
        'From the day the parcel came.',
        'Also when it was unpacked and used.',
        'We pay the courier, and send a new one or the money.',
      ],
    },
  ];
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:gap-6">
      {periods.map(({ Icon, reason, length, points }) => (
        <section
          key={reason}
          aria-label={reason}
          className="rounded-card border border-line bg-paper p-5 shadow-card sm:p-7"
        >
          <span className="mb-4 grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon className="size-6" />
          </span>
          <h2 className="font-semibold text-ink-soft">{reason}</h2>
          <p className="mt-1 text-3xl font-extrabold tracking-tight text-brand tabular-nums sm:text-4xl">
            {length}
          </p>
          <ul className="mt-4 grid gap-1.5 text-sm/6 text-ink-soft">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
