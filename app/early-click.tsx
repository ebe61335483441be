import { type ReactNode, useEffect } from 'react';
import { InlineScript } from './inline-script.tsx';

declare global {
  interface Window {
    /** Ends the noting of clicks and hands over the last button that was clicked. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/**
 * Stands in the head of every page. A page can be seen and clicked before its script has arrived, on a slow phone
 * by seconds; what was clicked last is noted until then. Forms and links need no note: they work by themselves.
 */
const NOTE_EARLY_CLICKS = `{
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
  /** The button that was clicked before the page could answer. */
  button: HTMLElement | undefined;
  children: ReactNode;
}

/** Clicks, once the page answers, what was clicked too early: nothing that a shopper asked for is lost. */
export function RepeatEarlyClick({ button, children }: RepeatEarlyClickProps) {
  useEffect(() => {
    // A timer, since effects run twice while developing and the click has to come once.
    const timer = setTimeout(() => button?.isConnected && button.click());
    return () => clearTimeout(timer);
  }, [button]);
  return children;
}
