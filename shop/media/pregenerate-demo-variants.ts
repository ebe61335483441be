import { demoPhotoAddress, listDemoPhotoNames, PREGENERATED } from './demo-photos.ts';
import { generateVariant } from './generate-variant.ts';

/** The widths of cards and circles on screens of one, two and three dots a pixel. */
const CARD_WIDTHS = [240, 400, 640];

/** Generates the missing variants that the demo catalogue's cards show to nearly every browser. */
export async function pregenerateDemoVariants(): Promise<void> {
  const names = new Set(await listDemoPhotoNames());
  // Second views are only on their product's page. The name of a set of 2 ends like theirs.
  const onCards = [...names].filter((name) => !(name.endsWith('-2') && names.has(name.slice(0, -2))));
  const addresses = await Promise.all(onCards.map((name) => demoPhotoAddress(name)));
  const wanted = addresses
    .filter((address) => address !== null)
    .flatMap((address) => CARD_WIDTHS.map((width) => ({ address, width })))
    .values();
  // Each takes the next one that is left, so that there is always one waiting and never all of them.
  const drawRest = async () => {
    for (const { address, width } of wanted) {
      const generated = await generateVariant(PREGENERATED, address, width, 'avif');
      if (!generated.ok) throw new Error(generated.failure.message);
    }
  };
  await Promise.all(Array.from({ length: 4 }, drawRest));
}
