import { href, Link } from 'react-router';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { RowCarousel } from '../row-carousel.tsx';
import type { SolverTile } from './load-home.ts';
import { Section } from './section.tsx';
import { SoldOutLabel } from './sold-out-label.tsx';

/** Things that solve a small problem of the house: pictures with what they do written over them. */
export function ProblemSolver({ tiles }: { tiles: readonly SolverTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section title="The Problem Solver">
      <RowCarousel
        label="The Problem Solver"
        className="auto-cols-[72%] gap-3 sm:auto-cols-[42%] md:auto-cols-[31%] lg:auto-cols-[calc((100%-3rem)/4)] lg:gap-4"
      >
        {tiles.map((tile) => (
          <li key={tile._id} className="min-w-0 snap-start">
            <Link
              to={href('/product/:id', { id: tile._id })}
              prefetch="intent"
              className="group/tile relative block overflow-hidden rounded-card shadow-card transition-shadow duration-200 hover:shadow-lift"
            >
              <ProductPhoto
                photos={tile.photos}
                title={tile.title}
                size={400}
                className="transition duration-300 ease-calm group-hover/tile:scale-[1.03]"
              />
              <SoldOutLabel product={tile} />
              <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/60 to-transparent px-4 pt-20 pb-4 text-white">
                <span className="line-clamp-1 font-semibold">{tile.name}</span>
                <span className="mt-0.5 line-clamp-2 text-sm/5">{tile.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </RowCarousel>
    </Section>
  );
}
