const SYLLABLES = 'ba chi do fa gul hir ja ka lo mi nur pa ri sha tu za'.split(' ');

/** 4,096 brands, each a word of its own. */
export const brands: readonly string[] = Array.from({ length: 4096 }, (_, number) =>
  [number >> 8, number >> 4, number]
    .map((part) => SYLLABLES[part % SYLLABLES.length])
    .join('')
    .replace(/^./, (letter) => letter.toUpperCase()),
);

export const COLOURS: readonly string[] =
  'Blue,Red,Green,White,Black,Grey,Beige,Brown,Yellow,Pink,Purple,Maroon,Navy,Teal,Golden,Silver'.split(',');

const FIRST =
  'Ayesha Bilal Fatima Hamza Zainab Usman Maryam Ali Sana Imran Hira Kamran Nida Saad Rabia'.split(' ');
const LAST = 'Khan Ahmed Malik Hussain Siddiqui Raza Butt Qureshi Chaudhry Sheikh Mirza Abbasi Bhatti'.split(
  ' ',
);
export const PEOPLE: readonly string[] = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
