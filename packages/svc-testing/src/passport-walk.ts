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
 * Fields that are lost when a vehicle is imported from a passport, as `vehicles.color`: the create route accepts them, but the list in `exported-lists.ts` does
 * not pass them on.
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

/** The fields of the POST body of this path. */
function fieldsOf({ paths, components }: Document, path: string): string[] {
  const { $ref } = paths[path]!.post!.requestBody.content['application/json'].schema;
  return Object.keys(components.schemas[$ref.split('/').at(-1)!]!.properties);
}
