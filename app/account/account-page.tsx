import type { ReactNode } from 'react';

interface AccountPageProps {
  heading: string;
  /** A line of text under the heading. */
  intro?: ReactNode;
  /** Width class of the card. */
  width?: string;
  children: ReactNode;
}

/** The narrow card in which one registers, logs in or gets a new password. */
export function AccountPage({ heading, intro, width = 'max-w-md', children }: AccountPageProps) {
  return (
    <div className="page-width py-8 lg:py-14">
      <div className={`mx-auto ${width} rounded-card border border-line bg-paper p-5 shadow-card sm:p-8`}>
        <h1 className="text-2xl font-bold tracking-tight sm:text-3xl">{heading}</h1>
        {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </div>
  );
}

/** A link in the text of such a card. */
export const ACCOUNT_LINK = 'font-semibold text-brand underline-offset-2 hover:underline';
