import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPath, type Location, useBlocker, useLocation, useNavigation } from 'react-router';
import { followSteps } from './history-steps.ts';

interface DrawerEntryProps {
  /** The name of the drawer; no two have the same. */
  name: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The drawer that an entry of the history stands for; a page's own entry stands for none. */
function drawerOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'drawer' in state ? state.drawer : undefined;
}

/** Whether an entry belongs to the page that is shown, by the key that the router gives to its entries. */
function isOf(location: Location, state: unknown): boolean {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
  const { pathname, search, hash } = window.location;
  return key === location.key && createPath({ pathname, search, hash }) === createPath(location);
}

/**
 * Gives an open drawer an entry of its own in the browser's history, over that of its page: Back closes the drawer
 * instead of leaving the page, Forward opens it again.
 *
 * The router hears nothing of these steps, which would be the same page once more for it. Before it goes on to another
 * page the entry is taken away, so that none stays behind in the history.
 */
export function DrawerEntry({ name, open, onOpen, onClose }: DrawerEntryProps) {
  const location = useLocation();
  const entered = useRef(false);
  const leaving = useRef(false);
  /** Whether the router waits for the entry to go, and, once it has said so, how it goes on. */
  const waited = useRef(false);
  const goOn = useRef<(() => void) | null>(null);
  const [holding, setHolding] = useState(false);

  const enter = useEffectEvent(() => {
    setHolding(true);
    if (entered.current) return;
    entered.current = true;
    window.history.pushState({ ...window.history.state, drawer: name }, '');
  });

  const leave = useEffectEvent(() => {
    if (!entered.current || leaving.current) return;
    leaving.current = true;
    window.history.back();
  });

  const arrive = useEffectEvent(() => {
    entered.current = drawerOf(window.history.state) === name;
    if (!entered.current) setHolding(false);
    else if (!open) onOpen();
  });

  const follow = useEffectEvent((step: PopStateEvent) => {
    const before = entered.current;
    entered.current = drawerOf(step.state) === name;
    leaving.current = false;
    if (entered.current === before || !isOf(location, step.state)) return;
    step.stopImmediatePropagation();
    if (entered.current) {
      onOpen();
      return;
    }
    if (open) onClose();
    if (goOn.current) proceedOnce(goOn.current);
    else if (!waited.current) setHolding(false);
  });

  function proceedOnce(proceed: () => void) {
    waited.current = false;
    goOn.current = null;
    proceed();
  }

  function isInTheWay(): boolean {
    waited.current = entered.current;
    return entered.current;
  }

  function hold(proceed: () => void) {
    if (!entered.current) {
      proceedOnce(proceed);
      return;
    }
    goOn.current = proceed;
    leave();
  }

  useEffect(() => followSteps((step) => follow(step)), []);

  // After a reload too, and after Back over other pages.
  const { key } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again on every page.
  useEffect(() => arrive(), [key]);

  // While a page is on its way the entry would stay behind under it, so the drawer gets its own on that page.
  const onItsWay = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!open || onItsWay) return;
    enter();
    return () => leave();
  }, [open, onItsWay]);

  return holding ? <HeldNavigation isInTheWay={isInTheWay} onHeld={hold} /> : null;
}

interface HeldNavigationProps {
  /** Asked at the moment when a navigation begins. */
  isInTheWay: () => boolean;
  onHeld: (proceed: () => void) => void;
}

/** Keeps the router on the page until the drawer's entry is gone from the history. */
function HeldNavigation({ isInTheWay, onHeld }: HeldNavigationProps) {
  const blocker = useBlocker(({ historyAction }) => historyAction !== 'POP' && isInTheWay());
  const tell = useEffectEvent(() => {
    if (blocker.state === 'blocked') onHeld(blocker.proceed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once for each navigation.
  useEffect(() => tell(), [blocker.state]);
  return null;
}
