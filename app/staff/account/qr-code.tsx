import { useEffect, useState } from 'react';

/** Quiet modules around the code, without which cameras don't find it. */
const MARGIN = 4;

/** Draws a text as a QR code. The encoder comes when it is needed, which is once in an account's life. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let current = true;
    import('qr').then(
      ({ default: encode }) => {
        const rows = encode(text, 'raw', { border: MARGIN });
        const path = rows
          .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
          .join('');
        if (current) setDrawing({ size: rows.length, path });
      },
      // The same can be typed; that it could not be drawn is for the log.
      (error: unknown) => console.error(error),
    );
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <div className="size-52 rounded-control bg-white">
      {drawing && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
          <path d={drawing.path} className="fill-black" shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}
