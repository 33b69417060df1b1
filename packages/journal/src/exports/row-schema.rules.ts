import type { RowSchema } from './exported-list.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Schemas = Record<string, object>;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const REFERENCE = '#/components/schemas/';

/** Converts the schema `name` of the OpenAPI document to a self-contained JSON Schema. */
export function rowSchema(name: string, schemas: Schemas): RowSchema {
  const used = new Set<string>();
  const own = referring(schemas[name] as Json, used) as { properties: Record<string, object> };
  const defs: Record<string, Json> = {};
  // A referenced schema may add more names to `used`; the loop visits these, too.
  for (const other of used) defs[other] = referring(schemas[other] as Json, used);
  return { $schema: DIALECT, title: name, ...own, ...(used.size > 0 && { $defs: defs }) };
}

/** Rewrites references to `$defs`, and adds the referenced names to `used`. */
function referring(json: Json, used: Set<string>): Json {
  if (Array.isArray(json)) return json.map((one) => referring(one, used));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, referring(value, used)];
      const name = value.slice(REFERENCE.length);
      used.add(name);
      return [key, `#/$defs/${name}`];
    }),
  );
}
