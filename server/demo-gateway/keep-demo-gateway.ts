import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '../../database/start-error.ts';
import type { PaymentAccounts } from '../../shop/settings/payment-settings.ts';
import type { Settings } from '../../shop/settings/settings.ts';
import type { DemoKeys } from './types.ts';

const fromSources = new URL(import.meta.url).pathname.endsWith('.ts');

/** Built beside the shop's bundle (vite.config.ts); from the sources, Node runs the source. */
const PROGRAM = fromSources
  ? fileURLToPath(new URL('./demo-gateway-program.ts', import.meta.url))
  : path.resolve('build/server/demo-gateway-program.js');

/** How long it may take until the program listens, and the pause before one that ended is started again (milliseconds). */
const START_PATIENCE = 30_000;
const PAUSE = 1_000;

/** Where a shopper's browser reaches the demo gateway: the shop itself passes it on (forward-demo-gateway.ts). */
export const DEMO_PATH = '/demo-payment';

/** Where it listens, and the keys that it accepts. */
export const demoGatewaySchema = z.object({
  url: z.string(),
  keys: z.object({
    safepay: z.object({ apiKey: z.string(), secretKey: z.string(), webhookSecret: z.string() }),
    jazzCash: z.object({ merchantId: z.string(), password: z.string(), salt: z.string() }),
  }) satisfies z.ZodType<DemoKeys>,
});
export type DemoGatewayOfShop = z.infer<typeof demoGatewaySchema>;

export interface KeptDemoGateway extends DemoGatewayOfShop {
  /** Says where the shop is, from which moment on it gets messages. */
  tell(shopUrl: string): void;
  /** Of its process. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts the demo gateway in a process of its own, with keys that nobody else knows, and replaces one that ends. */
export async function keepDemoGateway(report: (line: string) => void): Promise<KeptDemoGateway> {
  const secret = () => randomBytes(16).toString('hex');
  const keys: DemoKeys = {
    safepay: { apiKey: `sec_${secret()}`, secretKey: secret(), webhookSecret: secret() },
    jazzCash: { merchantId: 'DEMO', password: secret(), salt: secret() },
  };
  const stopped = new AbortController();
  let child: ChildProcess;
  let shopUrl = '';

  async function start(port: number): Promise<string> {
    const started = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child = started;
    started.on('error', () => {});
    started.send({ keys, port }, () => {});
    const url = await nextUrl(started);
    if (shopUrl !== '') started.send({ shopUrl }, () => {});
    void keep(started, Number(new URL(url).port));
    return url;
  }

  async function keep(started: ChildProcess, port: number): Promise<void> {
    await endOf(started);
    while (!stopped.signal.aborted) {
      report('The demo gateway ended and is started again.');
      await delay(PAUSE, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      const again = await start(port).catch(() => null);
      if (again !== null) return;
    }
  }

  const url = await start(0);
  return {
    url,
    keys,
    tell(where) {
      shopUrl = where;
      if (child.connected) child.send({ shopUrl }, () => {});
    },
    pid: () => child.pid ?? 0,
    async stop() {
      stopped.abort();
      const ended = endOf(child);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The settings of a shop whose gateways are the demo gateway. */
export function withDemoGateway(settings: Settings, { url, keys }: DemoGatewayOfShop): Settings {
  const payments: PaymentAccounts = {
    ...settings.payments,
    safepay: {
      ...keys.safepay,
      url,
      checkoutUrl: `${DEMO_PATH}/embedded/`,
      environment: 'sandbox',
      intent: 'CYBERSOURCE',
      paths: {
        session: '/order/payments/v3/',
        token: '/client/passport/v1/token',
        status: '/reporter/api/v1/payments/',
      },
    },
    jazzCash: {
      ...keys.jazzCash,
      formUrl: `${DEMO_PATH}/CustomerPortal/transactionmanagement/merchantform/`,
      statusUrl: `${url}/ApplicationAPI/API/PaymentInquiry/Inquire`,
    },
  };
  return { ...settings, payments };
}

/** @throws StartError where the program does not listen */
function nextUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new StartError('The demo gateway could not be started.'));
    const timer = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE);
    child.once('exit', fail).once('error', fail);
    child.once('message', (message) => {
      clearTimeout(timer);
      child.off('exit', fail).off('error', fail);
      resolve(z.object({ url: z.string() }).parse(message).url);
    });
  });
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}
