import { type FormEvent, useRef, useState } from 'react';

/**
 * Sends a form, one at a time: a second click while the first is on its way does nothing.
 * @param send checks the form, calls the shop and shows what came of it
 */
export function useSubmit(send: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { busy, submit };
}
