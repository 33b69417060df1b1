import { createHash } from 'node:crypto';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());

const token = () => ({ 'x-internal-token': stack.config.internalToken });

it('tells what lies in the trash with the rest, since when it does, and its bytes where they are asked for', async () => {
  const { id: owner, client } = stack.newOwner();
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  const [kept, thrown] = [aPng({ padding: 1 }), aPng({ padding: 2 })];
  const ids = [await uploads.file(kept), await uploads.file(thrown)];
  await client.delete(`/api/photos/${ids[1]}`);
  for (const list of ['files', 'photos']) {
    const { rows } = (await stack.anyone.get(`/internal/exports/${list}?owner_id=${owner}`, token())).body;
    expect(rows).toMatchObject([
      { id: ids[0], deleted_at: null },
      { id: ids[1], deleted_at: expect.any(String) },
    ]);
  }
  const hash = createHash('sha256').update(thrown).digest('hex');
  const bytes = `/internal/files/${ids[1]}/bytes?owner_id=${owner}&sha256=${hash}`;
  expect((await stack.anyone.get(bytes, token())).status).toBe(404);
  expect((await stack.anyone.get(`${bytes}&trash=true`, token())).status).toBe(200);
});
