/** A JSON Schema, limited to the keywords that schemas of lists use. */
export interface Schema {
  type?: string | readonly string[];
  nullable?: boolean;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  $ref?: string;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  $defs?: Readonly<Record<string, Schema>>;
}

const MOST_DEPTH = 40;

/**
 * Validates a value against one of our schemas. A field may be absent, because it is withheld or unknown to an older release. A field that the schema does not
 * name is an error.
 * @returns the path of the first error, null if there is none
 */
export function misfit(value: unknown, schema: Schema, root: Schema = schema, path = '', depth = 0): string | null {
  const here = path === '' ? '.' : path;
  if (depth > MOST_DEPTH) return here;
  const inner = (what: unknown, by: Schema, at: string): string | null => misfit(what, by, root, at, depth + 1);
  if (schema.$ref !== undefined) {
    const named = root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    return named ? inner(value, named, path) : here;
  }
  if (value === null && (schema.nullable === true || typesOf(schema).includes('null'))) return null;
  const all = (schema.allOf ?? []).map((one) => inner(value, one, path)).find((where) => where !== null);
  if (all) return all;
  const some = schema.oneOf ?? schema.anyOf;
  if (some && !some.some((one) => inner(value, one, path) === null)) return here;
  if (!isOfType(value, typesOf(schema))) return here;
  if (schema.enum && value !== null && !schema.enum.includes(value)) return here;
  if (Array.isArray(value))
    return firstOf(value.map((one, at) => () => (schema.items ? inner(one, schema.items, `${path}[${at}]`) : null)));
  return isObject(value) && schema.properties ? misfitIn(value, schema, path, inner) : null;
}

function misfitIn(
  value: Record<string, unknown>,
  { properties = {}, additionalProperties }: Schema,
  path: string,
  inner: (what: unknown, by: Schema, at: string) => string | null,
): string | null {
  return firstOf(
    Object.entries(value).map(([name, one]) => () => {
      const at = `${path}.${name}`;
      if (Object.hasOwn(properties, name)) return inner(one, properties[name]!, at);
      if (isObject(additionalProperties)) return inner(one, additionalProperties, at);
      return additionalProperties === true ? null : at;
    }),
  );
}

function firstOf(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const where = check();
    if (where !== null) return where;
  }
  return null;
}

const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isSafeInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

const isOfType = (value: unknown, types: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => IS[type]?.(value) === true);
