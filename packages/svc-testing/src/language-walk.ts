import { readFileSync } from 'node:fs';
import type { TestAnswer, TestClient } from './test-service.js';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** The methods of a client that the walk uses. */
type Client = Pick<TestClient, Method>;

interface Refusal {
  msg?: string;
  code?: string;
  errors?: Refusal[];
}

/** Values that hardly any field accepts. */
const ODD_VALUES = [
  -1,
  1e300,
  'x'.repeat(100_001),
  '\u0000',
  'a\ud800',
  {},
  [{}],
  [-1],
  ['x'.repeat(2_001)],
  '1.23456',
];
const ODD_PARAMETERS = ['-1', 'x'.repeat(300), '%00'];

/** Known fields of a refusal's answer, and of each of its errors. */
const KNOWN = ['msg', 'code', 'params', 'errors', 'field'];

/**
 * Sends odd values in every field and every parameter of every route of a service, and requests answers in `language`.
 * @returns one sentence for each refusal in another language
 */
export async function refusalsNotIn(language: string, openApiFile: string, client: Client): Promise<string[]> {
  const document = JSON.parse(readFileSync(openApiFile, 'utf8')) as Document;
  const faults: string[] = [];
  for (const { method, path, body } of oddRequests(document)) {
    const asking = { 'accept-language': language };
    const sent =
      method === 'get' || method === 'delete' ? client[method](path, asking) : client[method](path, body ?? {}, asking);
    const { status, body: answer, headers } = (await sent) as TestAnswer<Refusal | null>;
    if (status < 400 || answer === null) continue;
    const said = [answer, ...(answer.errors ?? [])];
    const isWhole = said.every((one) => one.code && one.msg && Object.keys(one).every((key) => KNOWN.includes(key)));
    if (status >= 500 || !isWhole || headers['content-language'] !== language || headers.vary !== 'Accept-Language')
      faults.push(
        `${method} ${path.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 60)}: ${status} ${JSON.stringify(answer).slice(0, 200)}`,
      );
  }
  return faults;
}

function* oddRequests(document: Document) {
  for (const [route, operations] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation) continue;
      const path = route.replace(/{\w+}/g, '2000000000');
      yield { method, path, body: undefined };
      if (route.includes('{')) yield { method, path: route.replace(/{\w+}/g, '0'), body: undefined };
      for (const parameter of (operation.parameters ?? []).filter((one) => one.in === 'query'))
        for (const odd of ODD_PARAMETERS) yield { method, path: `${path}?${parameter.name}=${odd}`, body: undefined };
      for (const field of fieldsOf(operation, document))
        for (const odd of ODD_VALUES) yield { method, path, body: { [field]: odd } };
    }
}

function fieldsOf({ requestBody }: Operation, { components }: Document): string[] {
  const names = new Set<string>();
  const walk = (schema: Schema | undefined, depth = 0): void => {
    if (!schema || depth > 3) return;
    if (schema.$ref) return walk(components.schemas[schema.$ref.split('/').at(-1)!], depth);
    for (const name of Object.keys(schema.properties ?? {})) names.add(name);
    for (const inner of [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(inner, depth + 1);
  };
  for (const { schema } of Object.values(requestBody?.content ?? {})) walk(schema);
  return [...names];
}
