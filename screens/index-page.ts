import type { Screen } from './types.ts';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page on which all pictures are seen side by side, one row a screen. */
export function indexPage(
  screens: readonly Screen[],
  widths: readonly number[],
  fileOf: (name: string, width: number) => string,
): string {
  const rows = screens.map(({ name }) => {
    const pictures = widths.map((width) => {
      const file = fileOf(name, width);
      return `<a href="${file}"><img src="${file}" alt="${escapeText(name)} at ${width} px" loading="lazy"></a>`;
    });
    return `<section><h2>${escapeText(name)}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens of the shop</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #eee }
div { display: flex; gap: 1rem; align-items: start }
img { max-height: 80vh; max-width: 30vw; border: 1px solid #999; background: #fff }
</style>
<h1>Screens of the shop: ${widths.join(', ')} px</h1>
${rows.join('\n')}
</html>
`;
}
