import type { ReactNode } from 'react';
import { Breadcrumb } from '../breadcrumb.tsx';

interface PageIntroProps {
  /** The page's name in the breadcrumb, as the links to it say it. */
  here: string;
  heading: string;
  /** One or two sentences below the heading, or none. */
  children: ReactNode;
}

/** The top of a page of text: the breadcrumb, the heading, and the essence in short. */
export function PageIntro({ here, heading, children }: PageIntroProps) {
  return (
    <header>
      <Breadcrumb trail={[]} here={here} />
      <h1 className="mt-3 text-3xl font-extrabold tracking-tight text-ink sm:text-4xl">{heading}</h1>
      {children && (
        <p className="mt-3 max-w-2xl text-pretty text-base/7 text-ink-soft sm:text-lg/8">{children}</p>
      )}
    </header>
  );
}
