import { fakeApi } from '../../testing/fake-api';
import { apiOf } from './client';

interface Car {
  id: number;
  make: string;
}
interface Answers<Data, Headers = Record<string, unknown>> {
  200: { headers: Headers; content: { 'application/json': Data } };
  404: { headers: Record<string, unknown>; content: { 'application/json': { msg: string } } };
}

/** A contract in the format of openapi-typescript. */
interface paths {
  '/api/cars': {
    get: {
      parameters: { query?: { limit?: number; sort?: 'newest' | 'name'; search?: string }; path?: never };
      requestBody?: never;
      responses: Answers<Car[]>;
    };
    post: {
      parameters: { query?: never; path?: never };
      requestBody: { content: { 'application/json': { make: string; year?: number } } };
      responses: Answers<Car, { ETag?: string; [name: string]: unknown }>;
    };
    put?: never;
    patch?: never;
    delete?: never;
  };
  '/api/cars/{id}/parts/{name}': {
    get: {
      parameters: { query?: never; path: { id: number; name: string } };
      requestBody?: never;
      responses: Answers<Car>;
    };
    post?: never;
    put?: never;
    patch?: never;
    delete: {
      parameters: { query?: { dry?: boolean }; path: { id: number; name: string } };
      requestBody?: never;
      responses: { 204: { headers: Record<string, unknown>; content?: never } };
    };
  };
}

const api = apiOf<paths>();
const fallback = 'Failed';
const params = { id: 7, name: 'oil filter' };

it('fills the path of the contract', async () => {
  const { calls } = fakeApi({ 'DELETE /api/cars/7/parts/oil%20filter': { status: 204 } });
  await api.delete('/api/cars/{id}/parts/{name}', { params, query: { dry: true }, fallback });
  expect(String(calls[0]?.query)).toBe('dry=true');
});

it('follows the address of a next page as it is', async () => {
  const { calls } = fakeApi({ 'GET /api/cars': { body: [] } });
  await api.list('/api/cars', { query: { limit: 5, sort: 'name' }, page: '/api/cars?cursor=%7Bid%7D', fallback });
  expect(String(calls[0]?.query)).toBe('cursor=%7Bid%7D');
});

/** Checked by the compiler (`npm run types`), which also fails if an expected error is missing. */
export const judged = async (filters: { sort: string; search: string }) => {
  const car: Car & { version?: number } = await api.post('/api/cars', { make: 'Saab' }, { fallback });
  const { rows } = await api.list('/api/cars', { query: { ...filters, limit: 5 }, fallback });
  const makes: string[] = rows.map(({ make }) => make);
  const gone: void = await api.delete('/api/cars/{id}/parts/{name}', { params, fallback });

  // @ts-expect-error there is no such path
  await api.get('/api/car', { fallback });
  // @ts-expect-error the path has no such method
  await api.put('/api/cars', {}, { fallback });
  // @ts-expect-error the path needs its parameters
  await api.get('/api/cars/{id}/parts/{name}', { fallback });
  // @ts-expect-error an id is a number
  await api.get('/api/cars/{id}/parts/{name}', { params: { id: '7', name: '' }, fallback });
  // @ts-expect-error a field of the body is missing
  await api.post('/api/cars', { year: 1973 }, { fallback });
  // @ts-expect-error the body has no such field
  await api.post('/api/cars', { make: 'Saab', model: '96' }, { fallback });
  // @ts-expect-error the query has no such name
  await api.list('/api/cars', { query: { order: 'name' }, fallback });
  // @ts-expect-error nor where it is spread from filters
  await api.list('/api/cars', { query: { ...{ ...filters, order: '' }, limit: 5 }, fallback });
  // @ts-expect-error the query knows no such value
  await api.list('/api/cars', { query: { sort: 'oldest' }, fallback });
  // @ts-expect-error the query wants a number
  await api.list('/api/cars', { query: { limit: true }, fallback });
  // @ts-expect-error a car has no such field
  const { model } = car;
  return { makes, gone, model };
};
