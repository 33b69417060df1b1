import { breakingChanges } from '../contracts/breaking.js';

/** A document of one route that takes a body and returns it. */
function aDocument(change: (parts: { paths: any; body: any; answer: any; query: any[] }) => void = () => {}): object {
  const body = {
    type: 'object',
    properties: { name: { type: 'string', maxLength: 100 }, kind: { type: 'string', enum: ['Car', 'Truck'] } },
    required: ['name'],
  };
  const answer = {
    type: 'object',
    properties: { id: { type: 'integer' }, name: { type: ['string', 'null'] } },
    required: ['id', 'name'],
  };
  const query = [{ name: 'search', in: 'query', required: false, schema: { type: 'string' } }];
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const paths = {
    '/api/things': {
      get: { parameters: query, responses: { 200: { description: '', ...json('Thing') } } },
      post: { requestBody: json('CreateThing'), responses: { 201: { description: '', ...json('Thing') } } },
    },
  };
  change({ paths, body, answer, query });
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths,
    components: { schemas: { Thing: answer, CreateThing: body } },
  };
}

type Change = Parameters<typeof aDocument>[0];

const BREAKING: [what: string, change: Change][] = [
  ['a route is gone', ({ paths }) => delete paths['/api/things'].get],
  ['a parameter is gone', ({ query }) => query.pop()],
  [
    'a parameter is new and demanded',
    ({ query }) => query.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  [
    'a body must hold a new field',
    ({ body }) => ((body.properties.size = { type: 'integer' }), body.required.push('size')),
  ],
  ['a body may no longer hold a choice', ({ body }) => body.properties.kind.enum.pop()],
  ['a text may be less long', ({ body }) => (body.properties.name.maxLength = 50)],
  ['a field of a body has another type', ({ body }) => (body.properties.name.type = ['integer', 'null'])],
  ['an answer lacks a field', ({ answer }) => delete answer.properties.name],
  ['a field of an answer may be missing', ({ answer }) => (answer.properties.id.type = ['integer', 'null'])],
  ['a field of an answer has another type', ({ answer }) => (answer.properties.id.type = 'string')],
];

const HARMLESS: [what: string, change: Change][] = [
  ['nothing changed', () => {}],
  ['a new route', ({ paths }) => (paths['/api/others'] = paths['/api/things'])],
  [
    'a parameter that may be left out',
    ({ query }) => query.push({ name: 'x', in: 'query', schema: { type: 'string' } }),
  ],
  ['a field that may be left out of a body', ({ body }) => (body.properties.size = { type: 'integer' })],
  ['a body may hold another choice', ({ body }) => body.properties.kind.enum.push('Boat')],
  ['a field of a body may be null', ({ body }) => (body.properties.name.type = ['string', 'null'])],
  ['an answer with another field', ({ answer }) => (answer.properties.size = { type: 'integer' })],
];

it.each(BREAKING)('finds that clients break where %s', (_what, change) => {
  expect(breakingChanges(aDocument(), aDocument(change))).not.toEqual([]);
});

it.each(HARMLESS)('finds nothing to break clients in %s', (_what, change) => {
  expect(breakingChanges(aDocument(), aDocument(change))).toEqual([]);
});

it('says what broke in a sentence', () => {
  const now = aDocument(({ paths }) => delete paths['/api/things'].get);
  expect(breakingChanges(aDocument(), now)).toEqual(['GET /api/things: is gone']);
});
