import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CROPS } from '../../../shop/content/home-page/fields/rules.ts';
import type { Banner, OwnPicture, Picture } from '../../../shop/content/home-page/types.ts';
import { photoSourceSet } from '../../../shop/media/rules.ts';
import { PRESETS } from '../../storefront/home/banner-slides.ts';
import { Button } from '../../ui/button.tsx';
import { useStaffKind } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { CropDialog } from '../ui/crop-dialog.tsx';
import { type Cut, loadOriginal } from '../ui/cut-picture.ts';
import { CropIcon, ImportIcon } from '../ui/icons.tsx';
import { faultOfPicture, PICTURE_TYPES } from '../ui/picture-files.ts';
import { TaskButton } from '../ui/task-button.tsx';

interface BannerPictureProps {
  banner: Banner;
  error: string | undefined;
  onChange: (picture: Picture) => void;
  /** There was no picture before, and the dialog is closed. */
  onFirst: () => void;
}

/** What is being cropped: a file that was chosen, or the original of the picture that is there. */
interface Cropping {
  source: Blob;
  /** Of the original, where it is stored already. */
  stored: OwnPicture | null;
}

const toCut = ({ turned, ...area }: OwnPicture['cuts']['wide']): Cut => ({ turned, area });
const fromCut = ({ turned, area }: Cut) => ({ turned, ...area });

/** The picture of a banner in its two crops, and the way to another one. */
export function BannerPicture({ banner, error, onChange, onFirst }: BannerPictureProps) {
  const kind = useStaffKind();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { picture } = banner;
  const had = useRef(picture !== null);
  const goOn = useEffectEvent(onFirst);
  useEffect(() => {
    if (had.current || picture === null || cropping !== null) return;
    had.current = true;
    goOn();
  }, [picture, cropping]);

  function choose(file: File | undefined) {
    if (!file) return;
    const fault = faultOfPicture(file);
    setProblem(fault);
    if (fault === null) setCropping({ source: file, stored: null });
  }

  async function cropAgain(stored: OwnPicture) {
    const source = await loadOriginal(stored.original);
    if (source) setCropping({ source, stored });
    else setProblem('The picture could not be loaded. Please try again.');
  }

  /** Stores the original and its two crops, one after the other. @returns what is wrong, or null */
  async function store(
    { source, stored }: Cropping,
    made: readonly { cut: Cut; picture: Blob }[],
  ): Promise<string | null> {
    const [wide, tall] = made;
    if (!wide || !tall) return 'Please crop the picture for both.';
    const sent: string[] = stored ? [stored.original] : [];
    const parts = [
      ['wide', wide.picture],
      ['tall', tall.picture],
    ] as const;
    for (const [crop, file] of stored ? parts : [['original', source] as const, ...parts]) {
      const body = new FormData();
      body.append('crop', crop);
      body.append('picture', file, source instanceof File ? source.name : 'picture.jpg');
      const path = '/api/v1/home-page/pictures';
      const result = await requestAsStaff<{ address: string }>(kind, path, { method: 'POST', body });
      if (!result.ok) return result.fields.picture ?? result.message;
      sent.push(result.value.address);
    }
    const [original = '', wideAddress = '', tallAddress = ''] = sent;
    onChange({
      kind: 'own',
      original,
      wide: wideAddress,
      tall: tallAddress,
      cuts: { wide: fromCut(wide.cut), tall: fromCut(tall.cut) },
    });
    return null;
  }

  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-error`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
      className="min-w-0"
    >
      <legend className="mb-1.5 text-sm font-semibold">Picture</legend>
      {picture === null ? (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className="grid min-h-36 w-full place-items-center content-center gap-2 rounded-control border border-dashed border-line-strong bg-mist p-4 text-sm font-semibold hover:border-brand hover:text-brand"
        >
          <ImportIcon className="size-6" />
          Choose a picture, or drop one here
        </button>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Crop crop="wide" name="Desktop" picture={picture} />
          <Crop crop="tall" name="Phone" picture={picture} />
        </div>
      )}
      {picture && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
            <ImportIcon className="size-4.5" />
            Another picture
          </Button>
          {picture.kind === 'own' && (
            <TaskButton variant="secondary" size="small" task={() => cropAgain(picture)}>
              <CropIcon className="size-4.5" />
              Crop again
            </TaskButton>
          )}
        </div>
      )}
      <label htmlFor={`${id}-file`} className="sr-only">
        Picture of the banner
      </label>
      <input
        ref={input}
        id={`${id}-file`}
        type="file"
        accept={PICTURE_TYPES}
        tabIndex={-1}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          choose(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
        className="sr-only"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
        At least {CROPS.original.least.width} × {CROPS.original.least.height} pixels. On tablets a little of
        the left and the right is cut off.
      </p>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {problem ?? error}
      </p>
      {cropping && (
        <CropDialog
          title="Crop the picture"
          source={cropping.source}
          crops={[
            { name: 'as desktops show it', ...CROPS.wide, ...beforeOf(cropping, 'wide') },
            { name: 'as phones show it', ...CROPS.tall, ...beforeOf(cropping, 'tall') },
          ]}
          doneLabel="Use this picture"
          onDone={(made) => store(cropping, made)}
          onClose={() => setCropping(null)}
        />
      )}
    </fieldset>
  );
}

const beforeOf = ({ stored }: Cropping, crop: 'wide' | 'tall') =>
  stored ? { before: toCut(stored.cuts[crop]) } : {};

function Crop({ crop, name, picture }: { crop: 'wide' | 'tall'; name: string; picture: Picture }) {
  return (
    <figure className={crop === 'wide' ? 'w-60 max-w-full' : 'w-30'}>
      <PictureOf picture={picture} crop={crop} className="w-full rounded-lg border border-line" />
      <figcaption className="mt-1 text-xs text-ink-quiet">{name}</figcaption>
    </figure>
  );
}

/** A banner's picture in one of its crops, as small as it stands in the editor. */
export function PictureOf({
  picture,
  crop,
  className,
}: {
  picture: Picture;
  crop: 'wide' | 'tall';
  className: string;
}) {
  const { width, height } = CROPS[crop].most;
  const address = picture.kind === 'preset' ? PRESETS[picture.name][crop] : picture[crop];
  const sourceSet = photoSourceSet(address, 240);
  return (
    <img
      {...(sourceSet && { srcSet: sourceSet, sizes: '240px' })}
      src={address}
      alt=""
      width={width}
      height={height}
      draggable={false}
      className={`bg-mist object-cover ${crop === 'wide' ? 'aspect-[3/1]' : 'aspect-[3/2]'} ${className}`}
    />
  );
}
