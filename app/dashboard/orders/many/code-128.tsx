import JsBarcode from 'jsbarcode';

/** Quiet modules at either side, without which scanners don't find the code. */
const QUIET = 10;

/** The bars of a Code 128 as one path, and how many modules wide it is. @param text ASCII */
function barsOf(text: string): { path: string; width: number } {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${QUIET + index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(''), width: modules.length + 2 * QUIET };
}

/** A text as a Code 128 barcode, as high and as wide as its box. */
export function Code128({ text, className }: { text: string; className?: string }) {
  const { path, width } = barsOf(text);
  return (
    <svg
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      className={className}
    >
      <path d={path} className="fill-black" shapeRendering="crispEdges" />
    </svg>
  );
}
