import { isDeepStrictEqual } from 'node:util';

/**
 * Opens again when what it is opened by is another one; until then what is open stays, with the tokens that it holds.
 * @param close what is done with the one before; what is under way with it goes on
 */
export function keepOpened<Key, Opened>(
  open: (key: Key) => Opened,
  close: (opened: Opened) => void = () => {},
): (key: Key) => Opened {
  let last: { key: Key; opened: Opened } | null = null;
  return (key) => {
    if (last !== null && isDeepStrictEqual(last.key, key)) return last.opened;
    const before = last;
    last = { key, opened: open(key) };
    if (before) close(before.opened);
    return last.opened;
  };
}
