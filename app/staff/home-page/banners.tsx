import { useRef, useState } from 'react';
import { MOST_BANNERS } from '../../../shop/content/home-page/fields/rules.ts';
import { describeLink, isShownAt } from '../../../shop/content/home-page/rules.ts';
import type { Banner } from '../../../shop/content/home-page/types.ts';
import { formatTime } from '../../../shop/dates.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Tone } from '../ui/status-badge.tsx';
import { moved, useOrdering } from '../ui/use-ordering.ts';
import { BannerPicture, PictureOf } from './banner-picture.tsx';
import { Card } from './card.tsx';
import { DatesControls, Pair, Switch, TextControl } from './controls.tsx';
import { LinkControl } from './link-control.tsx';
import { Part } from './part.tsx';
import type { Editing } from './use-home-page.ts';

const newBanner = (): Banner => ({
  id: crypto.randomUUID(),
  title: '',
  text: '',
  action: '',
  wordsShown: true,
  picture: null,
  link: { to: 'category', category: { id: null, name: '' } },
  from: null,
  until: null,
  shown: true,
});

/** The banners: pictures that lead somewhere, one after the other. */
export function Banners({ editing }: { editing: Editing }) {
  const { banners } = editing.page;
  const [added, setAdded] = useState<string | null>(null);
  const change = (next: Banner[]) => editing.change({ banners: next });
  /** What was refused is named by its place, which is another one now. */
  function move(next: Banner[]) {
    editing.clearErrors('banners');
    change(next);
  }
  const { said, ...ordering } = useOrdering({
    count: banners.length,
    onMove: (from, to) => move(moved(banners, from, to)),
  });

  function add() {
    const banner = newBanner();
    setAdded(banner.id);
    change([...banners, banner]);
  }

  return (
    <Part
      title="Banners"
      note={`The large pictures at the top of the page, each for 3 seconds. At most ${MOST_BANNERS}.`}
      error={editing.errorAt('banners') && 'Please look at what is marked below.'}
      action={
        <Button variant="secondary" size="small" disabled={banners.length >= MOST_BANNERS} onClick={add}>
          <PlusIcon className="size-4.5" />
          Add a banner
        </Button>
      }
    >
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {banners.length === 0 && (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">
          There is no banner: the page begins with its sections.
        </p>
      )}
      <ol className="grid gap-2">
        {banners.map((banner, index) => {
          const path = `banners.${index}`;
          const set = (changed: Partial<Banner>) => {
            for (const field of Object.keys(changed)) editing.clearErrors(`${path}.${field}`);
            change(banners.with(index, { ...banner, ...changed }));
          };
          return (
            <Card
              key={banner.id}
              {...ordering}
              index={index}
              what="Banner"
              title={banner.title}
              note={`Leads to ${describeLink(banner.link) || 'nowhere yet'}`}
              state={stateOf(banner)}
              picture={
                banner.picture && (
                  <PictureOf picture={banner.picture} crop="wide" className="w-20 rounded-lg max-sm:hidden" />
                )
              }
              faulty={editing.errorAt(path) !== undefined}
              opened={banner.id === added}
              shown={banner.shown}
              onShow={(shown) => set({ shown })}
              onRemove={() => move(banners.toSpliced(index, 1))}
            >
              <BannerFields editing={editing} path={path} banner={banner} onChange={set} />
            </Card>
          );
        })}
      </ol>
    </Part>
  );
}

interface BannerFieldsProps {
  editing: Editing;
  path: string;
  banner: Banner;
  onChange: (changed: Partial<Banner>) => void;
}

function BannerFields({ editing, path, banner, onChange }: BannerFieldsProps) {
  const errorAt = (field: string) => editing.errorAt(`${path}.${field}`);
  const title = useRef<HTMLInputElement>(null);
  return (
    <>
      <BannerPicture
        banner={banner}
        error={errorAt('picture')}
        onChange={(picture) => onChange({ picture })}
        // What chose the first picture is gone with it: the focus goes on to the words.
        onFirst={() => title.current?.focus()}
      />
      <Pair>
        <TextControl
          input={title}
          label="Title"
          value={banner.title}
          error={errorAt('title')}
          longest={60}
          onChange={(title) => onChange({ title })}
        />
        <TextControl
          label="Button"
          optional
          value={banner.action}
          error={errorAt('action')}
          longest={30}
          placeholder="Shop the sale"
          onChange={(action) => onChange({ action })}
        />
      </Pair>
      <TextControl
        label="Text"
        optional
        value={banner.text}
        error={errorAt('text')}
        longest={120}
        hint="Beside the picture on wide screens; on phones it is read to those who see none."
        onChange={(text) => onChange({ text })}
      />
      <Switch
        label="Words on the picture"
        hint="Off where the picture says it itself; the title is then read to those who do not see it."
        value={banner.wordsShown}
        onChange={(wordsShown) => onChange({ wordsShown })}
      />
      <LinkControl
        editing={editing}
        path={`${path}.link`}
        link={banner.link}
        onChange={(link) => onChange({ link })}
      />
      <DatesControls dates={banner} errorAt={errorAt} onChange={onChange} />
    </>
  );
}

/** Whether shoppers see something with dates now, in a few words. */
export function stateOf(dated: Pick<Banner, 'shown' | 'from' | 'until'> & { picture?: unknown }): {
  tone: Tone;
  name: string;
} {
  const now = Date.now();
  const { shown, from, until } = dated;
  if (!shown) return { tone: 'quiet', name: 'Hidden' };
  if (dated.picture === null) return { tone: 'bad', name: 'Needs a picture' };
  if (isShownAt(dated, now)) return { tone: 'good', name: until ? `Until ${formatTime(until)}` : 'Shown' };
  if (from && now < Date.parse(from)) return { tone: 'waiting', name: `From ${formatTime(from)}` };
  return { tone: 'quiet', name: 'Over' };
}
