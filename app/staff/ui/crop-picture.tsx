import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import {
  type Cut,
  cutPicture,
  openPicture,
  pixelsOf,
  type Size,
  type Turn,
  turnedSize,
} from './cut-picture.ts';
import { TurnIcon } from './icons.tsx';
import { Loading } from './loading.tsx';

/** A crop that is asked for. */
export interface WantedCrop {
  /** Said above it, where several are asked for. */
  name: string;
  /** Its width to its height; null lets the person choose. */
  ratio: number | null;
  /** How many pixels it needs, and how many it has at most. */
  least: Size | null;
  most: Size | null;
  /** What was cut out before. */
  before?: Cut;
}

export interface CropPictureProps {
  /** A chosen file, or a picture of the shop. */
  source: Blob;
  /** One after the other. */
  crops: readonly WantedCrop[];
  /** What is asked once all crops are made, for example "Use it". */
  doneLabel: string;
  /** @returns what is wrong, or null once it is done and the dialog closes */
  onDone: (made: { cut: Cut; picture: Blob }[]) => Promise<string | null>;
  onClose: () => void;
}

/** What a free shape may be; null is that of the picture itself. */
const RATIOS: readonly (readonly [name: string, ratio: number | null])[] = [
  ['As it is', null],
  ['Square', 1],
  ['4 : 3', 4 / 3],
  ['3 : 4', 3 / 4],
];

const MOST_ZOOM = 5;
const WHOLE: Cut = { turned: 0, area: { x: 0, y: 0, width: 100, height: 100 } };
const UNREADABLE = 'This picture cannot be shown here. Please choose JPEG, PNG, WebP or AVIF.';
const CHOICE =
  'min-h-10 rounded-control border border-line-strong px-3 text-sm font-semibold hover:bg-mist aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand';

/** What stands in the dialog: it is loaded with its library when it is opened. */
export function CropPicture({ source, crops, doneLabel, onDone, onClose }: CropPictureProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [made, setMade] = useState<{ cut: Cut; picture: Blob }[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const step = Math.min(made.length, crops.length - 1);
  const crop = crops[step];

  useEffect(() => {
    let current = true;
    void openPicture(source).then((opened) => {
      if (!current) return;
      setImage(opened);
      setProblem(opened ? null : UNREADABLE);
    });
    return () => {
      current = false;
    };
  }, [source]);
  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image]);

  async function take(cut: Cut, ratio: number | null) {
    if (!image || !crop) return;
    setBusy(true);
    const type = source.type === 'image/jpeg' || crop.most ? 'image/jpeg' : 'image/png';
    const picture = await cutPicture(image, cut, { ratio, most: crop.most, type });
    const all = picture ? [...made.slice(0, step), { cut, picture }] : made;
    if (!picture) setProblem(UNREADABLE);
    else if (all.length < crops.length) setMade(all);
    else {
      const wrong = await onDone(all);
      setProblem(wrong);
      if (wrong === null) onClose();
    }
    setBusy(false);
  }

  if (!image || !crop) {
    return problem ? <Failed problem={problem} onClose={onClose} /> : <Loading />;
  }
  return (
    <Step
      key={step}
      image={image}
      crop={crop}
      heading={crops.length > 1 ? `${step + 1} of ${crops.length}: ${crop.name}` : null}
      problem={problem}
      busy={busy}
      takeLabel={step + 1 < crops.length ? 'Next' : doneLabel}
      onTake={take}
      onBack={step > 0 ? () => setMade(made.slice(0, step - 1)) : null}
      onClose={onClose}
    />
  );
}

function Failed({ problem, onClose }: { problem: string; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <FormAlert message={problem} />
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

interface StepProps {
  image: HTMLImageElement;
  crop: WantedCrop;
  heading: string | null;
  problem: string | null;
  busy: boolean;
  takeLabel: string;
  onTake: (cut: Cut, ratio: number | null) => Promise<void>;
  onBack: (() => void) | null;
  onClose: () => void;
}

function Step({ image, crop, heading, problem, busy, takeLabel, onTake, onBack, onClose }: StepProps) {
  const [turned, setTurned] = useState<Turn>(crop.before?.turned ?? 0);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const [area, setArea] = useState(crop.before?.area ?? WHOLE.area);
  const own = turnedSize(image, turned);
  const ratio = crop.ratio ?? chosen;
  const cut = { turned, area };
  const size = pixelsOf(image, cut, ratio);
  const isSmall = crop.least !== null && (size.width < crop.least.width || size.height < crop.least.height);

  return (
    <div className="grid gap-4">
      {heading && <p className="text-sm font-semibold text-ink-soft">{heading}</p>}
      <div className="relative h-[min(26rem,45dvh)] overflow-hidden rounded-control bg-ink">
        <Cropper
          image={image.src}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          rotation={turned}
          aspect={ratio ?? own.width / own.height}
          {...(crop.before &&
            turned === crop.before.turned && {
              initialCroppedAreaPercentages: crop.before.area,
            })}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          keyboardStep={4}
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'group',
            'aria-label': 'The part of the picture that is kept. Move it with the arrow keys.',
          }}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <label className="grid grow basis-48 gap-1.5 text-sm font-semibold">
          Zoom
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-10 w-full cursor-pointer accent-brand"
          />
        </label>
        <Button variant="secondary" size="small" onClick={() => setTurned(nextTurn(turned))}>
          <TurnIcon className="size-4.5" />
          Turn by 90°
        </Button>
      </div>
      {crop.ratio === null && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">Shape</legend>
          <div className="flex flex-wrap gap-2">
            {RATIOS.map(([name, one]) => (
              <button
                key={name}
                type="button"
                aria-pressed={chosen === one}
                onClick={() => setChosen(one)}
                className={CHOICE}
              >
                {name}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <p aria-live="polite" className={`text-sm ${isSmall ? 'font-medium text-danger' : 'text-ink-soft'}`}>
        {size.width} × {size.height} pixels
        {isSmall &&
          crop.least &&
          `: too small, it would be blurred. It needs at least ${crop.least.width} × ${crop.least.height}: zoom out, or choose a larger picture.`}
      </p>
      <FormAlert message={problem} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onBack ?? onClose}>
          {onBack ? 'Back' : 'Cancel'}
        </Button>
        <Button busy={busy} disabled={isSmall} onClick={() => onTake(cut, ratio)}>
          {takeLabel}
        </Button>
      </div>
    </div>
  );
}

const nextTurn = (turned: Turn): Turn => TURNS[(TURNS.indexOf(turned) + 1) % TURNS.length] ?? 0;
const TURNS: readonly Turn[] = [0, 90, 180, 270];
