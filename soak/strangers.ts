import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Chance } from '../fuzz/chance.ts';
import { judge } from '../fuzz/judge.ts';
import { Known } from '../fuzz/known.ts';
import { composePage, PAGES } from '../fuzz/pages.ts';
import { send } from '../fuzz/send.ts';
import { ask, type Loaded, networkOf, Refused } from './ask.ts';

/** So many addresses are made up, more than the shop keeps of anything. */
const MADE_UP = 10_000;

/** An address that is nowhere, or a known page under an address of its own. */
export async function makeUpAddress(loaded: Loaded, chance: Chance): Promise<void> {
  const number = chance.below(MADE_UP);
  const path = chance.one([
    `/made-up-${number}`,
    `/?made-up=${number}`,
    `/product/made-up-${number}`,
    `/api/v1/products/category/made-up-${number}`,
    `/made/up/${number}.data`,
  ]);
  const { status, text } = await ask(loaded, chance, path);
  if (status >= 500) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const known = new Known();

/** A page, a picture or a file as no browser would ask for it, as the fuzz does. */
export async function askStrangely({ url, tally, goods }: Loaded, chance: Chance): Promise<void> {
  for (const { _id } of goods.many) known.add('product', _id);
  tally.requests += 1;
  const sent = composePage(chance.one(PAGES), { chance, known });
  const answer = await send(sent, { address: url, agent });
  const isBusy = answer?.status === 503 && answer.headers['retry-after'] !== undefined;
  if (isBusy) throw new Refused(sent.name);
  const fault = answer && judge(sent, answer);
  if (fault) throw new Error(`${sent.name} ${fault}`);
}

/** Closes the connections that were kept open. */
export const closeStrangers = () => agent.destroy();

/** How long an answer may take (milliseconds). */
const PATIENCE = 60_000;

const LARGE = ['/', '/sitemap-products-1.xml', '/api/v1/products?page=1&limit=100', '/search?query=set'];

/** Begins to read and goes away, or goes away before there is anything to read. */
export function hangUp({ url, tally }: Loaded, chance: Chance): Promise<void> {
  tally.requests += 1;
  const path = chance.one(LARGE);
  return new Promise((resolve, reject) => {
    const asking = request(url + path, {
      agent: false,
      timeout: PATIENCE,
      headers: { 'x-forwarded-for': networkOf(chance) },
    });
    asking.on('timeout', () => {
      reject(new Error(`${path} was not answered.`));
      asking.destroy();
    });
    asking.on('error', () => {}).on('close', resolve);
    asking.on('response', (response) => response.once('data', () => asking.destroy()).on('error', () => {}));
    asking.end();
    if (chance.percent(30)) setTimeout(() => asking.destroy(), chance.below(30));
  });
}

/** Sends the half of a body, and goes away in the middle of a form, of an order or of a password. */
export function breakOff({ url, tally }: Loaded, chance: Chance): Promise<void> {
  tally.requests += 1;
  const { hostname, port } = new URL(url);
  const path = chance.one(['/api/reviews', '/api/v1/checkout/create-order', '/api/reglogin/login']);
  const isForm = path === '/api/reviews';
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: ${isForm ? 'multipart/form-data; boundary=half' : 'application/json'}`,
    'Content-Length: 50000',
  ];
  const begun = isForm
    ? '--half\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
    : '{"customer":';
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).on('close', () => resolve());
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}${'x'.repeat(20_000)}`, () =>
      setTimeout(() => socket.destroy(), chance.below(100)),
    );
  });
}
