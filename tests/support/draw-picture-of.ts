/** Draws a review's picture from the file that is named, as the shop does. Run by tests. */
import { sentPictures } from '../../shop/media/picture-queue.ts';

const [from = ''] = process.argv.slice(2);
console.log((await sentPictures.draw({ kind: 'review', from, to: `${from}.webp` })).kind);
