import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatShortDay } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { DayOfSales } from '../../../shop/orders/overview/responses.ts';

const thousands = new Intl.NumberFormat('en-US', { notation: 'compact' });
const TICK = { fill: 'var(--color-ink-quiet)', fontSize: 12 };

/** Sales day by day. The table beside it says the same to those who can't see it. */
export default function SalesChart({ days }: { days: readonly DayOfSales[] }) {
  return (
    // Drawn to the width it had: turned upright, a phone shows it before it is measured again, and must not widen.
    <div aria-hidden="true" className="h-64 overflow-x-clip">
      <ResponsiveContainer>
        <BarChart
          data={[...days]}
          margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="day" tickFormatter={formatShortDay} tickLine={false} minTickGap={24} tick={TICK} />
          <YAxis
            width={44}
            tickFormatter={(sales: number) => thousands.format(sales)}
            tickLine={false}
            axisLine={false}
            tick={TICK}
          />
          <Tooltip
            content={<DayTooltip />}
            cursor={{ fill: 'var(--color-mist)' }}
            isAnimationActive={false}
          />
          <Bar dataKey="sales" fill="var(--color-brand)" radius={[3, 3, 0, 0]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface DayTooltipProps {
  active?: boolean;
  payload?: readonly { payload?: DayOfSales }[];
}

function DayTooltip({ active, payload }: DayTooltipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-lg border border-line bg-paper px-3 py-2 text-sm shadow-lift">
      <p className="text-ink-soft">{formatShortDay(day.day)}</p>
      <p className="font-bold tabular-nums">{formatRupees(day.sales)}</p>
      <p className="text-ink-soft tabular-nums">
        {day.orders} {day.orders === 1 ? 'order' : 'orders'}
      </p>
    </div>
  );
}
