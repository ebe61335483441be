import { useEffect, useRef, useState } from 'react';
import type { PriceChangeLine } from '../../../shop/catalogue/price-changes/responses.ts';
import { streamAsAdmin } from '../../staff/request-as-staff.ts';

interface Ended {
  ok: boolean;
  message: string;
}

const BROKE_OFF = 'The answer broke off. Please look below whether the change is there.';

/** Sends what changes many prices, and follows how far it is. Who leaves the screen ends it, and nothing is changed. */
export function usePriceStream() {
  const [part, setPart] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(path: string, body: object): Promise<Ended> {
    stop.current?.abort();
    const stopped = new AbortController();
    stop.current = stopped;
    let end: Ended | null = null;
    setPart(0);
    const request = { body: JSON.stringify(body), signal: stopped.signal };
    const response = await streamAsAdmin<PriceChangeLine>(path, request, (line) => {
      if (line.kind === 'progress') setPart(line.of === 0 ? 1 : line.done / line.of);
      else end = { ok: line.success, message: line.message };
    });
    setPart(null);
    if (!response.ok) return { ok: false, message: response.message };
    return end ?? { ok: false, message: BROKE_OFF };
  }

  return { part, send };
}
