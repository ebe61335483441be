import type { PriceChangeLine } from '../../../shop/catalogue/price-changes/responses.ts';
import { useStream } from '../products/use-stream.ts';

interface Ended {
  ok: boolean;
  message: string;
}

const BROKE_OFF: Ended = {
  ok: false,
  message: 'The answer broke off. Please look below whether the change is there.',
};

const NOTHING: { running: boolean; part: number; end: Ended | null } = { running: false, part: 0, end: null };

/** Sends what changes many prices, and follows how far it is. Who leaves the screen ends it, and nothing is changed. */
export function usePriceStream() {
  const { run, running, part } = useStream(NOTHING, BROKE_OFF);

  async function send(path: string, body: object): Promise<Ended> {
    const { end } = await run<PriceChangeLine>(path, JSON.stringify(body), (line) =>
      line.kind === 'progress'
        ? { part: line.of === 0 ? 1 : line.done / line.of }
        : { end: { ok: line.success, message: line.message } },
    );
    return end ?? BROKE_OFF;
  }

  return { part: running ? part : null, send };
}
