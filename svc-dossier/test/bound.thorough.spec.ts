import { cp } from 'node:fs/promises';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { Binder } from '../src/making/binder.js';
import { type BookWanted, type Gathered, Materials } from '../src/making/materials.js';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { verifyBook } from '../verifier/verify-book.js';
import { aBook, writeFiles } from './a-book.js';
import { aMaker } from './makers.js';
import { openStack, type Stack } from './stack.js';

/** A vehicle with photos and papers from a folder, in place of the other services. */
class FromAFolder extends Materials {
  constructor(private readonly files: string) {
    super();
  }

  async gather({ issuedOn }: BookWanted, folder: string): Promise<Gathered> {
    await cp(this.files, folder, { recursive: true });
    return { book: { ...aBook(), issuedOn }, journal: null };
  }
}

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('binds a real book in a process of its own: sealed by the kept key, with pictures of its pages', async () => {
  const { id: owner, client } = stack.newOwner();
  const ordered = await client.post('/api/dossiers', { vehicle_id: stack.aVehicle(owner) });
  const { id } = ordered.body as { id: number };
  const maker = aMaker(stack, new Binder(), new FromAFolder(await writeFiles()));
  await eventually(
    async () => expect((await client.get(`/api/dossiers/${id}`)).body).toMatchObject({ state: 'ready' }),
    300_000,
  );
  await maker.onModuleDestroy();
  const { body } = await client.get(`/api/dossiers/${id}`);
  expect(body).toMatchObject({
    plates: aBook().photos.length,
    made_with: { engine: expect.stringMatching(/^typst-ts/) },
  });
  expect(body.pages).toBeGreaterThan(body.previews as number);
  const token = stack.tokens.token(owner);
  const { rawPayload } = await stack.app.inject({
    url: `/api/dossiers/${id}/file`,
    headers: { 'x-auth-token': token },
  });
  const verdict = await verifyBook(new Uint8Array(rawPayload));
  expect(verdict).toMatchObject({ verdict: 'unchanged', seal: { key: await stack.app.get(SealingKeys).publicKey() } });
  const page = await stack.app.inject({ url: `/api/media/dossiers/${id}/pages/1`, headers: { 'x-auth-token': token } });
  expect(page.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect(await stack.rows(sql`select 1 from waiting_dossiers`)).toEqual([]);
}, 600_000);
