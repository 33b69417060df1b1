import { waitFor } from '@testing-library/react';
import type { AnyPaths } from '../../testing/any-paths';
import { fakeApi } from '../../testing/fake-api';
import { sessionState, signOut, startSession } from '../session/store';
import { ApiError } from './api-error';
import { apiOf } from './client';

const api = apiOf<AnyPaths>();
const options = { fallback: 'Failed to fetch vehicle' };
const thrownBy = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('passed')),
    (e) => e,
  );

beforeEach(() => startSession('a-token'));

it('sends the token and answers the entity', async () => {
  const { calls } = fakeApi({ 'GET /api/vehicles/7': { body: { id: 7, version: 3 } } });
  await expect(api.get('/api/vehicles/7', options)).resolves.toEqual({ id: 7, version: 3 });
  expect(calls[0]?.headers.get('x-auth-token')).toBe('a-token');
});

it.each(['"4"', 'W/"4"'])('gives an entity the version of its ETag %s', async (etag) => {
  fakeApi({ 'GET /api/vehicles/7': { body: { id: 7 }, headers: { etag } } });
  await expect(api.get('/api/vehicles/7', options)).resolves.toEqual({ id: 7, version: 4 });
});

it('says which version a save was made from', async () => {
  const { calls } = fakeApi({ 'PUT /api/vehicles/7': { body: {} } });
  await api.put('/api/vehicles/7', { make: 'Saab' }, { ...options, ifMatch: 4 });
  expect(calls[0]?.headers.get('if-match')).toBe('"4"');
});

it('reads rows, total and the next page of a list', async () => {
  const headers = { 'x-total-count': '120', link: '</api/parts?cursor=abc&limit=50>; rel="next"' };
  const { calls } = fakeApi({ 'GET /api/parts': { body: [{ id: 1 }], headers } });
  const page = await api.list('/api/parts', { ...options, query: { limit: 50, type: '', search: 'oil filter' } });
  expect(page).toEqual({ rows: [{ id: 1 }], total: 120, next: '/api/parts?cursor=abc&limit=50' });
  expect(calls[0]?.query.toString()).toBe('limit=50&search=oil+filter');
});

it('tells how much of an upload has left, and answers as ever', async () => {
  const { calls } = fakeApi({
    'POST /api/service/events/import': { body: { imported: 1 }, headers: { etag: '"2"' } },
  });
  const heard: number[] = [];
  const onUpload = (share: number) => heard.push(share);
  const answer = await api.post('/api/service/events/import', [{ name: 'Oil' }], { ...options, onUpload });
  expect(answer).toEqual({ imported: 1, version: 2 });
  expect(heard).toEqual([1]);
  expect(calls[0]).toMatchObject({ method: 'POST', body: [{ name: 'Oil' }] });
  expect(calls[0]?.headers.get('x-auth-token')).toBe('a-token');
});

it('rejects an upload that was called off as one that was aborted', async () => {
  fakeApi({ 'POST /api/service/events/import': () => new Promise(() => undefined) });
  const calledOff = new AbortController();
  const sending = api.post('/api/service/events/import', [], {
    ...options,
    signal: calledOff.signal,
    onUpload: () => calledOff.abort(),
  });
  expect(await thrownBy(sending)).not.toBeInstanceOf(ApiError);
});

describe('a failure', () => {
  it('carries what the service says, with its fields', async () => {
    const errors = [{ field: 'year', msg: 'Year is too late' }];
    fakeApi({ 'POST /api/vehicles': { status: 400, body: { msg: 'Please fill in all required fields', errors } } });
    const error = await thrownBy(api.post('/api/vehicles', {}, options));
    expect(error).toMatchObject({ status: 400, message: 'Please fill in all required fields', errors });
  });

  it('has the call’s own words where the service has none', async () => {
    fakeApi({ 'GET /api/vehicles/7': { status: 500, body: 'oops' } });
    expect(await thrownBy(api.get('/api/vehicles/7', options))).toMatchObject({ message: 'Failed to fetch vehicle' });
  });

  it('says how long to wait', async () => {
    fakeApi({ 'GET /api/vehicles/7': { status: 503, body: { msg: 'Away' }, headers: { 'retry-after': '2' } } });
    expect(await thrownBy(api.get('/api/vehicles/7', options))).toMatchObject({ retryAfter: 2, isPassing: true });
  });

  it('is one of the same kind where no answer came', async () => {
    fakeApi({ 'GET /api/vehicles/7': () => Promise.reject(new TypeError('network')) });
    expect(await thrownBy(api.get('/api/vehicles/7', options))).toMatchObject({ status: 0, isPassing: true });
  });

  it('is the abort itself where the page went away', async () => {
    fakeApi({ 'GET /api/vehicles/7': { body: {} } });
    const signal = AbortSignal.abort();
    expect(await thrownBy(api.get('/api/vehicles/7', { ...options, signal }))).not.toBeInstanceOf(ApiError);
  });
});

describe('an answer that never comes', () => {
  afterEach(() => jest.useRealTimers());
  const never = () => new Promise<never>(() => undefined);

  it('is given up, said so, and asked for again with the same Idempotency-Key', async () => {
    const { calls, on } = fakeApi({ 'POST /api/parts': never });
    jest.useFakeTimers();
    const error = thrownBy(api.post('/api/parts', { name: 'Belt' }, options));
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await error).toMatchObject({ status: 0, message: expect.stringContaining('No answer came in time') });
    on('POST /api/parts', { status: 201, body: { id: 1 } });
    await api.post('/api/parts', { name: 'Belt' }, options);
    expect(calls[1]!.headers.get('idempotency-key')).toBe(calls[0]!.headers.get('idempotency-key'));
  });

  it('is given up while its body is on the way, too, and settles no create', async () => {
    const { calls } = fakeApi({ 'POST /api/parts': { status: 201, body: { id: 1 } } });
    const body = jest.spyOn(Response.prototype, 'text').mockImplementationOnce(never);
    jest.useFakeTimers();
    const error = thrownBy(api.post('/api/parts', { name: 'Hose' }, options));
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await error).toMatchObject({ status: 0 });
    body.mockRestore();
    await api.post('/api/parts', { name: 'Hose' }, options);
    expect(calls[1]!.headers.get('idempotency-key')).toBe(calls[0]!.headers.get('idempotency-key'));
  });

  it('has the words of the call where something was only read', async () => {
    fakeApi({ 'GET /api/vehicles/7': never });
    jest.useFakeTimers();
    const error = thrownBy(api.get('/api/vehicles/7', options));
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await error).toMatchObject({ status: 0, message: options.fallback, isPassing: true });
  });

  it('is waited for longer while an upload goes on', async () => {
    const api2 = fakeApi({ 'POST /api/service/events/import': { body: { imported: 1 } } });
    const arrive = api2.stallUploads();
    jest.useFakeTimers();
    const sent = api.post('/api/service/events/import', [], { ...options, onUpload: () => undefined });
    await jest.advanceTimersByTimeAsync(100_000);
    arrive();
    await expect(sent).resolves.toEqual({ imported: 1 });
  });
});

describe('the Idempotency-Key', () => {
  const create = (body: object) => api.post('/api/parts', body, options).catch(() => undefined);

  it('stays the same when a lost answer makes a person press again', async () => {
    const { calls, on } = fakeApi({ 'POST /api/parts': () => Promise.reject(new TypeError('network')) });
    await create({ name: 'Oil filter' });
    on('POST /api/parts', { status: 503, body: { msg: 'Away' } });
    await create({ name: 'Oil filter' });
    expect(keys(calls)[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys(calls)[1]).toBe(keys(calls)[0]);
  });

  it('is new for other content, and after an answer', async () => {
    const { calls } = fakeApi({ 'POST /api/parts': { status: 201, body: { id: 1 } } });
    await create({ name: 'Oil filter' });
    await create({ name: 'Oil filter' });
    await create({ name: 'Air filter' });
    expect(new Set(keys(calls)).size).toBe(3);
  });

  describe('of a page that is loaded again', () => {
    const tokenOf = (person: number) => `head.${btoa(JSON.stringify({ sub: String(person) }))}.signature`;

    /** A separate page. It shares only the browser's storage with the other pages. */
    async function loadPage() {
      jest.resetModules();
      const fresh = await import('./client');
      return (body: object) =>
        fresh
          .apiOf<AnyPaths>()
          .post('/api/parts', body, options)
          .catch(() => undefined);
    }
    const lose = () => fakeApi({ 'POST /api/parts': () => Promise.reject(new TypeError('network')) });

    beforeEach(() => startSession(tokenOf(7)));
    afterEach(() => {
      jest.useRealTimers();
      signOut();
    });

    it('is the same where the answer was lost, and new once it has come', async () => {
      const { calls, on } = lose();
      await (
        await loadPage()
      )({ name: 'Oil filter' });
      on('POST /api/parts', { status: 201, body: { id: 1 } });
      const again = await loadPage();
      await again({ name: 'Oil filter' });
      await again({ name: 'Oil filter' });
      expect(keys(calls)[1]).toBe(keys(calls)[0]);
      expect(keys(calls)[2]).not.toBe(keys(calls)[0]);
    });

    it('is new for other content, for somebody else, and after a day', async () => {
      const { calls } = lose();
      await (
        await loadPage()
      )({ name: 'Oil filter' });
      await (
        await loadPage()
      )({ name: 'Air filter' });
      jest.useFakeTimers({ now: Date.now() + 25 * 3600 * 1000, doNotFake: ['queueMicrotask'] });
      await (
        await loadPage()
      )({ name: 'Oil filter' });
      jest.useRealTimers();
      localStorage.setItem('carnet.token', tokenOf(8));
      await (
        await loadPage()
      )({ name: 'Oil filter' });
      expect(new Set(keys(calls)).size).toBe(4);
    });

    it('is forgotten when its person signs out', async () => {
      lose();
      await (
        await loadPage()
      )({ name: 'Oil filter' });
      const kept = () => Object.keys(localStorage).filter((key) => key.includes('sent:'));
      expect(kept()).toHaveLength(1);
      signOut();
      expect(kept()).toHaveLength(0);
    });
  });

  const keys = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
});

describe('a refused token', () => {
  it('ends the session', async () => {
    fakeApi({ 'GET /api/vehicles/7': { status: 401, body: { msg: 'Authentication required' } } });
    await thrownBy(api.get('/api/vehicles/7', options));
    expect(sessionState()).toMatchObject({ status: 'out', expired: true });
    expect(localStorage.getItem('carnet.token')).toBeNull();
  });

  it('leaves a newer session alone', async () => {
    fakeApi({
      'GET /api/vehicles/7': () => {
        startSession('a-newer-token');
        return { status: 401, body: { msg: 'Authentication required' } };
      },
    });
    await thrownBy(api.get('/api/vehicles/7', options));
    expect(sessionState()).toMatchObject({ status: 'in', token: 'a-newer-token' });
  });
});

describe('what was asked for early', () => {
  afterEach(() => jest.restoreAllMocks());

  const vehicles = '/api/vehicles?limit=2';
  const list = () => api.list('/api/vehicles', { ...options, query: { limit: 2 } });
  const serve = () => {
    const { calls } = fakeApi({
      'GET /api/vehicles': (call) => ({ body: [{ id: call.headers.get('x-auth-token') }] }),
      'POST /api/vehicles': { body: {} },
    });
    return () => calls.filter(({ method }) => method === 'GET').length;
  };
  const rows = async () => (await list()).rows;

  it('is taken by the one that needs it, once', async () => {
    const asked = serve();
    api.early(vehicles);
    expect(await rows()).toEqual([{ id: 'a-token' }]);
    expect(asked()).toBe(1);
    await rows();
    expect(asked()).toBe(2);
  });

  it('is nobody else’s', async () => {
    const asked = serve();
    api.early(vehicles);
    startSession('another-token');
    expect(await rows()).toEqual([{ id: 'another-token' }]);
    expect(asked()).toBe(2);
  });

  it.each([
    ['after a change', () => api.post('/api/vehicles', {}, options)],
    ['10 seconds later', async () => void jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001)],
  ])('is not shown %s', async (_when, happen) => {
    const asked = serve();
    api.early(vehicles);
    await happen();
    await rows();
    expect(asked()).toBe(2);
  });

  it('is read to its end, also where nobody takes it', async () => {
    serve();
    const reads = jest.spyOn(Response.prototype, 'blob');
    api.early(vehicles);
    await waitFor(() => expect(reads).toHaveBeenCalledTimes(1));
  });

  it('fails like any other call where nothing answers', async () => {
    fakeApi({ 'GET /api/vehicles': () => Promise.reject(new TypeError('Failed to fetch')) });
    api.early(vehicles);
    expect(await thrownBy(list())).toMatchObject({ message: options.fallback, status: 0 });
  });
});

describe('what a person has just written', () => {
  const position = 'x-facts-position';
  const written = (place: string) => ({ 'PUT /api/service/events/1': { body: {}, headers: { [position]: place } } });
  const complete = () => api.put('/api/service/events/1', {}, options);
  const sentWith = async (calls: { headers: Headers }[]) => {
    await api.get('/api/vehicles/7', options);
    return calls.at(-1)!.headers.get(position);
  };

  beforeEach(() => signOut());
  beforeEach(() => startSession('a-token'));

  it('is named by the reads that follow, the newest of each service', async () => {
    const { calls, on } = fakeApi({ ...written('service=0000000a/12.3'), 'GET /api/vehicles/7': { body: {} } });
    expect(await sentWith(calls)).toBeNull();
    await complete();
    expect(await sentWith(calls)).toBe('service=0000000a/12.3');
    on('PUT /api/service/events/1', written('service=0000000a/9.30')['PUT /api/service/events/1']);
    await complete();
    expect(await sentWith(calls)).toBe('service=0000000a/12.3');
    on('GET /api/vehicles/7', { body: {}, headers: { [position]: 'garage=0000000b/8.1' } });
    await sentWith(calls);
    expect(await sentWith(calls)).toBe('service=0000000a/12.3, garage=0000000b/8.1');
    on('PUT /api/service/events/1', written('service=0000000c/1.1')['PUT /api/service/events/1']);
    await complete();
    expect(await sentWith(calls)).toBe('service=0000000c/1.1, garage=0000000b/8.1');
  });

  it('is named by the reads of a page that is loaded anew, too', async () => {
    const { calls } = fakeApi({ ...written('service=0000000a/12.3'), 'GET /api/vehicles/7': { body: {} } });
    await complete();
    jest.resetModules();
    const anew = await import('./client');
    await anew.apiOf<AnyPaths>().get('/api/vehicles/7', options);
    expect(calls.at(-1)!.headers.get(position)).toBe('service=0000000a/12.3');
  });

  it('is named as long as the page lives where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const denied = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    ];
    const { calls } = fakeApi({ ...written('service=0000000a/12.3'), 'GET /api/vehicles/7': { body: {} } });
    await complete();
    expect(await sentWith(calls)).toBe('service=0000000a/12.3');
    for (const one of denied) one.mockRestore();
  });

  it('is nobody else’s, and forgotten after half a minute', async () => {
    const { calls } = fakeApi({ ...written('service=0000000a/12.3'), 'GET /api/vehicles/7': { body: {} } });
    await complete();
    startSession('of-somebody-else');
    expect(await sentWith(calls)).toBeNull();
    await complete();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_001);
    expect(await sentWith(calls)).toBeNull();
    now.mockRestore();
  });

  it('is forgotten half a minute after the write, though reads repeat it', async () => {
    const repeated = { body: {}, headers: { [position]: 'service=0000000a/12.3' } };
    const { calls } = fakeApi({ ...written('service=0000000a/12.3'), 'GET /api/vehicles/7': repeated });
    await complete();
    const began = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(began + 20_000);
    expect(await sentWith(calls)).toBe('service=0000000a/12.3');
    now.mockReturnValue(began + 30_001);
    expect(await sentWith(calls)).toBeNull();
    now.mockRestore();
  });
});

describe('on a page in German', () => {
  beforeEach(() => (document.documentElement.lang = 'de'));
  afterEach(() => (document.documentElement.lang = ''));

  it('asks for German', async () => {
    const { calls } = fakeApi({ 'GET /api/vehicles/7': { body: { id: 7 } } });
    await api.get('/api/vehicles/7', options);
    expect(calls[0]?.headers.get('accept-language')).toBe('de');
  });

  it('shows what a service says in German', async () => {
    const headers = { 'content-language': 'de' };
    fakeApi({
      'GET /api/vehicles/7': { status: 404, body: { msg: 'Nicht gefunden', code: 'vehicle.not_found' }, headers },
    });
    const error = await thrownBy(api.get('/api/vehicles/7', options));
    expect([error.message, error.code]).toEqual(['Nicht gefunden', 'vehicle.not_found']);
  });

  it('shows its own sentence where a service knows only English', async () => {
    const errors = [{ field: 'make', msg: 'Make is too long' }];
    fakeApi({ 'GET /api/vehicles/7': { status: 400, body: { msg: 'Make is too long', errors } } });
    const error = await thrownBy(api.get('/api/vehicles/7', { fallback: 'Fahrzeug nicht geladen' }));
    expect([error.message, error.errors]).toEqual(['Fahrzeug nicht geladen', []]);
  });
});
