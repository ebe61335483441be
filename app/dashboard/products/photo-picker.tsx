import { type DragEvent, useId, useRef, useState } from 'react';
import { MOST_PHOTOS } from '../../../shop/catalogue/products/schemas.ts';
import { photoSourceSet } from '../../../shop/media/rules.ts';
import { CropDialog } from '../../staff/ui/crop-dialog.tsx';
import { loadOriginal } from '../../staff/ui/cut-picture.ts';
import { DragHandle } from '../../staff/ui/drag-handle.tsx';
import { CropIcon } from '../../staff/ui/icons.tsx';
import { PICTURE_TYPES } from '../../staff/ui/picture-files.ts';
import { moved, useOrdering } from '../../staff/ui/use-ordering.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx';
import { addFiles, type ChosenPhoto } from './photos.ts';

interface PhotoPickerProps {
  photos: readonly ChosenPhoto[];
  problem: string | null;
  onChange: (photos: ChosenPhoto[], problem: string | null) => void;
}

/** The pictures of a product, the main one first: chosen or dropped, put in order, taken out. */
export function PhotoPicker({ photos, problem, onChange }: PhotoPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { said, placeProps, handleProps } = useOrdering({
    count: photos.length,
    onMove: (from, to) => onChange(moved(photos, from, to), null),
  });

  function add(files: Iterable<File>) {
    const added = addFiles(photos, files);
    onChange(added.photos, added.problem);
  }

  const [edited, setEdited] = useState<{ index: number; name: string; source: Blob } | null>(null);

  async function edit(photo: ChosenPhoto, index: number, name: string) {
    const source = photo.kind === 'file' ? photo.file : await loadOriginal(photo.address);
    if (source) setEdited({ index, name, source });
    else onChange([...photos], `${name} could not be loaded. Please try again.`);
  }

  /** What was cut out takes its place, and is sent as a new picture. */
  async function replace({ index, name }: { index: number; name: string }, picture: Blob | undefined) {
    if (!picture) return 'Please try again.';
    const named = `${name.replace(/\.\w+$/, '')}.${picture.type.replace(/^image\//, '')}`;
    const added = addFiles([], [new File([picture], named, { type: picture.type })]);
    const [cropped] = added.photos;
    if (cropped) onChange(photos.with(index, cropped), null);
    return added.problem;
  }

  function handleDrop(event: DragEvent) {
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  }

  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-error`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <legend className="mb-1.5 text-sm font-semibold">Pictures</legend>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {photos.map((photo, index) => {
          const name = photo.kind === 'file' ? photo.file.name : `picture ${index + 1}`;
          return (
            <li
              key={photo.address}
              {...placeProps(index)}
              className="overflow-hidden rounded-control border border-line bg-paper data-[dragged=true]:border-brand data-[dragged=true]:shadow-lift"
            >
              <Preview photo={photo} name={name} />
              <div className="flex items-center justify-between">
                <DragHandle {...handleProps(index, name)} />
                {index === 0 && <span className="text-xs font-semibold text-brand">Main</span>}
                <button
                  type="button"
                  aria-label={`Edit ${name}: crop and turn`}
                  onClick={() => edit(photo, index, name)}
                  className="ml-auto grid size-9 place-items-center rounded-lg text-ink-quiet hover:bg-mist hover:text-ink"
                >
                  <CropIcon className="size-4" />
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(photos.toSpliced(index, 1), null)}
                  className="grid size-9 place-items-center rounded-lg text-ink-quiet hover:bg-danger-soft hover:text-danger"
                >
                  <CloseIcon className="size-4" />
                </button>
              </div>
            </li>
          );
        })}
        {photos.length < MOST_PHOTOS && (
          <li>
            <Button
              variant="secondary"
              className="h-full min-h-32 w-full flex-col border-dashed"
              onClick={() => input.current?.click()}
            >
              <PlusIcon />
              Add pictures
            </Button>
          </li>
        )}
      </ol>
      <label htmlFor={`${id}-file`} className="sr-only">
        Add pictures
      </label>
      <input
        ref={input}
        id={`${id}-file`}
        name="photos"
        type="file"
        multiple
        accept={PICTURE_TYPES}
        tabIndex={-1}
        onChange={({ target }) => {
          add(target.files ?? []);
          // So that the same file can be chosen again.
          target.value = '';
        }}
        className="sr-only"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
        JPEG, PNG, WebP or AVIF, at most {MOST_PHOTOS} of 10 MB each. Drag them into order; the first is the
        main one.
      </p>
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      {edited && (
        <CropDialog
          title="Edit the picture"
          source={edited.source}
          crops={[{ name: edited.name, ratio: null, least: null, most: null }]}
          doneLabel="Use this picture"
          onDone={([made]) => replace(edited, made?.picture)}
          onClose={() => setEdited(null)}
        />
      )}
    </fieldset>
  );
}

function Preview({ photo, name }: { photo: ChosenPhoto; name: string }) {
  const sourceSet = photoSourceSet(photo.address, 160);
  return (
    <img
      {...(sourceSet && { srcSet: sourceSet, sizes: '160px' })}
      src={photo.address}
      alt={name}
      width={160}
      height={160}
      draggable={false}
      className="aspect-square w-full bg-mist object-cover"
    />
  );
}
