import { operations, type Operation, type Schema } from './documents.js';
import { kindAfter, kindsOfName, STAYING_BEHIND, type Kind } from './kinds.js';

/** A place for an id in a route: in its path, query or body. */
export interface Slot {
  kind: Kind;
  in: 'path' | 'query' | 'body';
  /** Name in the path or query; in the body its path, with `[]` for a list: `parts.[].id`. */
  at: string;
}

export interface Place {
  slots: Slot[];
  /** A sentence for each id of unknown kind. */
  unknown: string[];
}

/** A route, with the kind of an ambiguous id in its path. */
export interface WalkedOperation extends Operation {
  meant?: Kind;
}

/** Every route, once for each kind that the ids in its path can have: a file is a photo or a document. */
export const walked: readonly WalkedOperation[] = operations.flatMap((operation) => {
  const open = idsOfPath(operation).filter(({ before }) => kindAfter(before) === undefined);
  const kinds = open.flatMap(({ name }) => kindsOfName(name));
  return kinds.length > 1 ? kinds.map((meant) => ({ ...operation, meant })) : [operation];
});

const LARGEST_ID = 2_147_483_647;

/** Slots of a route, and ids of unknown kind. */
export function placeOf(operation: WalkedOperation): Place {
  const found = [
    ...inPath(operation),
    ...inQuery(operation),
    ...(operation.body ? inBody(operation, operation.body) : []),
  ];
  const route = `${operation.method} ${operation.path} (${operation.service})`;
  return {
    slots: found.filter((slot): slot is Slot => slot.kind !== undefined),
    unknown: found
      .filter(({ kind }) => kind === undefined)
      .map((slot) => `${route} takes an id in its ${slot.in}, "${slot.at}", that the walk cannot place: ${REMEDY}`),
  };
}

const REMEDY = 'say in e2e/src/walk/kinds.ts what it stands for.';

type Found = Omit<Slot, 'kind'> & { kind: Kind | undefined };

const inPath = (operation: WalkedOperation): Found[] =>
  idsOfPath(operation).map(({ name, before }) => ({
    in: 'path',
    at: name,
    kind: kindAfter(before) ?? operation.meant ?? kindsOfName(name)[0],
  }));

/** Names of the ids in a path, each with the path before it. */
function idsOfPath({ path, words }: Operation): { name: string; before: string }[] {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].filter(([, name = '']) => !(name in words));
  return parameters.map((match) => ({ name: match[1] ?? '', before: path.slice(0, match.index - 1) }));
}

function inQuery({ query }: Operation): Found[] {
  return query
    .filter(({ name, schema = {} }) => isId(name, schema))
    .map(({ name }) => ({ in: 'query', at: name, kind: kindsOfName(name)[0] }));
}

function inBody(operation: Operation, schema: Schema, way: string[] = []): Found[] {
  const list = schema.oneOf?.find(({ items }) => items) ?? schema.oneOf?.[0];
  if (list) return inBody(operation, list, way);
  const name = way.findLast((step) => step !== '[]') ?? '';
  if (schema.items) return inBody(operation, schema.items, [...way, '[]']);
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([property, inner]) =>
      inBody(operation, inner, [...way, property]),
    );
  if (!isId(name, schema) || STAYING_BEHIND.includes(name)) return [];
  const within = way.filter((step) => step !== '[]').at(-2);
  const kind = name === 'ids' ? kindOfPath(operation.path) : kindsOfName(name, within)[0];
  return [{ in: 'body', at: way.join('.'), kind }];
}

/** Kind of `ids`, from the path: `/api/photos`, `/api/fill-ups/delete`. */
const kindOfPath = (path: string): Kind | undefined =>
  kindAfter(path) ?? kindAfter(path.slice(0, path.lastIndexOf('/')));

/** Has the name or the bounds of an id. `move_to` is one, too. */
const isId = (name: string, { minimum, maximum }: Schema): boolean =>
  /(^|_)ids?$|Ids?$/.test(name) || (minimum === 1 && maximum === LARGEST_ID);
