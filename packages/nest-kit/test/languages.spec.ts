import fc from 'fast-check';
import { LANGUAGES } from '@carnet/messages';
import { startTestService, type TestAnswer, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';

let service: TestService;
beforeAll(async () => (service = await startTestService(notesService)));
afterAll(() => service.close());

const asking = (language?: string): Record<string, string> =>
  language === undefined ? {} : { 'accept-language': language };
const spoken = ({ status, body, headers }: TestAnswer) => ({
  status,
  msg: body.msg,
  language: headers['content-language'],
  vary: headers.vary,
});

it.each([
  [undefined, 'en', 'The id must be a positive integer'],
  ['*', 'en', 'The id must be a positive integer'],
  ['nl', 'en', 'The id must be a positive integer'],
  ['de-CH, en;q=0.5', 'de', 'Die ID muss eine positive ganze Zahl sein'],
  ['fr-CA, de;q=0.5', 'fr', 'L’identifiant doit être un entier positif'],
  ['it', 'it', 'L’id deve essere un intero positivo'],
  ['es-MX', 'es', 'El id debe ser un entero positivo'],
  ['ja-JP', 'ja', 'id は正の整数でなければなりません'],
])('who asks for %j is answered in %s', async (asked, language, msg) => {
  const answer = await service.as(1).get('/api/notes/x', asking(asked));
  expect(spoken(answer)).toEqual({ status: 400, msg, language, vary: 'Accept-Language' });
  expect(answer.body).toEqual({ msg, code: 'request.id_invalid' });
});

it('says what is wrong with a field by the field’s name, and gives programs its code and values', async () => {
  const { body, headers } = await service.as(1).post('/api/notes', { title: 'a', rank: -1 }, asking('de'));
  const said = { msg: '„Rang“ muss mindestens 0 sein', code: 'field.least', params: { field: 'rank', least: 0 } };
  expect(body).toEqual({ ...said, errors: [{ field: 'rank', ...said }] });
  expect(headers['content-language']).toBe('de');
});

it('joins what is wrong with several fields in one sentence', async () => {
  const { body } = await service.as(1).post('/api/notes', { title: 'a'.repeat(101), rank: 'x' }, asking('ja'));
  expect(body).toMatchObject({
    msg: '「題名」は 100 文字以内で入力してください。「順位」は整数で入力してください',
    code: 'request.invalid',
    errors: [{ code: 'field.too_long' }, { code: 'field.whole' }],
  });
});

it('is English as a whole where one sentence of it is not in the language', async () => {
  const { body, headers } = await service.as(1).post('/api/notes', { title: 'a', rank: -1 }, asking('fr'));
  expect([headers['content-language'], body.msg]).toEqual(['en', 'Rank must be at least 0']);
});

it.each([
  ['an unknown address', '/api/nothing', 'GET', 404, 'Nicht gefunden', 'request.not_found'],
  ['another method', '/api/notes', 'DELETE', 405, 'Methode nicht erlaubt', 'request.method_not_allowed'],
  ['nobody', '/api/notes/mine', 'GET', 401, 'Bitte melden Sie sich an', 'sign_in.required'],
  [
    'an address that is too long',
    `/api/notes/${'1'.repeat(300)}`,
    'GET',
    414,
    'Die Adresse ist zu lang',
    'request.address_too_long',
  ],
  ['a fault of ours', '/api/notes/broken', 'GET', 500, 'Bei uns ist etwas schiefgegangen', 'request.failed'],
  [
    'a database that is away',
    '/api/notes/slow-database',
    'GET',
    503,
    'Der Dienst ist gerade nicht erreichbar',
    'request.unavailable',
  ],
] as const)('answers %s in German', async (who, path, method, status, msg, code) => {
  const client = who === 'nobody' ? service.anyone : service.as(1);
  const answer = await (method === 'GET' ? client.get(path, asking('de')) : client.delete(path, asking('de')));
  expect(spoken(answer)).toMatchObject({ status, language: 'de', vary: 'Accept-Language' });
  expect(answer.body).toEqual({ msg: expect.stringContaining(msg), code });
});

it('says the state of the stack in the language that is asked for', async () => {
  const { body, headers } = await service.anyone.get('/api/health', asking('it'));
  expect([headers['content-language'], headers.vary]).toEqual(['it', 'Accept-Language']);
  expect(body).toMatchObject({ msg: 'Tutti i servizi sono pronti', code: 'health.ready' });
});

it('tells a good answer from none of it', async () => {
  const { headers } = await service.as(1).get('/api/notes', asking('de'));
  expect([headers['content-language'], headers.vary]).toEqual([undefined, undefined]);
});

it('answers whatever is asked for, 10 kB of it included', async () => {
  const visible = fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 200,
  });
  const headers = fc.oneof(
    visible,
    fc.constant('de,'.repeat(3_400)),
    fc.constant(';q=0.5'.repeat(1_700)),
    fc.constant('-'.repeat(10_000)),
  );
  await fc.assert(
    fc.asyncProperty(headers, async (asked) => {
      const { status, headers: answered } = await service.as(1).get('/api/notes/x', asking(asked));
      expect(status).toBe(400);
      expect(LANGUAGES).toContain(answered['content-language']);
    }),
    { numRuns: 60 },
  );
});
