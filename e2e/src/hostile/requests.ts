import fc from 'fast-check';
import { operations, type Operation, type Schema } from '../walk/documents.js';
import type { Fixtures } from '../walk/fixtures.js';
import { allOwn, fill } from '../walk/mixtures.js';
import { requestOf } from '../walk/requests.js';
import { placeOf } from '../walk/slots.js';
import { junk, junkOfBody, junkOfHeaders, junkOfPath } from './junk.js';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** All operations except signing out, after which everything would be refused. */
const hit = operations.filter(({ method, path }) => `${method} ${path}` !== 'DELETE /api/auth/sessions/current');

/** `count` requests, each corrupted in one to three places. The same `seed` gives the same requests. */
export function hostileRequests(sets: readonly Fixtures[], count: number, seed: number): HostileRequest[] {
  const one = fc
    .constantFrom(...hit)
    .chain((operation) => fc.tuple(fc.constant(sound(operation, sets)), wounds(operation)))
    .map(([request, some]) => some.reduce((wounded, wound) => wound(wounded), request));
  return fc.sample(one, { numRuns: count, seed });
}

type Wound = (request: HostileRequest) => HostileRequest;

/** A valid request for an operation. */
function sound(operation: Operation, sets: readonly Fixtures[]): HostileRequest {
  const filling = fill(allOwn(placeOf(operation).slots), sets, []);
  const { method, path, body, headers } = requestOf(operation, filling, 'friendly');
  return {
    method,
    path,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

const wounds = (operation: Operation): fc.Arbitrary<Wound[]> =>
  fc.array(fc.oneof(...kindsOfWounds(operation)), { minLength: 1, maxLength: 3 });

function kindsOfWounds({ path, query, body }: Operation): fc.Arbitrary<Wound>[] {
  const fields = body ? Object.keys(bodyOf(body).properties ?? {}) : [];
  const names = [...query.map(({ name }) => name), 'limit', 'cursor', 'sort', 'nobody'];
  return [
    inQuery(names),
    junkOfHeaders.map((headers) => (request) => ({ ...request, headers: { ...request.headers, ...headers } })),
    ...(path.includes('{') ? [inPath] : []),
    ...(fields.length ? [inField(fields), inField(fields), wholeBody] : []),
  ];
}

const bodyOf = (schema: Schema): Schema => {
  const chosen = schema.oneOf?.[0] ?? schema;
  return chosen.items ? bodyOf(chosen.items) : chosen;
};

const inPath: fc.Arbitrary<Wound> = junkOfPath.map((piece) => (request) => ({
  ...request,
  path: request.path.replace(/\/\d+/, `/${piece}`),
}));

const inQuery = (names: string[]): fc.Arbitrary<Wound> =>
  fc.tuple(fc.constantFrom(...names), junkOfPath).map(([name, value]) => (request) => ({
    ...request,
    path: `${request.path}${request.path.includes('?') ? '&' : '?'}${name}=${value}`,
  }));

const inField = (names: string[]): fc.Arbitrary<Wound> =>
  fc
    .tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'owner_id'), junk)
    .map(([name, value]) => (request) => ({ ...request, body: withField(request.body, name, value) }));

const wholeBody: fc.Arbitrary<Wound> = junkOfBody.map((body) => (request) => ({ ...request, body }));

/** Built as text, because an object literal cannot have a field `__proto__`. */
function withField(body: string | undefined, name: string, value: unknown): string {
  const isObject = body?.startsWith('{"') && body.endsWith('}');
  const isList = body?.startsWith('[{') && body.endsWith('}]');
  const field = `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`;
  if (isObject) return `${body!.slice(0, -1)},${field}}`;
  if (isList) return `${body!.slice(0, -2)},${field}}]`;
  return `{${field}}`;
}
