import { notOwnerFirst, startTestService, type TestService } from '@carnet/svc-kit/testing';
import { records } from '../src/app.js';

let running: TestService;
beforeAll(async () => (running = await startTestService(records)));
afterAll(() => running.close());

it("every key, index and reference begins with the owner, so that no row can name another person's", async () => {
  expect(await notOwnerFirst(running.database)).toEqual([]);
});
