import { useState } from 'react';
import { STRIP_COLOURS } from '../../../shop/content/home-page/fields/rules.ts';
import type { Strip } from '../../../shop/content/home-page/types.ts';
import { STRIP_LOOKS } from '../../layout/strip-looks.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { stateOf } from './banners.tsx';
import { DatesControls, Switch, TextControl } from './controls.tsx';
import { LinkControl } from './link-control.tsx';
import { Part } from './part.tsx';
import type { Editing } from './use-home-page.ts';

const COLOUR_NAMES = { accent: 'Terracotta', brand: 'Green', saffron: 'Saffron', ink: 'Dark' };

const FIELDS = ['text', 'from', 'until', 'link', 'link.to', 'link.address'];

/** The announcement above the header of every page. */
export function StripForm({ editing }: { editing: Editing }) {
  const { strip } = editing.page;
  const state = stateOf(strip);
  // What nobody sees stays folded, unless something in it has to be mended.
  const [isOpen, setIsOpen] = useState(strip.shown);
  const errorAt = (field: string) => editing.errorAt(`strip.${field}`);
  const isWrong = FIELDS.some((field) => errorAt(field) !== undefined);
  if (isWrong && !isOpen) setIsOpen(true);
  const set = (changed: Partial<Strip>) => {
    for (const field of Object.keys(changed)) editing.clearErrors(`strip.${field}`);
    editing.change({ strip: { ...strip, ...changed } });
  };
  function show(shown: boolean) {
    setIsOpen(shown);
    set({ shown });
  }
  return (
    <Part
      title="Announcement"
      note="One line above the header of every page."
      action={<StatusBadge tone={state.tone}>{state.name}</StatusBadge>}
    >
      <div className="grid gap-4 rounded-card border border-line bg-paper p-4 shadow-card">
        <Switch label="Show it" value={strip.shown} onChange={show} />
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="min-h-6 w-fit cursor-pointer text-sm font-semibold text-brand">
            Its text, colour and times
          </summary>
          <div className="mt-4 grid gap-4">
            {strip.text !== '' && (
              <p
                dir="auto"
                className={`rounded-lg px-4 py-2.5 text-center text-sm font-semibold text-balance break-words ${STRIP_LOOKS[strip.colour]}`}
              >
                {strip.text}
              </p>
            )}
            <TextControl
              label="Announcement"
              value={strip.text}
              error={errorAt('text')}
              longest={140}
              placeholder="Eid holidays: orders from Friday on leave on Tuesday."
              onChange={(text) => set({ text })}
            />
            <fieldset>
              <legend className="mb-1.5 text-sm font-semibold">Colour</legend>
              <div className="flex flex-wrap gap-2">
                {STRIP_COLOURS.map((colour) => (
                  <label
                    key={colour}
                    className="flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand"
                  >
                    <input
                      type="radio"
                      name="strip-colour"
                      checked={strip.colour === colour}
                      onChange={() => set({ colour })}
                      className="sr-only"
                    />
                    <span aria-hidden="true" className={`size-4.5 rounded-full ${STRIP_LOOKS[colour]}`} />
                    {COLOUR_NAMES[colour]}
                  </label>
                ))}
              </div>
            </fieldset>
            <Switch
              label="Leads somewhere"
              value={strip.link !== null}
              onChange={(leads) =>
                set({ link: leads ? { to: 'category', category: { id: null, name: '' } } : null })
              }
            />
            {strip.link && (
              <LinkControl
                editing={editing}
                path="strip.link"
                link={strip.link}
                onChange={(link) => set({ link })}
              />
            )}
            <DatesControls dates={strip} errorAt={errorAt} onChange={set} />
            <Switch
              label="Shoppers may close it"
              hint="Who closed it sees it again once it says something else."
              value={strip.closable}
              onChange={(closable) => set({ closable })}
            />
          </div>
        </details>
      </div>
    </Part>
  );
}
