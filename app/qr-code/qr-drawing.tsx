import encode from 'qr';
import type { ReactNode } from 'react';

/** Quiet modules around the code, without which cameras don't find it. */
const MARGIN = 4;

/** A text as a QR code. */
export default function QrDrawing({ text, label }: { text: string; label: string }): ReactNode {
  const rows = encode(text, 'raw', { border: MARGIN });
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
      <path d={path} className="fill-black" shapeRendering="crispEdges" />
    </svg>
  );
}
