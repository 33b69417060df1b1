import { refusalsNotIn } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

const asking = (language: string) => ({ 'accept-language': language });

it.each([
  ['x-klingon', 'en', 'Track day not found'],
  ['de', 'de', 'Tag auf der Rennstrecke nicht gefunden'],
  ['fr-BE', 'fr', 'Journée circuit introuvable'],
  ['it-CH', 'it', 'Giornata in pista non trovata'],
  ['es-419', 'es', 'Día de circuito no encontrado'],
  ['ja-JP-u-ca-japanese', 'ja', '走行会が見つかりません'],
])('tells who asks for %s in %s that a track day is not there', async (asked, language, msg) => {
  const { status, body, headers } = await stack.newOwner().client.get('/api/track-days/2000000000', asking(asked));
  expect({ status, body, language: headers['content-language'] }).toEqual({
    status: 404,
    body: { msg, code: 'track_day.not_found' },
    language,
  });
});

it('says in Japanese why a file cannot be kept', async () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const { status, body } = await stack.newOwner().client.post('/api/uploads', undefined, {
    ...{ ...asking('ja'), 'tus-resumable': '1.0.0', 'upload-length': '10' },
    'upload-metadata': `filename ${base64('engine.exe')},kind ${base64('photo')}`,
  });
  expect([status, body.code]).toEqual([415, 'upload.kind_refused']);
  expect(body.msg).toMatch(/^この種類のファイルは保存できません。/);
});

it('refuses whatever is odd in the language that is asked for', async () => {
  expect(await refusalsNotIn('ja', `${__dirname}/../openapi.json`, stack.newOwner().client)).toEqual([]);
});
