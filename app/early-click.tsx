import { type ReactNode, useEffect } from 'react';
import { InlineScript } from './inline-script.tsx';

declare global {
  interface Window {
    /** Ends the noting of clicks and hands over the last button that was clicked. */
    takeEarlyClick?: () => HTMLElement | undefined;
    /** Path and query that the server rendered the page for. */
    renderedAddress?: string;
  }
}

/**
 * Stands in the head of every page, which can be clicked seconds before its script has arrived: what was clicked last
 * is noted until then. So is the address of the page, since Back may change it meanwhile. <ScrollRestoration> restores
 * the place on the page; the browser's own restoring comes later, while the page still grows, and would undo it.
 */
const NOTE_EARLY_CLICKS = `{
  window.renderedAddress = location.pathname + location.search;
  history.scrollRestoration = 'manual';
  let last;
  const note = ({ target }) => {
    last = target.closest('button[type="button"]') ?? last;
  };
  addEventListener('click', note, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', note, true);
    return last;
  };
}`;

export function NoteEarlyClicks() {
  return <InlineScript code={NOTE_EARLY_CLICKS} />;
}

interface RepeatEarlyClickProps {
  /** The button that was clicked before the page could react. */
  button: HTMLElement | undefined;
  children: ReactNode;
}

/** Repeats an early click once the page can react: nothing that a shopper asked for is lost (R30). */
export function RepeatEarlyClick({ button, children }: RepeatEarlyClickProps) {
  useEffect(() => {
    // A timer, since effects run twice while developing and the click has to come once.
    const timer = setTimeout(() => button?.isConnected && button.click());
    return () => clearTimeout(timer);
  }, [button]);
  return children;
}
