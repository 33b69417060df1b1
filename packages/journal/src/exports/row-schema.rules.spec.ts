import { rowSchema } from './row-schema.rules.js';

const refers = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('stands by itself: what a row refers to, directly or by another, is in it', () => {
  const schemas = {
    Vehicle: { type: 'object', properties: { id: { type: 'integer' }, cover: { allOf: [refers('Cover')] } } },
    Cover: { type: 'object', properties: { sizes: { type: 'array', items: refers('Size') } } },
    Size: { type: 'object', properties: { within: refers('Cover') } },
    Other: { type: 'object' },
  };
  expect(rowSchema('Vehicle', schemas)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Vehicle',
    type: 'object',
    properties: { id: { type: 'integer' }, cover: { allOf: [{ $ref: '#/$defs/Cover' }] } },
    $defs: {
      Cover: { type: 'object', properties: { sizes: { type: 'array', items: { $ref: '#/$defs/Size' } } } },
      Size: { type: 'object', properties: { within: { $ref: '#/$defs/Cover' } } },
    },
  });
});

it('has no definitions where nothing is referred to', () => {
  expect(rowSchema('Tag', { Tag: { type: 'object', properties: {} } })).not.toHaveProperty('$defs');
});
