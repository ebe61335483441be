import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

/** The encoder comes when it is needed, which is once in an account's life. */
const QrDrawing = lazy(() =>
  import('./qr-drawing.tsx').catch((error: unknown) => {
    // The same can be typed; that it could not be drawn is for the log.
    console.error(error);
    return { default: (): ReactNode => null };
  }),
);

/** Draws a text as a QR code, as soon as what draws it is there. */
export function QrCode(props: ComponentProps<typeof QrDrawing>) {
  return (
    <div className="size-52 rounded-control bg-white">
      <Suspense fallback={null}>
        <QrDrawing {...props} />
      </Suspense>
    </div>
  );
}
