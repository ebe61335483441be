import { useState } from 'react';
import { MOST_HAND_PICKED, MOST_SECTIONS } from '../../../shop/content/home-page/fields/rules.ts';
import { describeSource, FILL_NAMES } from '../../../shop/content/home-page/rules.ts';
import type { ProductSection, Section, Source } from '../../../shop/content/home-page/types.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import type { Tone } from '../ui/status-badge.tsx';
import { moved, useOrdering } from '../ui/use-ordering.ts';
import { Card } from './card.tsx';
import { CategoryControl } from './category-control.tsx';
import { ChoiceControl, Pair, Switch, TextControl } from './controls.tsx';
import { Part } from './part.tsx';
import { ProductPicker } from './product-picker.tsx';
import type { Editing } from './use-home-page.ts';

const SOURCES = [
  ['hand-picked', 'Products that I choose'],
  ['category', 'A category'],
  ['best-selling', 'Best selling, 30 days'],
  ['newest', 'Newest'],
] as const;

const LOOKS = [
  ['row', 'A row of cards'],
  ['carousel', 'A carousel that moves by itself'],
  ['tiles', 'Large pictures with the description on them'],
] as const;

const COUNTS = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24].map((count) => [String(count), String(count)] as const);

const FILLS = [
  ['none', FILL_NAMES.none],
  ['newest', FILL_NAMES.newest],
  ['restocked', FILL_NAMES.restocked],
  ['sold-14-days', FILL_NAMES['sold-14-days']],
  ['sold-30-days', FILL_NAMES['sold-30-days']],
  ['sold-90-days', FILL_NAMES['sold-90-days']],
] as const;

/** What the parts are that have what they show by themselves. */
const OWN_NOTES = {
  popular: 'A circle for each subcategory',
  badges: 'Delivery, returns and payment',
  'like-it': 'A shuffle of everything in stock',
};

const newSection = (): ProductSection => ({
  kind: 'products',
  id: crypto.randomUUID(),
  title: '',
  shown: true,
  look: 'row',
  count: 12,
  viewAll: false,
  source: { of: 'hand-picked', products: [] },
});

/** The sections of the page, in their order. */
export function Sections({ editing }: { editing: Editing }) {
  const { sections } = editing.page;
  const [added, setAdded] = useState<string | null>(null);
  const change = (next: Section[]) => editing.change({ sections: next });
  /** What was refused is named by its place, which is another one now. */
  function move(next: Section[]) {
    editing.clearErrors('sections');
    change(next);
  }
  const { said, ...ordering } = useOrdering({
    count: sections.length,
    onMove: (from, to) => move(moved(sections, from, to)),
  });

  function add() {
    const section = newSection();
    setAdded(section.id);
    move([section, ...sections]);
  }

  return (
    <Part
      title="Sections"
      note="What stands below the banners, from top to bottom. A product that you choose stays in its own category."
      error={editing.errorAt('sections') && 'Please look at what is marked below.'}
      action={
        <Button variant="secondary" size="small" disabled={sections.length >= MOST_SECTIONS} onClick={add}>
          <PlusIcon className="size-4.5" />
          Add a section
        </Button>
      }
    >
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol className="grid gap-2">
        {sections.map((section, index) => {
          const path = `sections.${index}`;
          const set = (changed: Section) => {
            editing.clearErrors(path);
            change(sections.with(index, changed));
          };
          const isOwn = section.kind !== 'products';
          return (
            <Card
              key={section.id}
              {...ordering}
              index={index}
              what="Section"
              title={section.title}
              note={isOwn ? OWN_NOTES[section.kind] : noteOf(section)}
              state={stateOf(section, editing)}
              faulty={editing.errorAt(path) !== undefined}
              opened={section.id === added}
              shown={section.shown}
              onShow={(shown) => set({ ...section, shown })}
              {...(!isOwn && { onRemove: () => move(sections.toSpliced(index, 1)) })}
            >
              {section.kind !== 'badges' && (
                <TextControl
                  label="Title"
                  value={section.title}
                  error={editing.errorAt(`${path}.title`)}
                  longest={60}
                  onChange={(title) => set({ ...section, title })}
                />
              )}
              {section.kind === 'products' && (
                <ProductFields editing={editing} path={path} section={section} onChange={set} />
              )}
            </Card>
          );
        })}
      </ol>
    </Part>
  );
}

function noteOf({ source, count }: ProductSection): string {
  if (source.of === 'hand-picked') {
    const { length } = source.products;
    return length === 0
      ? 'No products yet'
      : `${length} ${length === 1 ? 'product' : 'products'} that you chose`;
  }
  const words = describeSource(source);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, at most ${count}`;
}

/** Whether shoppers see it; what they do not see since it is gone, staff are told. */
function stateOf(section: Section, { categories, products }: Editing): { tone: Tone; name: string } {
  if (!section.shown) return { tone: 'quiet', name: 'Hidden' };
  if (section.kind !== 'products') return { tone: 'good', name: 'Shown' };
  const { source } = section;
  if (source.of === 'category' && source.category.id !== null) {
    const isThere = categories.some(({ id }) => id === source.category.id);
    if (!isThere) return { tone: 'bad', name: 'Category deleted' };
  }
  if (source.of === 'hand-picked') {
    if (source.products.length === 0) return { tone: 'bad', name: 'Needs products' };
    const gone = source.products.filter(({ id }) => !products.get(id)?.isListed).length;
    if (gone > 0) return { tone: 'waiting', name: `${gone} not shown` };
  }
  return { tone: 'good', name: 'Shown' };
}

interface ProductFieldsProps {
  editing: Editing;
  path: string;
  section: ProductSection;
  onChange: (section: ProductSection) => void;
}

function ProductFields({ editing, path, section, onChange }: ProductFieldsProps) {
  const { source, look, count, viewAll } = section;
  const setSource = (next: Source) => onChange({ ...section, source: next });
  const error = editing.errorAt(`${path}.source`);
  return (
    <>
      <Pair>
        <ChoiceControl
          label="Shows"
          value={source.of}
          choices={SOURCES}
          onChange={(of) => of !== source.of && setSource(newSource(of))}
        />
        {source.of === 'category' && (
          <CategoryControl
            editing={editing}
            error={error}
            category={source.category}
            onChange={(category) => setSource({ ...source, category, which: 'listed' })}
          />
        )}
      </Pair>
      {source.of === 'hand-picked' && (
        <ProductPicker
          label={`Products, at most ${MOST_HAND_PICKED}`}
          error={error}
          editing={editing}
          products={source.products}
          most={MOST_HAND_PICKED}
          onChange={(products) => setSource({ ...source, products })}
        />
      )}
      <Pair>
        <ChoiceControl
          label="Looks like"
          value={look}
          choices={LOOKS}
          onChange={(chosen) => onChange({ ...section, look: chosen })}
        />
        <ChoiceControl
          label="Products at most"
          value={String(count)}
          choices={COUNTS}
          onChange={(chosen) => onChange({ ...section, count: Number(chosen) })}
        />
      </Pair>
      {source.of === 'category' && (
        <>
          <ChoiceControl
            label="While there is room, then"
            value={source.fill}
            choices={FILLS}
            onChange={(fill) => setSource({ ...source, fill })}
          />
          <Switch
            label="View All"
            hint="A link beside the title that leads to the category."
            value={viewAll}
            onChange={(chosen) => onChange({ ...section, viewAll: chosen })}
          />
        </>
      )}
    </>
  );
}

function newSource(of: Source['of']): Source {
  switch (of) {
    case 'category':
      return { of, category: { id: null, name: '' }, which: 'listed', fill: 'none' };
    case 'hand-picked':
      return { of, products: [] };
    default:
      return { of };
  }
}
