import { readFileSync } from 'node:fs';

interface List {
  name: string;
  passport?: {
    stays?: readonly string[];
    create?: { path: string; fields: readonly string[]; refs?: Readonly<Record<string, unknown>> };
  };
}

interface Document {
  paths: Record<string, { post?: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } } }>;
  components: { schemas: Record<string, { properties: object }> };
}

/**
 * Fields that are lost where a vehicle comes out of a passport, as `vehicles.color`: the route that makes a record takes them, and its list
 * (`exported-lists.ts`) gives it none of them.
 */
export function lostInPassports(openApiFile: string, lists: readonly List[]): string[] {
  const document = JSON.parse(readFileSync(openApiFile, 'utf8')) as Document;
  return lists.flatMap(({ name, passport }) => {
    if (!passport?.create) return [];
    const { path, fields, refs = {} } = passport.create;
    const told = new Set(['vehicle_id', ...fields, ...Object.keys(refs), ...(passport.stays ?? [])]);
    return fieldsOf(document, path)
      .filter((field) => !told.has(field))
      .map((field) => `${name}.${field}`);
  });
}

/** The fields that a POST to this path takes. */
function fieldsOf({ paths, components }: Document, path: string): string[] {
  const { $ref } = paths[path]!.post!.requestBody.content['application/json'].schema;
  return Object.keys(components.schemas[$ref.split('/').at(-1)!]!.properties);
}
