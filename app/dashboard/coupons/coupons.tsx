import { useState } from 'react';
import { Link } from 'react-router';
import { dayOfShop, formatShortDay } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import { sayCoupon } from '../../../shop/orders/coupons/judging/rules.ts';
import type { CouponShown, CouponsPage } from '../../../shop/orders/coupons/responses.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch } from '../../staff/ui/toolbar.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchButton } from '../switch-button.tsx';
import type { Route } from './+types/coupons.ts';
import { CouponDialog } from './coupon-dialog.tsx';

export const clientLoader = loadList<CouponsPage>('/api/v1/coupons');

/** Coupons: what each gives, how often it was used and what it cost (R566). */
export default function Coupons({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const [open, setOpen] = useState<CouponShown | 'new' | null>(null);
  return (
    <>
      <ScreenHeading title="Coupons">
        <Button size="small" onClick={() => setOpen('new')}>
          Add a coupon
        </Button>
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Shoppers type the code at the checkout. An order keeps what was agreed, whatever becomes of its coupon
        later; one that is cancelled gives its use back.
      </p>
      <Toolbar label="Find a coupon">
        <ToolbarSearch label="Code" />
      </Toolbar>
      <DataTable
        caption="Coupons"
        columns={columnsWith(setOpen)}
        rows={data?.coupons}
        loaded={loaded}
        empty="No coupon yet."
        pages={data}
      />
      {open && <CouponDialog coupon={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Whether it can be used today, in a word. */
function stateOf({ isOn, startsOn, endsOn, mostUses, uses }: CouponShown) {
  const today = dayOfShop(new Date().toISOString());
  if (!isOn) return { tone: 'quiet', label: 'Off' } as const;
  if (endsOn !== null && today > endsOn) return { tone: 'quiet', label: 'Over' } as const;
  if (mostUses !== null && uses >= mostUses) return { tone: 'quiet', label: 'Used up' } as const;
  if (startsOn !== null && today < startsOn) return { tone: 'waiting', label: 'Not yet' } as const;
  return { tone: 'good', label: 'On' } as const;
}

/** What has to be so, each in a few words. */
function conditionsOf(coupon: CouponShown): string[] {
  const { leastSubtotal, firstOrderOnly, usesPerMobile, startsOn, endsOn } = coupon;
  const days = [startsOn && `from ${formatShortDay(startsOn)}`, endsOn && `until ${formatShortDay(endsOn)}`];
  return [
    ...(leastSubtotal > 0 ? [`orders from ${formatRupees(leastSubtotal)}`] : []),
    ...(firstOrderOnly ? ['first order'] : []),
    ...(usesPerMobile === null ? [] : [`${usesPerMobile} per mobile`]),
    ...days.filter((day) => typeof day === 'string'),
  ];
}

const columnsWith = (onOpen: (coupon: CouponShown) => void): Column<CouponShown>[] => [
  {
    head: 'Code',
    card: { span: 3 },
    cell: (coupon) => {
      const { tone, label } = stateOf(coupon);
      return (
        <span className="flex items-center gap-2">
          <strong className="min-w-0 break-all">{coupon.code}</strong>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </span>
      );
    },
  },
  {
    head: 'Gives',
    card: { span: 3, end: true },
    className: 'font-semibold whitespace-nowrap',
    cell: sayCoupon,
  },
  {
    head: 'For',
    className: 'text-ink-soft',
    cell: (coupon) => conditionsOf(coupon).join(' · ') || 'Every order',
  },
  {
    head: 'Used',
    card: { span: 3 },
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ code, uses, mostUses }) => (
      <Link
        to={`/dashboard/view-orders?${new URLSearchParams({ coupon: code })}`}
        className="text-brand hover:underline"
      >
        {uses.toLocaleString('en-US')}
        {mostUses !== null && ` of ${mostUses.toLocaleString('en-US')}`}
        <span className="lg:sr-only"> {(mostUses ?? uses) === 1 ? 'order' : 'orders'}</span>
      </Link>
    ),
  },
  {
    head: 'Cost',
    card: { span: 3, end: true },
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ cost, sales }) =>
      cost === 0 && sales === 0 ? (
        <span className="text-ink-quiet">Not used</span>
      ) : (
        <>
          {formatRupees(cost)} <span className="text-ink-quiet">off, of {formatRupees(sales)} sold</span>
        </>
      ),
  },
  {
    head: 'Actions',
    cell: (coupon) => (
      <span className="flex flex-wrap gap-1">
        <SwitchButton {...coupon} name={coupon.code} path={`/api/v1/coupons/${coupon._id}`} />
        <RowButton verb="Change" what={coupon.code} onClick={() => onOpen(coupon)} />
      </span>
    ),
  },
];
