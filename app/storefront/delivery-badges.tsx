import { useRootData } from '../layout/use-root-data.ts';
import { CashIcon, PhoneIcon, ReturnIcon, TruckIcon } from '../ui/icons.tsx';

/** The badges about every order. */
export function DeliveryBadges() {
  const { store, delivery } = useRootData();
  const badges = [
    { Icon: TruckIcon, title: 'Delivery across Pakistan', text: `In ${delivery.time}` },
    { Icon: CashIcon, title: 'Cash on delivery', text: 'Pay when it is at your door' },
    {
      Icon: ReturnIcon,
      title: `${store.returnDays.changedMind}-day returns`,
      text: 'If you change your mind',
    },
    { Icon: PhoneIcon, title: 'Phone support', text: store.phone },
  ];
  return (
    <section aria-label="Delivery and service" className="page-width">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 rounded-card bg-brand-soft p-5 lg:grid-cols-4 lg:p-8">
        {badges.map(({ Icon, title, text }) => (
          <li key={title} className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-paper text-brand">
              <Icon className="size-6" />
            </span>
            <span>
              <span className="block font-semibold text-ink">{title}</span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
