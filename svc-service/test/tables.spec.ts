import { notOwnerFirst, startTestService, type TestService } from '@carnet/svc-kit/testing';
import { service } from '../src/app.js';

let running: TestService;
beforeAll(async () => (running = await startTestService(service)));
afterAll(() => running.close());

it("every key, index and reference begins with the owner, so that no row can name another person's", async () => {
  expect(await notOwnerFirst(running.database)).toEqual([]);
});
