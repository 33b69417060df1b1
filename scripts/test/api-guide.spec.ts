import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Every request in the guide for programs must be in the OpenAPI documents.

const root = join(__dirname, '../..');

interface Operation {
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
}

const descriptions = globSync('svc-*/openapi.json', { cwd: root }).map(
  (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Description,
);

interface Request {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

const guide = readFileSync(join(root, 'docs/api-guide.md'), 'utf8');
const scripts = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, script]) => script!.replaceAll('\\\n', ' '));

/** Calls of curl with a literal path. */
const calls = scripts
  .flatMap((script) => script.split('\n'))
  .flatMap((line): Request[] => {
    const [, path] = /"\$CARNET(\/api[^"]*)"/.exec(line) ?? [];
    if (path === undefined) return [];
    const [, body] = / -d '(\{[^']*)'/.exec(line) ?? [];
    return [
      {
        method: (/ -X ([A-Z]+)/.exec(line)?.[1] ?? 'GET').toLowerCase(),
        path: path.split('?')[0]!,
        body: body === undefined ? null : (JSON.parse(body) as Record<string, unknown>),
      },
    ];
  });

/** Routes that are named in sentences. */
const named = [...guide.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api[^`?]*)[^`]*`/g)].map(
  ([, method, path]): Request => ({ method: method!.toLowerCase(), path: path!, body: null }),
);

const isPath = (template: string, path: string): boolean => {
  const parts = path.split('/');
  const wanted = template.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => part === parts[at] || (part.startsWith('{') && /^(\d+|\$\w+|\{\w+\})$/.test(parts[at]!)))
  );
};

function operationOf({ method, path }: Request) {
  for (const { paths, components } of descriptions)
    for (const [template, methods] of Object.entries(paths)) {
      const operation = methods[method];
      if (operation && isPath(template, path)) return { operation, components };
    }
  return null;
}

it('has requests of sharing, hand-overs and passports', () => {
  for (const domain of ['auth/sharing', 'handovers', 'passports', 'passport-uploads', 'passport-imports'])
    expect(calls.filter(({ path }) => path.startsWith(`/api/${domain}`))).not.toEqual([]);
});

it.each([...calls, ...named])('asks for what there is: $method $path', (request) => {
  const found = operationOf(request);
  expect(found).not.toBeNull();
  if (request.body === null) return;
  const { $ref } = found!.operation.requestBody!.content['application/json']!.schema;
  const schema = found!.components.schemas[$ref!.split('/').at(-1)!]!;
  const sent = Object.keys(request.body);
  expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(sent));
  expect(sent).toEqual(expect.arrayContaining(schema.required ?? []));
});
