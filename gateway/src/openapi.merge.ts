/** The part of an OpenAPI document that merging needs. */
export interface OpenApiDocument {
  openapi?: string;
  info?: unknown;
  tags?: { name: string }[];
  paths?: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
  /** Default security: applies to operations that have none of their own. */
  security?: unknown;
}

export interface NamedDocument {
  name: string;
  document: OpenApiDocument;
}

type Components = Record<string, Record<string, unknown>>;

const TOKEN_HEADER = 'x-auth-token';

/**
 * Merges the documents of several services into one. Components with the same name and content stay; where the content differs (or what it
 * refers to differs), each becomes `service.Name`. The default security of a document is copied to each of its operations. Paths outside
 * `/api` are left out. Where several documents have a path (`/api/health`), the first one counts.
 */
export function mergeOpenApi(given: readonly NamedDocument[]): Required<OpenApiDocument> & { security: unknown } {
  const clashes = findClashes(given);
  const documents = given.map((one) => withOwnNames(one, clashes));
  const components: Components = {};
  for (const { document } of documents) {
    for (const [section, entries] of Object.entries(document.components ?? {})) {
      components[section] = { ...components[section], ...entries };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carnet',
      version: '1',
      description: `Sign in at \`/api/auth/login\` and send the token of the answer as \`${TOKEN_HEADER}\`, or send an API key there (\`carnet_…\`), as the settings make them: to read or to write, for all vehicles or for one. What a key does not reach is answered 403. A query parameter without a value counts as left out.`,
    },
    tags: [...new Map(documents.flatMap(({ document }) => document.tags ?? []).map((tag) => [tag.name, tag])).values()],
    paths: mergePaths(documents),
    ...withToken(components),
  };
}

function mergePaths(documents: readonly NamedDocument[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  const taken = new Set<unknown>();
  for (const { name, document } of documents) {
    for (const [path, item] of Object.entries(document.paths ?? {})) {
      if (!path.startsWith('/api/') || path in paths) continue;
      paths[path] = Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          withSecurity(uniqueOperation(name, operation, taken), document.security),
        ]),
      );
    }
  }
  return paths;
}

function uniqueOperation(service: string, operation: unknown, taken: Set<unknown>): unknown {
  if (!isRecord(operation) || typeof operation.operationId !== 'string') return operation;
  const operationId = taken.has(operation.operationId) ? `${service}_${operation.operationId}` : operation.operationId;
  taken.add(operationId);
  return { ...operation, operationId };
}

/** Copies the default security of a document to an operation that has none of its own. */
const withSecurity = (operation: unknown, security: unknown): unknown =>
  isRecord(operation) && security !== undefined ? { security, ...operation } : operation;

/** Keeps the token scheme of the services. Where no service defines one, adds `token` and requires it for the whole document. */
function withToken(components: Components): { components: Components; security: unknown } {
  const schemes = components.securitySchemes ?? {};
  const own = Object.entries(schemes).find(([, scheme]) => isRecord(scheme) && scheme.name === TOKEN_HEADER)?.[0];
  const name = own ?? 'token';
  const securitySchemes = own ? schemes : { ...schemes, [name]: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } };
  return { components: { ...components, securitySchemes }, security: own ? [] : [{ [name]: [] }] };
}

const key = (section: string, name: string): string => `#/components/${section}/${name}`;

/**
 * References of components whose content differs between documents. A component that refers to one of them clashes as well, so this repeats
 * until none is added.
 */
function findClashes(documents: readonly NamedDocument[]): Set<string> {
  const contents = new Map<string, Set<string>>();
  for (const { document } of documents) {
    for (const [section, entries] of Object.entries(document.components ?? {})) {
      for (const [name, content] of Object.entries(entries)) {
        const reference = key(section, name);
        contents.set(reference, (contents.get(reference) ?? new Set()).add(canonical(content)));
      }
    }
  }
  const users = countUsers(documents);
  const clashes = new Set([...contents].filter(([, versions]) => versions.size > 1).map(([reference]) => reference));
  for (let before = -1; before !== clashes.size;) {
    before = clashes.size;
    for (const [reference, versions] of contents) {
      const text = [...versions].join();
      if ((users.get(reference) ?? 0) > 1 && [...clashes].some((clash) => text.includes(JSON.stringify(clash)))) {
        clashes.add(reference);
      }
    }
  }
  return clashes;
}

function countUsers(documents: readonly NamedDocument[]): Map<string, number> {
  const users = new Map<string, number>();
  for (const { document } of documents) {
    for (const [section, entries] of Object.entries(document.components ?? {})) {
      for (const name of Object.keys(entries)) users.set(key(section, name), (users.get(key(section, name)) ?? 0) + 1);
    }
  }
  return users;
}

function withOwnNames({ name: service, document }: NamedDocument, clashes: ReadonlySet<string>): NamedDocument {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return clashes.has(value) ? value.replace(/([^/]+)$/, `${service}.$1`) : value;
    if (Array.isArray(value)) return value.map(rename);
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rename(inner)]));
    return value;
  };
  const renamed = rename(document) as OpenApiDocument;
  const components = Object.fromEntries(
    Object.entries(renamed.components ?? {}).map(([section, entries]) => [
      section,
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [
          clashes.has(key(section, name)) ? `${service}.${name}` : name,
          content,
        ]),
      ),
    ]),
  );
  return { name: service, document: { ...renamed, components } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serializes a value. The same content gives the same text, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    .join()}}`;
}
