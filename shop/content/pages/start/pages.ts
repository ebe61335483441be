import type { StateOf } from '../schemas.ts';
import { b, boldFact, bullets, costs, doc, fact, h2, h3, link, p } from './build.ts';

const returnPolicyLink = link('return policy', '/return-policy');

const about: StateOf<'about'> = {
  kind: 'about',
  title: 'About Us',
  description:
    'Who we are, where we are and how we work: imported and everyday household goods, checked before they leave, cash on delivery across Pakistan in {delivery-time}.',
  heading: 'A household shop called {shop-name}',
  lead: '{mission}',
  contactHeading: 'Where to find us',
  contactText: 'Ask before you buy, tell us what went wrong, or tell us what we should sell.',
  opening: doc(
    p(
      'The karahi that dinner is cooked in, the mop behind the door, the bedsheet that has to survive the wash: these are the things we look for. Some of it is imported, most of it is everyday, and all of it is chosen to be used.',
    ),
    p(
      fact('owner'),
      ' and a small team run the shop from ',
      fact('address'),
      '. When you call, one of us picks up.',
    ),
  ),
  steps: doc(
    h2('How it works'),
    h3('You choose'),
    p('By room, by category or by name. Price, stock and what other buyers say stand with every product.'),
    h3('You order'),
    p('No account is needed. Delivery is ', fact('delivery-cost'), ', and you see it before you order.'),
    h3('We check and pack'),
    p('Your things are looked at once more and packed for the road, the breakable ones twice.'),
    h3('You pay at the door'),
    p(
      'The courier comes in ',
      fact('delivery-time'),
      ', anywhere in Pakistan. Pay in cash then, or choose your card when you order.',
    ),
  ),
  checks: doc(
    h2('Before we close a parcel'),
    bullets(
      'Lids are closed, handles lifted, hinges moved once.',
      'Whatever has a plug or a battery is switched on.',
      'Sets are counted against what the page says.',
      'Glass and ceramic are unwrapped, looked at and wrapped again.',
    ),
    p(
      'We are people, and now and then something slips through. Then you have ',
      fact('days-faulty'),
      ' calendar days to send it back, and ',
      fact('days-changed-mind'),
      ' days when you only changed your mind. The ',
      returnPolicyLink,
      ' says how.',
    ),
  ),
};

const faq: StateOf<'faq'> = {
  kind: 'faq',
  title: 'FAQs',
  description:
    'Delivery times and costs by city, payment, changing an order, returns and refunds: what people ask us, and the answers.',
  heading: 'Questions and answers',
  lead: 'Delivery, payment and returns in short. If yours is not here, call us.',
  contactHeading: 'Still wondering?',
  contactText: 'Somebody who knows the shop picks up and answers.',
  questions: doc(
    h2('Delivery'),
    h3('How long does local shipping take?'),
    p(b('Local shipping takes '), boldFact('delivery-days'), b('.'), ' ', fact('delivery-promise')),
    p('Large cities are usually at the early end, remote areas at the late one.'),
    h3('Do you ship to other countries?'),
    p(
      b('International shipping takes 10-15 business days.'),
      ' It is arranged by phone: call ',
      fact('phone'),
      ' before you order, and we tell you the cost.',
    ),
    p('The checkout itself takes addresses in Pakistan.'),
    h3('What does delivery cost?'),
    costs,
    p('The checkout shows it as soon as you have chosen your city, before you order.'),
    h3('Where is my order?'),
    p(
      'Call ',
      fact('phone'),
      ' with your order number, and we tell you where it is. If you ordered with an account, your profile shows the state of every order: Pending, Processing, Delivered or Cancelled.',
    ),
    h2('Orders and payment'),
    h3('How can I pay?'),
    p(
      'By ',
      b('Cash On Delivery'),
      ', when the parcel is at your door, or by ',
      b('Debit / Credit Card'),
      '. You choose in the checkout.',
    ),
    h3('Can I change or cancel my order?'),
    p(
      b('Yes, within 24 hours'),
      ' of placing it: on the order’s own page, which our mail leads to, until we pack it, or call ',
      fact('phone'),
      ' with your order number. After that it may be on its way already; then the ',
      returnPolicyLink,
      ' helps.',
    ),
    h3('Do I need an account?'),
    p(
      'No. Name, mobile number, e-mail address and delivery address are enough to order. With an account you see your orders again, and the checkout knows your address.',
    ),
    h2('Returns and help'),
    h3('Can I send something back?'),
    p(
      'Yes: within ',
      boldFact('days-changed-mind'),
      b(' days'),
      ' if you changed your mind, and within ',
      boldFact('days-faulty'),
      b(' calendar days'),
      ' if it is faulty or came damaged. The ',
      returnPolicyLink,
      ' says how, and what cannot come back.',
    ),
    h3('I paid in cash. How do I get my money back?'),
    p('By transfer to your bank account or to your mobile wallet, whichever you tell us.'),
    h3('How do I reach a person?'),
    p('Call ', fact('phone'), ', ', fact('hours'), '.'),
  ),
};

const returnPolicy: StateOf<'return-policy'> = {
  kind: 'return-policy',
  title: 'Return Policy',
  description:
    '{days-changed-mind} days to change your mind, {days-faulty} calendar days for what is faulty or damaged. How to send something back, and how the money comes back, also after cash on delivery.',
  heading: 'Return policy',
  lead: 'Not what you thought, or not as it should be? Both can be put right. How long you have depends on which of the two it is.',
  contactHeading: 'Start a return',
  contactText: 'Call with your order number, or write to us. Returns come to the shop’s address:',
  periods: doc(
    h2('You changed your mind'),
    p(fact('days-changed-mind'), ' days'),
    bullets(
      'From the day the parcel came.',
      'Unused, complete, in its own packing.',
      'You pay the courier who brings it back.',
    ),
    h2('It is faulty or came damaged'),
    p(fact('days-faulty'), ' calendar days'),
    bullets(
      'From the day the parcel came.',
      'Also when it was unpacked and used.',
      'We pay the courier, and send a new one or the money.',
    ),
  ),
  steps: doc(
    h2('How to send something back'),
    h3('Tell us'),
    p(
      'Call ',
      fact('phone-number'),
      ' with your order number and say what is wrong. If it is damaged, a photo helps.',
    ),
    h3('Pack it'),
    p('With all its parts, and the slip with your order number inside.'),
    h3('Hand it over'),
    p('We tell you which courier comes, or where to bring it.'),
    h3('We look at it'),
    p('As soon as it is here. Then the money or the new one is on its way.'),
  ),
  body: doc(
    h2('How the money comes back'),
    p(
      'You ',
      b('paid cash on delivery'),
      ': we transfer it to your bank account or to your mobile wallet, whichever you tell us. A courier cannot bring cash back.',
    ),
    p('You ', b('paid by card'), ': it goes back to the same card.'),
    p(
      'We send it as soon as the parcel is here and has been looked at. Where something was faulty or damaged, what you paid for its delivery comes back too. If you would rather have the thing itself, we send a new one while there is one in stock.',
    ),
    h2('What cannot come back'),
    bullets(
      'Toothbrushes, razors, combs and other personal care that has been opened.',
      'Bottles, teats and bibs that a baby has used.',
      'Pillows, mattress protectors and bath mats that have been used or washed.',
      'Things that were damaged by use after they arrived.',
    ),
    p('If one of these came to you faulty or damaged, it is no exception: tell us, and we put it right.'),
  ),
};

const blogs: StateOf<'blogs'> = {
  kind: 'blogs',
  title: 'Blogs',
  description:
    'Short, useful reading for the house: atta in the monsoon, the right pressure cooker, non-stick care, hard water, toys by age, small kitchens.',
  heading: 'Good to know around the house',
  lead: 'Short reading from the shop floor: how to choose things, keep them, and make them last.',
};

/** The pages that a new shop begins with, which cannot be deleted. */
export const START_PAGES = [about, faq, returnPolicy, blogs] as const;
