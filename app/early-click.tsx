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

/**
 * Notes the clicks that React drops: while the router still reads what the page was sent with, nothing can be hydrated,
 * and React stops a click at the document. One that it handles goes on to the window, and needs no repeating.
 * @param early the button that was clicked before React listened
 * @returns what ends the noting, with the last button that was clicked for nothing
 */
export function noteDroppedClicks(early: HTMLElement | undefined): () => HTMLElement | undefined {
  let last = early;
  const note = ({ target }: Event) => {
    if (target instanceof Element) last = target.closest<HTMLElement>('button[type="button"]') ?? last;
  };
  const forget = () => {
    last = early;
  };
  addEventListener('click', note, true);
  addEventListener('click', forget);
  return () => {
    removeEventListener('click', note, true);
    removeEventListener('click', forget);
    return last;
  };
}

interface RepeatEarlyClickProps {
  /** Hands over the button that was clicked before the page could react. */
  take: () => HTMLElement | undefined;
  children: ReactNode;
}

/** Repeats an early click once the page can react: nothing that a shopper asked for is lost (R30). */
export function RepeatEarlyClick({ take, children }: RepeatEarlyClickProps) {
  useEffect(() => {
    // A timer, since a click may be on its way through the page right now, and effects run twice while developing.
    const timer = setTimeout(() => {
      const button = take();
      if (button?.isConnected) button.click();
    });
    return () => clearTimeout(timer);
  }, [take]);
  return children;
}
