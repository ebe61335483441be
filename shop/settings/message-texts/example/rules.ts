/** What a message says of an example, for its preview and for the one that its owner sends to themselves (R611). */
import type { MailValues, Values } from '../types.ts';

/** As far as a message names the shop. */
interface Shop {
  name: string;
  phone: string;
  /** Where shoppers reach it, without a slash at the end. */
  address: string;
}

const PAGE = '/order/1042-k1Qm8vTz';

/** Of an order of two products to Lahore, for every placeholder that there is. */
export function exampleMail({ name, phone, address }: Shop): MailValues {
  const link = (path: string, usually: string) => {
    return (label = usually) => [{ link: address + path, label }];
  };
  return {
    values: {
      name: 'Ayesha Khan',
      number: '1042',
      total: 'Rs. 2,150',
      amount: 'Rs. 2,150',
      advance: 'Rs. 500',
      courier: 'TCS',
      tracking: '779412345678',
      missing: 'confirmed on the phone',
      money: 'There is nothing to pay. If a courier still brings it, you need not take it.',
      delivery: 'A working day to check and pack, then 2 to 4 working days on the road.',
      destination: 'It goes to:\nHouse 12, Street 4, Gulberg\nLahore, Punjab\n0301-2345678',
      days: '30',
      product: 'Steel Karahi',
      shop: name,
      phone,
    },
    blocks: {
      order: () => [
        {
          rows: [
            ['1 × Steel Karahi', 'Rs. 1,450'],
            ['2 × Ladle', 'Rs. 500'],
          ],
        },
        {
          rows: [
            ['Subtotal', 'Rs. 1,950'],
            ['Shipping', 'Rs. 200'],
            ['Total', 'Rs. 2,150'],
            ['Payment', 'Cash on delivery'],
          ],
          sum: 'Total',
        },
      ],
      parcel: () => [
        {
          rows: [
            ['Courier', 'TCS'],
            ['Tracking number', '779412345678'],
            ['To pay in cash', 'Rs. 2,150'],
          ],
        },
      ],
      occasion: () => [
        {
          rows: [
            ['When', '21 Nov 2026, 4:30 pm, Karachi time'],
            ['Device', 'Chrome on Android'],
          ],
        },
      ],
      link: link(PAGE, 'See your order'),
      'confirm link': link(`${PAGE}?by=mail`, 'Confirm or cancel your order'),
      'tracking link': (label = 'Follow the parcel') => [
        { link: 'https://www.tcsexpress.com/track/779412345678', label },
      ],
      'shop link': link('', `To ${name}`),
    },
  };
}

/** The same, as far as an SMS says it. */
export function exampleShort({ address }: Shop): Values {
  return {
    number: '1042',
    items: '1 × Steel Karahi, 2 × Ladle',
    pay: 'Rs. 2,150 to pay in cash',
    amount: 'Rs. 2,150',
    courier: 'TCS',
    tracking: '779412345678',
    missing: 'confirmed',
    product: 'Steel Karahi',
    link: address + PAGE,
  };
}
