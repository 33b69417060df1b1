import { nextLink, withQuery } from './paging';

it.each([
  ['</api/parts?cursor=7>; rel="next"', '/api/parts?cursor=7'],
  ['</api/parts>; rel="first", </api/parts?cursor=7,8>; rel=next', '/api/parts?cursor=7,8'],
  ['</api/parts?cursor=7>; title="a"; rel="next"', '/api/parts?cursor=7'],
  ['</api/parts>; rel="prev"', null],
  [null, null],
])('finds the next page in %p', (header, next) => {
  expect(nextLink(header)).toBe(next);
});

it('adds what was asked for to a path, and leaves the rest out', () => {
  const query = { search: 'a&b', type: '', status: null, vehicle_id: 7, limit: undefined };
  expect(withQuery('/api/parts', query)).toBe('/api/parts?search=a%26b&vehicle_id=7');
  expect(withQuery('/api/parts?cursor=x', { limit: 5 })).toBe('/api/parts?cursor=x&limit=5');
  expect(withQuery('/api/parts', {})).toBe('/api/parts');
});
