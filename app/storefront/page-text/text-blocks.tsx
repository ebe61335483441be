import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShownBlock, ShownInline, ShownRun, ShownText } from '../../../shop/content/pages/types.ts';
import { CheckIcon } from '../../ui/icons.tsx';

const LINK = 'font-semibold text-brand underline hover:no-underline';

/** How a list of points looks: with points, with ticks, or without either. */
type ListLook = 'points' | 'ticks' | 'plain';

/**
 * A text of the owner as elements, never as HTML: what stands in it is text, and an address that `isLinkAddress` allows.
 * Its parts stand one below the other, so whatever is around them says their distance.
 */
export function TextBlocks({ blocks, lists = 'points' }: { blocks: ShownText; lists?: ListLook }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and they never move
    <Block key={index} block={block} lists={lists} />
  ));
}

function Block({ block, lists }: { block: ShownBlock; lists: ListLook }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <TextRuns inline={block.inline} />
        </p>
      );
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-4 text-2xl font-bold tracking-tight text-ink">
          <TextRuns inline={block.inline} />
        </h2>
      ) : (
        <h3 className="mt-2 text-lg font-semibold text-ink">
          <TextRuns inline={block.inline} />
        </h3>
      );
    case 'bullets':
      return <Points items={block.items} look={lists} />;
    case 'numbers':
      return (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-brand">
          <Items items={block.items} />
        </ol>
      );
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-l-4 border-saffron pl-4 italic">
          <TextBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'picture':
      return (
        <img
          src={block.src}
          srcSet={block.sources}
          sizes="(min-width: 48rem) 42rem, calc(100vw - 2rem)"
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          className="h-auto max-w-full rounded-card bg-mist"
        />
      );
    case 'costs':
      return <DeliveryCosts {...block} />;
  }
}

function Points({ items, look }: { items: ShownText[]; look: ListLook }) {
  if (look === 'ticks') {
    return (
      <ul className="grid gap-3.5">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className="flex gap-3 leading-7 text-ink-soft">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <CheckIcon className="size-4" />
            </span>
            <ItemText item={item} />
          </li>
        ))}
      </ul>
    );
  }
  const className =
    look === 'plain'
      ? 'grid gap-1.5 text-sm/6 text-ink-soft'
      : 'grid list-disc gap-2 pl-5 leading-7 marker:text-brand';
  return (
    <ul className={className}>
      <Items items={items} />
    </ul>
  );
}

function Items({ items }: { items: ShownText[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={index}>
      <ItemText item={item} />
    </li>
  ));
}

/** An item of one paragraph is that text alone. */
function ItemText({ item }: { item: ShownText }) {
  const [only, ...more] = item;
  if (only?.type === 'paragraph' && more.length === 0) return <TextRuns inline={only.inline} />;
  return (
    <div className="grid gap-2">
      <TextBlocks blocks={item} />
    </div>
  );
}

/** What delivery costs by city, as it is by now. */
function DeliveryCosts({ freeFrom, rows }: Extract<ShownBlock, { type: 'costs' }>) {
  return (
    <>
      <p>
        {freeFrom === null ? (
          'It depends on the city:'
        ) : (
          <>
            <strong>Nothing on orders from {freeFrom}.</strong> Below that it depends on the city:
          </>
        )}
      </p>
      <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        {rows.map(({ place, cost }) => (
          <div key={place} className="contents">
            <dt>{place}</dt>
            <dd className="font-semibold text-ink">{cost}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The runs of a line. */
export function TextRuns({ inline }: { inline: readonly ShownInline[] }) {
  return inline.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>{run === null ? <br /> : <Run {...run} />}</Fragment>
  ));
}

function Run({ text, bold, italic, href }: ShownRun) {
  let shown: ReactNode = text;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={LINK}>
        {shown}
      </Link>
    );
  }
  return (
    <a href={href} className={LINK} {...(href.startsWith('https:') && { rel: 'noreferrer' })}>
      {shown}
    </a>
  );
}
