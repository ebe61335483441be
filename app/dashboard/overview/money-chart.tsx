import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatRupees } from '../../../shop/money.ts';

const thousands = new Intl.NumberFormat('en-US', { notation: 'compact' });
const TICK = { fill: 'var(--color-ink-quiet)', fontSize: 12 };

/** Rupees at one place of the chart, in the order of its series. */
export interface MoneyBars {
  /** Of a day `31 Aug`. */
  label: string;
  amounts: readonly number[];
  /** What else is said of each amount: `3 orders`. */
  notes: readonly string[];
}

interface MoneyChartProps {
  /** What each bar of a place is; of one alone nothing is said. */
  series: readonly string[];
  bars: readonly MoneyBars[];
}

const COLOURS = ['var(--color-brand)', 'var(--color-saffron)', 'var(--color-ink-quiet)'];

/** Amounts place by place. The table beside it says the same to those who can't see it. */
export default function MoneyChart({ series, bars }: MoneyChartProps) {
  return (
    // Drawn to the width it had: turned upright, a phone shows it before it is measured again, and must not widen.
    <div aria-hidden="true" className="overflow-x-clip">
      {series.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {series.map((name, index) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className="size-3 rounded-sm" style={{ background: COLOURS[index] }} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="h-64">
        <ResponsiveContainer>
          <BarChart
            data={[...bars]}
            margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="label" tickLine={false} minTickGap={24} tick={TICK} />
            <YAxis
              width={44}
              tickFormatter={(amount: number) => thousands.format(amount)}
              tickLine={false}
              axisLine={false}
              tick={TICK}
            />
            <Tooltip
              content={<BarsTooltip series={series} />}
              cursor={{ fill: 'var(--color-mist)' }}
              isAnimationActive={false}
            />
            {series.map((name, index) => (
              <Bar
                key={name}
                dataKey={({ amounts }: MoneyBars) => amounts[index] ?? 0}
                name={name}
                fill={COLOURS[index] ?? 'var(--color-brand)'}
                radius={[3, 3, 0, 0]}
                isAnimationActive={false}
              />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

interface BarsTooltipProps {
  series: readonly string[];
  active?: boolean;
  payload?: readonly { payload?: MoneyBars }[];
}

function BarsTooltip({ series, active, payload }: BarsTooltipProps) {
  const bars = payload?.[0]?.payload;
  if (!active || !bars) return null;
  return (
    <div className="rounded-lg border border-line bg-paper px-3 py-2 text-sm shadow-lift">
      <p className="text-ink-soft">{bars.label}</p>
      {series.map((name, index) => (
        <p key={name} className="tabular-nums">
          {series.length > 1 && <span className="text-ink-soft">{name} </span>}
          <span className="font-bold">{formatRupees(bars.amounts[index] ?? 0)}</span>{' '}
          <span className="text-ink-soft">{bars.notes[index]}</span>
        </p>
      ))}
    </div>
  );
}
