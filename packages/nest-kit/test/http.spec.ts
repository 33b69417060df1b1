import {
  pageAfter,
  readPages,
  startTestService,
  type TestAnswer,
  type TestClient,
  type TestService,
} from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';

let service: TestService;
let ann: TestClient;
let nextUser = 1;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());
beforeEach(() => {
  ann = service.as(nextUser++);
});

describe('errors', () => {
  it.each([
    ['no JSON', '{"title":', 400, 'The body is not valid JSON'],
    ['prototype keys', '{"__proto__":{"x":1},"title":"a"}', 400, 'The body is not valid JSON'],
    ['no object', '[1]', 400, 'Title is required'],
    ['nothing', '', 400, null],
    ['null', 'null', 400, null],
    ['too large a body', JSON.stringify({ title: 'x'.repeat(1024 * 1024) }), 413, 'The request is too large'],
  ])('a body that is %s answers %s', async (_name, body, status, msg) => {
    const answer = await ann.post('/api/notes', body);
    expect(answer.status).toBe(status);
    expect(answer.body.msg).toEqual(msg ?? expect.any(String));
  });

  it('a body of another type answers 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await ann.post('/api/notes', 'title=a', { 'content-type': type });
      expect([answer.status, answer.body.msg]).toEqual([415, 'Send JSON, with content-type application/json']);
    }
  });

  it.each(['01', '1e3', '0x10', '0', '-1', '1.5', 'abc', '9223372036854775808', '2147483648', '1%00', '%20'])(
    'an id like %s answers 400',
    async (id) => {
      const answer = await ann.get(`/api/notes/${id}`);
      expect([answer.status, answer.body]).toMatchObject([400, { msg: 'The id must be a positive integer' }]);
    },
  );

  it('a DELETE may name JSON as the type of no body', async () => {
    const answer = await ann.delete('/api/notes/1', { 'content-type': 'application/json' });
    expect(answer.status).toBe(204);
  });

  it('an unknown path answers 404 with msg', async () => {
    const answer = await ann.get('/api/nothing');
    expect([answer.status, answer.body]).toMatchObject([404, { msg: 'Not found' }]);
  });

  it('a method that an address does not have answers 405, and says which it has', async () => {
    for (const [path, methods] of [
      ['/api/notes', 'GET, HEAD, POST'],
      ['/api/notes/1?x=1', 'DELETE, GET, HEAD, PUT'],
    ] as const) {
      const answer = await ann.patch(path, {});
      expect([answer.status, answer.body]).toMatchObject([405, { msg: 'Method not allowed' }]);
      expect(answer.headers.allow).toBe(methods);
      expect(answer.headers['x-request-id']).toBeTruthy();
    }
  });

  it('HEAD answers like GET, without the body', async () => {
    const get = await ann.get('/api/notes');
    const head = await ann.head('/api/notes');
    expect([head.status, head.body]).toEqual([200, null]);
    for (const name of ['content-type', 'x-total-count']) expect(head.headers[name]).toBe(get.headers[name]);
    expect((await ann.head('/api/notes/2147483647')).status).toBe(404);
    expect((await service.anyone.head('/api/notes')).status).toBe(401);
  });

  it('an id that is far too long answers 414 with msg', async () => {
    const answer = await ann.get(`/api/notes/${'9'.repeat(300)}`);
    expect([answer.status, answer.body]).toMatchObject([414, { msg: 'The address is too long' }]);
  });

  it('a fault of ours answers 500 and tells nothing of it', async () => {
    const answer = await ann.get('/api/notes/broken');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(answer.body.msg).toEqual(expect.any(String));
  });

  it('a database that is away answers 503 with Retry-After', async () => {
    const answer = await ann.get('/api/notes/slow-database');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  it('every answer carries the request id that the gateway gave', async () => {
    const answer = await ann.get('/api/nothing', { 'x-request-id': 'abc-123' });
    expect(answer.headers['x-request-id']).toBe('abc-123');
  });

  it('a request id of odd form is replaced', async () => {
    const answer = await ann.get('/api/notes', { 'x-request-id': 'a b{}' });
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

describe('lists', () => {
  const titles = async (query: string) =>
    (await ann.get(`/api/notes?${query}`)).body.map((note: { title: string }) => note.title);

  it('come whole without a limit, sorted, with their total', async () => {
    for (const title of ['b', 'C', 'a']) await ann.post('/api/notes', { title });
    const answer = await ann.get('/api/notes');
    expect(answer.body.map((note: { title: string }) => note.title)).toEqual(['a', 'b', 'C']);
    expect([answer.headers['x-total-count'], answer.headers['link']]).toEqual(['3', undefined]);
  });

  it('come as an empty array where there is nothing', async () => {
    expect((await ann.get('/api/notes')).body).toEqual([]);
    expect((await ann.get('/api/notes?limit=5')).body).toEqual([]);
  });

  it.each(['sort=title', 'sort=rank'])(
    'page through every row once with %s, equal keys and nulls included',
    async (sort) => {
      for (let i = 0; i < 7; i += 1)
        await ann.post('/api/notes', { title: i < 4 ? 'same' : `t${i}`, rank: i < 5 ? null : 1 });
      const seen: number[] = [];
      let url: string | undefined = `/api/notes?limit=2&${sort}`;
      const sizes: number[] = [];
      while (url) {
        const page: TestAnswer = await ann.get(url);
        expect(page.headers['x-total-count']).toBe('7');
        sizes.push(page.body.length);
        seen.push(...page.body.map((note: { id: number }) => note.id));
        url = /<(.+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect(sizes).toEqual([2, 2, 2, 1]);
      const whole = (await ann.get(`/api/notes?${sort}`)).body.map((note: { id: number }) => note.id);
      expect(seen).toEqual(whole);
    },
  );

  it('say that there is no next page when the last one is full', async () => {
    for (const title of ['a', 'b']) await ann.post('/api/notes', { title });
    expect((await ann.get('/api/notes?limit=2')).headers['link']).toBeUndefined();
  });

  it('keep the filters in the next page', async () => {
    for (const title of ['oil 1', 'oil 2', 'tyre']) await ann.post('/api/notes', { title });
    const first = await ann.get('/api/notes?limit=1&search=oil');
    expect(first.headers['x-total-count']).toBe('2');
    expect(first.headers['link']).toContain('search=oil');
  });

  it('search takes the signs of LIKE literally and no notice of case', async () => {
    for (const title of ['100% Oil', '100 oil', 'a_b', 'acb', 'back\\slash']) await ann.post('/api/notes', { title });
    expect(await titles('search=0%25%20OIL')).toEqual(['100% Oil']);
    expect(await titles('search=a_b')).toEqual(['a_b']);
    expect(await titles('search=%5C')).toEqual(['back\\slash']);
  });

  it('search takes no notice of accents and of how they are encoded', async () => {
    for (const title of ['Citro\u00ebn', 'Zu\u0308ndkerze', 'Strasse', 'Straße', 'Søren'])
      await ann.post('/api/notes', { title });
    expect(await titles('search=citroen')).toEqual(['Citro\u00ebn']);
    expect(await titles(`search=${encodeURIComponent('CITROE\u0308N')}`)).toEqual(['Citro\u00ebn']);
    for (const spelled of ['Z\u00fcnd', 'Zu\u0308nd', 'zund'])
      expect(await titles(`search=${encodeURIComponent(spelled)}`)).toEqual(['Z\u00fcndkerze']);
    expect(await titles('search=soren')).toEqual(['Søren']);
    expect(await titles(`search=${encodeURIComponent('straße')}`)).toHaveLength(2);
  });

  it('sort names as alphabets do', async () => {
    for (const title of ['Zoo', '\u00c4pfel', 'apple', 'Ofen', '\u00d6l', 'oma'])
      await ann.post('/api/notes', { title });
    const inOrder = ['\u00c4pfel', 'apple', 'Ofen', '\u00d6l', 'oma', 'Zoo'];
    expect(await titles('sort=title')).toEqual(inOrder);
    const paged = await readPages<{ title: string }>(ann, '/api/notes?sort=title&limit=2');
    expect(paged.map(({ title }) => title)).toEqual(inOrder);
  });

  it.each([
    ['limit=0', 'Limit must be at least 1'],
    ['limit=201', 'Limit must be at most 200'],
    ['limit=ten', 'Limit must be a whole number'],
    ['sort=owner_id', 'Sort must be one of: title, rank'],
    ['sort=constructor', 'Sort must be one of: title, rank'],
    ['limit=1&cursor=junk', 'The cursor is not one that a list gave'],
    ['limit=1&cursor=WyJhIiwiYiJd', 'The cursor is not one that a list gave'],
    ['search=%00', 'Search must not contain NUL characters'],
    ['search=a&search=b', 'Search must be text'],
  ])('refuse %s', async (query, msg) => {
    const answer = await ann.get(`/api/notes?${query}`);
    expect([answer.status, answer.body.msg]).toEqual([400, msg]);
  });

  it('refuse a cursor of another order instead of failing', async () => {
    for (const title of ['x', 'y']) await ann.post('/api/notes', { title });
    const link = (await ann.get('/api/notes?limit=1&sort=title')).headers['link']!;
    const answer = await ann.get(/<(.+)>/.exec(link)![1]!.replace('sort=title', 'sort=rank'));
    expect(answer.status).toBe(400);
  });

  it('never show what belongs to somebody else', async () => {
    await ann.post('/api/notes', { title: 'mine' });
    const bob = service.as(nextUser++);
    expect((await bob.get('/api/notes')).body).toEqual([]);
  });
});

describe('an answer holds so much of a list', () => {
  let small: TestService;
  beforeAll(async () => (small = await startTestService(notesService, { listRows: 3, listMegabytes: 1 / 1024 })));
  afterAll(() => small.close());

  const noted = async (owner: number, titlesOf: string[]) => {
    const person = small.as(owner);
    for (const title of titlesOf) await person.post('/api/notes', { title });
    return person;
  };
  const titlesIn = (rows: { title: string }[]) => rows.map(({ title }) => title);

  it('that the rest of a long one comes by its link, though no limit was asked for', async () => {
    const person = await noted(1, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const first = await person.get('/api/notes');
    expect(titlesIn(first.body)).toEqual(['a', 'b', 'c']);
    expect([first.headers['x-total-count'], first.headers.link]).toEqual(['7', expect.stringContaining('rel="next"')]);
    expect(titlesIn(await readPages(person, '/api/notes'))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(titlesIn(await readPages(person, '/api/notes?search=e'))).toEqual(['e']);
  });

  it('that a page of long texts ends early, but never without a row', async () => {
    const long = ['a', 'b', 'c'].map((letter) => letter.repeat(90));
    const person = await noted(2, long);
    const sizes: number[] = [];
    for (let url: string | undefined = '/api/notes?limit=3'; url;) {
      const page: TestAnswer = await person.get(url);
      sizes.push(page.body.length);
      url = pageAfter(page);
    }
    expect(sizes).toEqual([2, 1]);
    expect(titlesIn(await readPages(person, '/api/notes'))).toEqual(long);
  });
});

describe('versions', () => {
  it('an update with the version that was read passes and raises it', async () => {
    const made = await ann.post('/api/notes', { title: 'a' });
    expect(made.headers['etag']).toBe('"1"');
    const saved = await ann.put(`/api/notes/${made.body.id}`, { title: 'b' }, { 'if-match': '"1"' });
    expect([saved.status, saved.headers['etag'], saved.body.title]).toEqual([200, '"2"', 'b']);
  });

  it('an update with an older version is told so and changes nothing', async () => {
    const { body } = await ann.post('/api/notes', { title: 'a' });
    await ann.put(`/api/notes/${body.id}`, { title: 'first tab' });
    const late = await ann.put(`/api/notes/${body.id}`, { title: 'second tab' }, { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect((await ann.get(`/api/notes/${body.id}`)).body.title).toBe('first tab');
  });

  it.each(['1', '"x"', '"1", "2"'])('If-Match %s is refused', async (etag) => {
    const { body } = await ann.post('/api/notes', { title: 'a' });
    expect((await ann.put(`/api/notes/${body.id}`, { title: 'b' }, { 'if-match': etag })).status).toBe(400);
  });
});
