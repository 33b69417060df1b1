import { startTestService, type TestService, TokenMaker } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';

let service: TestService;
beforeAll(async () => (service = await startTestService(notesService)));
afterAll(() => service.close());

it('answers every one of many wrong tokens that come at once', async () => {
  const forged = service.tokens.token(1).replace(/.{8}$/, 'AAAAAAAA');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => service.anyone.get('/api/notes', { 'x-auth-token': forged })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

it('takes each of many for who they are while their key is still asked for', async () => {
  const other = new TokenMaker();
  const kid = 'second-key';
  service.producers.identity.withhold({ kind: 'signing-key', key: kid, ownerId: 0, body: { kid, jwk: other.jwk } });
  const people = [11, 12, 13, 14, 15];
  const made = await Promise.all(
    people.map((id) =>
      service.anyone.post('/api/notes', { title: `Of ${id}` }, { 'x-auth-token': other.token(id, {}, { kid }) }),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const notes = await service.database.dataSource.query('select owner_id, title from notes order by owner_id');
  expect(notes).toEqual(people.map((id) => ({ owner_id: id, title: `Of ${id}` })));
});
