import type { Operation, Schema } from './documents.js';
import { alsoOf, kindAfter, makerOf } from './kinds.js';
import type { Slot } from './slots.js';

export interface Request {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Ids for the slots of a route. A slot without one is left out. */
export type Filling = ReadonlyMap<Slot, number>;

/** A request that is valid except for its ids: required fields with generated values, and an id in every slot that has one. */
export function requestOf(operation: Operation, filling: Filling, text: string): Request {
  const path = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(operation.words[name] ?? idAt(filling, 'path', name) ?? whole),
  );
  const filled = new Map(
    [...filling].filter(([slot]) => slot.in === 'query').map(([slot, id]) => [slot.at, String(id)]),
  );
  for (const { name, required, schema } of operation.query)
    if (required && !filled.has(name))
      filled.set(name, String(schema?.example ?? valueOf(schema ?? {}, [], new Map(), text)));
  const query = [...filled].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const ids = new Map([...filling].filter(([slot]) => slot.in === 'body').map(([slot, id]) => [slot.at, id]));
  const body = operation.body ? valueOf(operation.body, [], ids, text) : undefined;
  return {
    method: operation.method,
    path: query.length ? `${path}?${query.join('&')}` : path,
    body: withWhatElseIsNeeded(operation, body),
    headers: { ...operation.sends, ...SENDS[operation.path] },
  };
}

/** Values for headers of routes that share their document with others. */
const SENDS: Record<string, Record<string, string>> = {
  '/api/passport-uploads': { 'Upload-Metadata': `filename ${Buffer.from('it.carnet').toString('base64')}` },
};

/** The same with a changed text in the body, because an unchanged record gets no new version. */
export function withAChange(operation: Operation, request: Request, text: string): Request {
  // A text with an example or a minimum length has a format, such as a currency or an inexact date, so it is not changed.
  const isText = ({ type, format, enum: choices, example, minLength }: Schema) =>
    [type].flat().includes('string') && !format && !choices && example === undefined && minLength === undefined;
  const field = Object.entries(operation.body?.properties ?? {}).find(([, schema]) => isText(schema));
  if (!field) return request;
  const [name, { maxLength }] = field;
  return { ...request, body: { ...(request.body as object), [name]: `Not ${text}`.slice(0, maxLength) } };
}

/** The same with another entry for this id in the innermost list of the slot, before or after the existing one. */
export function withAnother(request: Request, { at }: Slot, id: number, where: 'before' | 'after'): Request {
  const body = structuredClone(request.body);
  const way = at.split('.');
  const listAt = way.lastIndexOf('[]');
  const list = way.slice(0, listAt).reduce<unknown>(stepInto, body) as unknown[];
  const another = withId(list[0], way.slice(listAt + 1), id);
  list.splice(where === 'before' ? 0 : 1, 0, another);
  return { ...request, body };
}

const stepInto = (value: unknown, step: string): unknown =>
  step === '[]' ? (value as unknown[])[0] : (value as Record<string, unknown>)[step];

const withId = (entry: unknown, [step, ...way]: string[], id: number): unknown =>
  step === undefined ? id : { ...(entry as object), [step]: withId(stepInto(entry, step), way, id) };

const idAt = (filling: Filling, where: Slot['in'], at: string): number | undefined =>
  [...filling].find(([slot]) => slot.in === where && slot.at === at)?.[1];

/** Imports whose entries need one of several fields. The schema requires none of them. */
const ENTRIES_NEED: Record<string, object> = { '/api/imports/plans': { due_on: '2034-05-01' } };
/** The same for objects in nested lists, by the list's name. */
const WITHIN_NEED: Record<string, object> = { mounted: { from_on: '2024-05-01' } };

function withWhatElseIsNeeded(operation: Operation, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((entry) => ({ ...(entry as object), ...ENTRIES_NEED[operation.path] }));
  const kind = kindAfter(operation.path);
  const isMaker = kind !== undefined && makerOf(kind) === operation;
  return isMaker && body ? { ...body, ...alsoOf(kind) } : body;
}

function valueOf(schema: Schema, way: string[], ids: ReadonlyMap<string, number>, text: string): unknown {
  const chosen = schema.oneOf?.find(({ items }) => items) ?? schema.oneOf?.[0] ?? schema;
  const id = ids.get(way.join('.'));
  if (id !== undefined) return id;
  if (chosen.items) return listOf(chosen.items, [...way, '[]'], ids, text).map((one) => withNeeded(one, way.at(-1)));
  if (chosen.properties) return objectOf(chosen, way, ids, text);
  if (chosen.enum) return chosen.enum.find((one) => one !== null);
  const type = [chosen.type].flat().find((one) => one !== 'null');
  if (type === 'integer' || type === 'number') return chosen.minimum ?? 1;
  if (type === 'boolean') return true;
  if (chosen.format === 'date') return '2024-05-01';
  return text.slice(0, chosen.maxLength);
}

const withNeeded = (one: unknown, list = ''): unknown =>
  list in WITHIN_NEED ? { ...WITHIN_NEED[list], ...(one as object) } : one;

/** A list has one entry if an id in it is needed, or if the list is the body. Otherwise it is empty. */
function listOf(items: Schema, way: string[], ids: ReadonlyMap<string, number>, text: string): unknown[] {
  const prefix = way.join('.');
  const isWanted = way.length === 1 || [...ids.keys()].some((at) => at === prefix || at.startsWith(`${prefix}.`));
  return isWanted ? [valueOf(items, way, ids, text)] : [];
}

function objectOf(schema: Schema, way: string[], ids: ReadonlyMap<string, number>, text: string): object {
  const isWanted = (name: string) => {
    const at = [...way, name].join('.');
    return schema.required?.includes(name) || [...ids.keys()].some((key) => key === at || key.startsWith(`${at}.`));
  };
  const names = Object.keys(schema.properties ?? {}).filter(isWanted);
  return Object.fromEntries(
    names.map((name) => [name, valueOf(schema.properties?.[name] ?? {}, [...way, name], ids, text)]),
  );
}
