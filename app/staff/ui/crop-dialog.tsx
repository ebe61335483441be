import { lazy, Suspense } from 'react';
import type { CropPictureProps } from './crop-picture.tsx';
import { Dialog } from './dialog.tsx';
import { Loading } from './loading.tsx';

const CropPicture = lazy(async () => ({ default: (await import('./crop-picture.tsx')).CropPicture }));

interface CropDialogProps extends CropPictureProps {
  title: string;
}

/**
 * Cuts a picture to a shape, turned and zoomed: with the mouse, with fingers, or with the arrow keys. What it needs is loaded
 * when it is opened.
 */
export function CropDialog({ title, ...props }: CropDialogProps) {
  return (
    <Dialog title={title} size="large" onClose={props.onClose}>
      <Suspense fallback={<Loading />}>
        <CropPicture {...props} />
      </Suspense>
    </Dialog>
  );
}
