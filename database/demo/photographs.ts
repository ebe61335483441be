import { demoPhotoAddress } from '../../shop/media/demo-photos.ts';

/**
 * The addresses of a demo product's photographs: its main one and, where there is one, a second view.
 * @param slug of the product; its files are `<slug>.webp` and `<slug>-2.webp`
 */
export async function photographsOf(slug: string): Promise<string[]> {
  const addresses = await Promise.all([slug, `${slug}-2`].map(demoPhotoAddress));
  return addresses.filter((address) => address !== null);
}
