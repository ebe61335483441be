export interface SampleReview {
  name: string;
  city: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  text: string;
  /** Name of the product that was bought; it is a link while the shop sells it. */
  product: string;
}

/** A sample of what customers say about the shop, in their own words (R10). */
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    name: 'Rabia',
    city: 'Karachi',
    rating: 5,
    title: 'Two days, and packed to last',
    text: 'Ordered on Monday night, here on Wednesday. The cooker was wrapped so well that it took me five minutes to get it out.',
    product: 'Pressure Cooker 7 Litres',
  },
  {
    name: 'Usman',
    city: 'Lahore',
    rating: 5,
    title: 'I could look before I paid',
    text: 'First time I ordered here, so I chose cash on delivery. Four days, as they said, and the karahi is heavier than I expected for the price.',
    product: 'Stainless Steel Karahi 28 cm',
  },
  {
    name: 'Mehreen',
    city: 'Islamabad',
    rating: 4,
    title: 'Good, one day late',
    text: 'The colour is the one in the picture, and it has been washed three times by now. It came a day later than promised because of the rain; they called to say so.',
    product: 'Double Bedsheet with 2 Pillow Covers',
  },
  {
    name: 'Imran',
    city: 'Faisalabad',
    rating: 5,
    title: 'They sent a new one',
    text: 'The handle of the first mop did not lock. I sent a photo, they picked it up and brought another. I paid nothing for it.',
    product: 'Spin Mop with Bucket',
  },
  {
    name: 'Sadaf',
    city: 'Peshawar',
    rating: 5,
    title: 'My daughter’s favourite',
    text: 'Smooth wood, no smell of paint. She is fourteen months and has not broken one yet.',
    product: 'Wooden Stacking Rings',
  },
  {
    name: 'Khalid',
    city: 'Quetta',
    rating: 3,
    title: 'Fine, but the fee',
    text: 'The heater does what it should. Delivery to Quetta costs three hundred, so next time I will wait until I have a bigger order.',
    product: 'Quartz Heater, 2 Rods',
  },
  {
    name: 'Hina',
    city: 'Multan',
    rating: 5,
    title: 'Not one broken',
    text: 'Six glasses over that distance, and every one whole. Each was in its own paper.',
    product: 'Water Glasses 300 ml, Set of 6',
  },
  {
    name: 'Bilal',
    city: 'Rawalpindi',
    rating: 4,
    title: 'Bright enough for the whole room',
    text: 'Put two of the four into the lounge. One was loose in the box and a little scratched, but it works.',
    product: 'LED Bulb 12 W, Pack of 4',
  },
  {
    name: 'Nasreen',
    city: 'Sukkur',
    rating: 5,
    title: 'Keeps the atta dry',
    text: 'Through the whole of August there was not a lump in it. The lid needs a firm push, which is the point.',
    product: 'Atta Container 10 kg',
  },
  {
    name: 'Farhan',
    city: 'Karachi',
    rating: 5,
    title: 'A person on the phone',
    text: 'I had typed the wrong house number. One call, a person who listened, and it was changed before it left.',
    product: 'Folding Ironing Board 110 cm',
  },
  {
    name: 'Amina',
    city: 'Hyderabad',
    rating: 4,
    title: 'Soft, and big enough',
    text: 'Thick for this price. They lose a little fluff in the first wash, then no more.',
    product: 'Cotton Bath Towels, Set of 2',
  },
  {
    name: 'Tariq',
    city: 'Sialkot',
    rating: 5,
    title: 'Returned without a question',
    text: 'My wife wanted another clock. I called on the sixth day, the courier took it, and the money was in my wallet the week after.',
    product: 'Silent Wall Clock 30 cm',
  },
];

/** To one decimal, as the cards of products show theirs. */
export const AVERAGE_RATING =
  Math.round((SAMPLE_REVIEWS.reduce((sum, { rating }) => sum + rating, 0) / SAMPLE_REVIEWS.length) * 10) / 10;
