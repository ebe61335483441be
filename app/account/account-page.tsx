import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface AccountPageProps {
  heading: string;
  /** A line of text under the heading. */
  intro?: ReactNode;
  /** Width class of the card. */
  width?: string;
  children: ReactNode;
  /** Another way on, at the end. */
  after?: ReactNode;
}

/** The narrow card in which one registers, logs in or gets a new password. */
export function AccountPage({ heading, intro, width = 'max-w-md', children, after }: AccountPageProps) {
  return (
    <div className="page-width py-8 lg:py-14">
      <div className={`mx-auto ${width} rounded-card border border-line bg-paper p-5 shadow-card sm:p-8`}>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{heading}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <div className="mt-6">
          {children}
          {after && <p className="mt-6 text-center text-sm">{after}</p>}
        </div>
      </div>
    </div>
  );
}

/** A link in the text of such a card. */
export function AccountLink({ className = '', ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={`font-semibold text-brand underline-offset-2 hover:underline ${className}`} />
  );
}
