import { Agent } from 'node:http';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { chanceOf } from './chance.ts';
import { composeRequest, type Sent } from './compose.ts';
import { readDocument } from './document.ts';
import { followUp } from './follow-up.ts';
import { judge, readJson } from './judge.ts';
import { Known } from './known.ts';
import { composePage, PAGES } from './pages.ts';
import { People } from './people.ts';
import { type Answer, send } from './send.ts';
import type { ShopLog } from './shop-log.ts';

/** A shop that runs, with all that one has to know of it. */
export interface Target {
  /** On this machine: `http://127.0.0.1:3000`. */
  address: string;
  database: Database;
  log: ShopLog;
  /** Whether the shop still runs. */
  alive(): boolean;
}

interface Plan {
  seed: number;
  requests: number;
  /** So many are under way at once. */
  atOnce: number;
  onProgress?: (done: number) => void;
}

export interface Fault {
  what: string;
  /** How often it came. */
  times: number;
  /** The first request that met it, and its number in the run; null for what only the log tells. */
  first: { number: number; sent: Sent } | null;
}

export interface Report {
  faults: Fault[];
  /** By endpoint: how many responses of 2xx, 3xx, 4xx and so on. */
  responses: ReadonlyMap<string, ReadonlyMap<string, number>>;
  sent: number;
}

const secretSchema = z.object({ secret: z.string() });

/** An order is sent again with the right amounts, and then acknowledged. */
const MOST_FOLLOWING = 2;

/** How many of a hundred requests go to pages and files; the others go to the endpoints of the document. */
const PAGES_SHARE = 15;

/**
 * Sends random requests, made from the shop's own OpenAPI document, as every kind of person who may send them, and
 * says which of the responses no shop should give. The same seed makes the same requests, except for what the shop
 * itself makes up: its ids and tokens.
 */
export async function attackShop(
  target: Target,
  { seed, requests, atOnce, onProgress }: Plan,
): Promise<Report> {
  const { address, database, log } = target;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const known = new Known();
  const people = new People(database, known);
  const faults = new Map<string, Fault>();
  const responses = new Map<string, Map<string, number>>();
  const endpoints = readDocument(await (await fetch(`${address}/api/docs/json`)).json());
  for (const path of ['/api/v1/products', '/api/v1/categories']) {
    known.learn(path, await (await fetch(address + path)).json());
  }
  const firstRound = endpoints
    .filter(({ method }) => method !== 'DELETE')
    .toSorted((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET'));

  const note = (what: string, name: string, first: Fault['first']) => {
    // Ids and numbers differ each time; the fault is the same.
    const key = `${name} ${what.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '#').slice(0, 120)}`;
    const fault = faults.get(key) ?? { what: `${name} ${what}`.trim(), times: 0, first };
    fault.times++;
    faults.set(key, fault);
  };

  const sendOne = async (number: number) => {
    if (number % 100 === 0) await people.forgive();
    const chance = chanceOf(seed, number);
    const early = firstRound[number];
    const means = { chance, known, people };
    const sent = early
      ? await composeRequest(early, true, means)
      : chance.percent(PAGES_SHARE)
        ? composePage(chance.one(PAGES), means)
        : await composeRequest(chance.one(endpoints), false, means);
    await sendAndJudge(sent, number);
  };

  const sendAndJudge = async (sent: Sent, number: number, follows = 0): Promise<void> => {
    const response = await send(sent, { address, agent }).catch((error: Error) => error);
    if (response instanceof Error)
      return note(`is not answered: ${response.message}`, sent.name, { number, sent });
    if (response === null) return;
    count(sent, response);
    const what = judge(sent, response);
    if (what) note(what, sent.name, { number, sent });
    const body = readJson(response.body);
    if (response.status === 401 && sent.token !== null) await people.forget(sent.as, sent.token);
    if (sent.about !== null && isGone(sent, response)) known.forget(sent.about);
    if (response.status < 300 && sent.endpoint) known.learn(sent.endpoint.path, body);
    learnSecret(sent, body, known);
    const following = follows < MOST_FOLLOWING ? followUp(sent, response, endpoints) : null;
    if (following) await sendAndJudge(following, number, follows + 1);
    for (const line of log.links.splice(0)) learnLink(line, known);
  };

  const count = ({ name }: Sent, { status }: Answer) => {
    const classes = responses.get(name) ?? new Map<string, number>();
    responses.set(name, classes);
    const kind = `${Math.floor(status / 100)}xx`;
    classes.set(kind, (classes.get(kind) ?? 0) + 1);
  };

  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < requests && target.alive()) {
      await sendOne(next++);
      done++;
      onProgress?.(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    agent.destroy();
  }
  if (!target.alive()) note('ended', 'The shop', null);
  for (const [what, times] of log.errors) faults.set(what, { what: `The log: ${what}`, times, first: null });
  return { faults: [...faults.values()], responses, sent: done };
}

/** Whether what the address names is there no more. */
function isGone({ endpoint, method }: Sent, { status }: Answer): boolean {
  return (
    endpoint?.path.endsWith('{id}') === true && (status === 404 || (status === 200 && method === 'DELETE'))
  );
}

/** The secret of two-factor authentication, for the codes of the person who enrolled with it. */
function learnSecret({ as }: Sent, body: unknown, known: Known): void {
  const begun = secretSchema.safeParse(body);
  if (begun.success) known.add(`secret of ${as}`, begun.data.secret);
}

function learnLink(line: string, known: Known): void {
  const token = /token=([\w-]+)/.exec(line)?.[1];
  if (token) known.add('token', token);
  const code = /setup code ([\w-]+)/.exec(line)?.[1];
  if (code) known.add('setup code', code);
}
