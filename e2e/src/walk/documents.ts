import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: Schema;
}

/** A route of a service, from its OpenAPI document. */
export interface Operation {
  service: string;
  method: string;
  path: string;
  /** Path parameters that are words and not ids, with the example of the document. */
  words: Record<string, string>;
  query: Parameter[];
  /** Names of the headers that it reads. */
  headers: string[];
  /** Required headers, with the examples of the document. */
  sends: Record<string, string>;
  body: Schema | null;
  isPublic: boolean;
  /** True if it returns JSON and not a file. */
  answersJson: boolean;
  /** True if it returns 200 with a report about each entry, instead of refusing the whole request. */
  reports: boolean;
}

interface RawOperation {
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Every route in the OpenAPI documents of this stack's services, including services added later. */
export const operations: readonly Operation[] = readdirSync(root)
  .filter((folder) => folder.startsWith('svc-') && existsSync(join(root, folder, 'openapi.json')))
  .flatMap(read);

function read(service: string): Operation[] {
  const document = JSON.parse(readFileSync(join(root, service, 'openapi.json'), 'utf8')) as Document;
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(isAnswered)
      .map(([method, raw]) => {
        // The walk sets the token itself.
        const headers = (raw.parameters ?? []).filter((one) => one.in === 'header' && one.name !== 'x-auth-token');
        const body = raw.requestBody?.content['application/json']?.schema;
        return {
          service,
          method: method.toUpperCase(),
          path,
          words: Object.fromEntries(
            (raw.parameters ?? [])
              .filter((parameter) => parameter.in === 'path' && parameter.schema?.example !== undefined)
              .map(({ name, schema }) => [name, String(schema?.example)]),
          ),
          query: (raw.parameters ?? []).filter((parameter) => parameter.in === 'query'),
          headers: headers.map(({ name }) => name),
          sends: Object.fromEntries(
            headers.filter(({ required }) => required).map(({ name, schema }) => [name, String(schema?.example)]),
          ),
          body: body ? resolved(body, document) : null,
          isPublic: raw.security?.length === 0,
          answersJson: successOf(raw, document) !== null,
          reports: 'failed' in (successOf(raw, document)?.properties ?? {}),
        };
      }),
  );
}

/** Leaves out HEAD and OPTIONS, whose responses have no body. Their services' specs test them. */
function isAnswered([method]: [string, RawOperation]): boolean {
  return method !== 'head' && method !== 'options';
}

function successOf({ responses }: RawOperation, document: Document): Schema | null {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  const schema = status ? responses[status]?.content?.['application/json']?.schema : undefined;
  return schema ? resolved(schema, document) : null;
}

/** Schema with all references resolved. Schemas of bodies are never recursive. */
function resolved(schema: Schema, document: Document): Schema {
  if (schema.$ref) {
    const named = document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
    if (!named) throw new Error(`${schema.$ref} is in no document`);
    return resolved(named, document);
  }
  return {
    ...schema,
    ...(schema.items && { items: resolved(schema.items, document) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map((one) => resolved(one, document)) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [name, resolved(one, document)]),
      ),
    }),
  };
}
