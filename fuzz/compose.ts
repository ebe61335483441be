import { PERMISSIONS } from '../server/access/permissions.ts';
import type { Chance } from './chance.ts';
import type { Endpoint } from './document.ts';
import { fittingValue, type Place } from './fitting.ts';
import { composeForm, FORMS } from './forms.ts';
import { encodePiece, hostileHeader, hostilePiece, hostileText, hostileValue } from './hostile.ts';
import type { Known } from './known.ts';
import { ALLOWED, type People, ROLES, type Role } from './people.ts';

/** A request as it goes over the wire. */
export interface Sent {
  /** The endpoint that it reaches; null for a page, and for what may be one. */
  endpoint: Endpoint | null;
  /** For the summary: `GET /api/v1/products/{id}`. */
  name: string;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** The connection is cut after so many bytes of the body; null sends it whole. */
  cutAfter: number | null;
  as: Role;
  /** The id in its path; null where it has none. */
  about: string | null;
  /** The session it carries; null when it carries none, or something else than one. */
  token: string | null;
}

interface Means {
  chance: Chance;
  known: Known;
  people: People;
}

/** How much of a request is wrong: nothing, a little, or whatever comes. */
type Wrong = 'nothing' | 'one thing' | 'much';

/** @param firstRound each endpoint once with nothing wrong, so that the rest knows what there is */
export async function composeRequest(endpoint: Endpoint, firstRound: boolean, means: Means): Promise<Sent> {
  const { chance, known } = means;
  const wrong = firstRound
    ? 'nothing'
    : chance.one<Wrong>(['nothing', 'nothing', 'one thing', 'one thing', 'much']);
  const spoils = () => (wrong === 'much' ? chance.percent(40) : wrong === 'one thing' && chance.percent(25));
  const as = chooseRole(endpoint, wrong, chance);
  const place: Place = { path: endpoint.path, id: null, as };
  const headers: Record<string, string> = {};
  let target = endpoint.path;
  const query: string[] = [];
  for (const { in: where, name, required, schema } of endpoint.parameters.toSorted(pathFirst)) {
    if (!required && chance.percent(where === 'path' ? 0 : 55)) continue;
    const value = String(fittingValue(schema, name, place, { chance, known }));
    if (where === 'header') headers[name] = value.replace(/[^\x21-\x7e]/g, '_');
    else if (where === 'path') {
      if (schema.format === 'uuid') place.id = value;
      target = target.replace(`{${name}}`, spoils() ? hostilePiece(chance) : encodePiece(value) || '-');
    } else {
      query.push(`${name}=${spoils() ? hostilePiece(chance) : encodePiece(value)}`);
      if (spoils()) query.push(`${name}=${hostilePiece(chance)}`);
    }
  }
  if (wrong === 'much' && chance.percent(15)) query.push(`${hostilePiece(chance)}=${hostilePiece(chance)}`);
  if (query.length > 0) target += `?${query.join('&')}`;
  const elsewhere = wrong === 'much' && chance.percent(6);
  if (elsewhere) {
    target = chance.one([`/${target}`, `${target}/`, `${target}//x`, target.toUpperCase()]);
  }

  const body = await composeBody(endpoint, place, wrong, means);
  if (body.type !== null) headers['content-type'] = body.type;
  const method =
    wrong === 'much' && chance.percent(6)
      ? chance.one(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      : endpoint.method;
  const token = await sign(headers, as, { wrong, means });
  return {
    endpoint: elsewhere ? null : endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
    method,
    target,
    body: body.bytes,
    cutAfter: body.bytes && wrong === 'much' && chance.percent(4) ? chance.below(body.bytes.length) : null,
    headers,
    about: place.id,
    as,
    token,
  };
}

const pathFirst = (a: { in: string }, b: { in: string }) => Number(b.in === 'path') - Number(a.in === 'path');

/** Whose request it is: mostly of somebody who may. */
function chooseRole(endpoint: Endpoint, wrong: Wrong, chance: Chance): Role {
  const access = PERMISSIONS[`${endpoint.method} ${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`];
  const anybody = access === undefined || (wrong !== 'nothing' && chance.percent(12));
  return chance.one(anybody ? ROLES : ALLOWED[access]);
}

/** Signs a request for somebody. @returns the session it carries, null where it carries none */
async function sign(
  headers: Record<string, string>,
  as: Role,
  { wrong, means: { chance, people } }: { wrong: Wrong; means: Means },
): Promise<string | null> {
  let token = await people.token(as);
  if (token !== null && as === 'customer') headers.cookie = `session=${token}`;
  else if (token !== null) headers.authorization = `Bearer ${token}`;
  headers['sec-fetch-site'] = 'same-origin';
  for (let count = wrong === 'much' ? chance.below(3) : 0; count > 0; count--) {
    const [name, value] = hostileHeader(chance);
    if (name === 'authorization' || name === 'cookie') token = null;
    headers[name] = value;
  }
  return token;
}

async function composeBody(
  endpoint: Endpoint,
  place: Place,
  wrong: Wrong,
  { chance, known }: Means,
): Promise<{ type: string | null; bytes: Buffer | null }> {
  if (wrong === 'much' && chance.percent(20)) return hostileBody(chance);
  const form = FORMS[`${endpoint.method} ${endpoint.path}`];
  if (form) {
    const { type, body } = await composeForm(form, place, { chance, known, spoilt: wrong !== 'nothing' });
    return { type, bytes: body };
  }
  if (!endpoint.body) return { type: null, bytes: null };
  let value = fittingValue(endpoint.body, '', place, { chance, known });
  const times = wrong === 'nothing' ? 0 : wrong === 'one thing' ? 1 : 1 + chance.below(4);
  for (let time = 0; time < times; time++) value = spoil(value, chance);
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(value) ?? 'null') };
}

/** Makes one thing in a body wrong, at any depth: another value, none, or one too many. */
function spoil(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.percent(85)) {
    const at = chance.below(value.length);
    return value.map((one, index) => (index === at ? spoil(one, chance) : one));
  }
  if (typeof value === 'object' && value !== null && chance.percent(93)) {
    const entries: [string, unknown][] = Object.entries(value);
    if (entries.length === 0 || chance.percent(8)) {
      return { ...value, [hostileText(chance)]: hostileValue(chance) };
    }
    const at = chance.below(entries.length);
    if (chance.percent(15)) return Object.fromEntries(entries.toSpliced(at, 1));
    return Object.fromEntries(
      entries.map(([name, one], index) => [name, index === at ? spoil(one, chance) : one]),
    );
  }
  return typeof value === 'string' && chance.percent(60) ? hostileText(chance) : hostileValue(chance);
}

function hostileBody(chance: Chance): { type: string | null; bytes: Buffer | null } {
  const text = chance.one([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '\ufeff{}',
    '['.repeat(20_000),
    `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    `{"name":"${'x'.repeat(600_000)}"}`,
    JSON.stringify(hostileValue(chance)) ?? '',
    'a=b&c=d',
    '\u0000',
  ]);
  const type = chance.one([
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]);
  const bytes = chance.percent(10) ? Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x22]) : Buffer.from(text);
  return { type: type || null, bytes };
}
