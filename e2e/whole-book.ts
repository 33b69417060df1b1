// `npm run whole-book -w e2e` orders the book of a car with a long history through the gateway, in a separate stack. Measures its time, the memory
// of its processes, its size, and the response times of another service's list meanwhile. `-- --entries 100000` first
// extends the car's journal to that many entries; `-- --most` fills it up to all quotas and limits of one book.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../scripts/lib/say.js';
import { ownerWithCar } from './drills/lib/garage.js';
import { FaultStack } from './src/fault-stack.js';
import { fillWithExample } from './whole-book/example-car.js';
import { firstCheckpoint, growJournal } from './whole-book/long-journal.js';
import { fillWithMost } from './whole-book/most.js';
import { listsAtRestAndMeanwhile } from './whole-book/lists-meanwhile.js';
import { made } from './whole-book/made-book.js';

const { values } = parseArgs({
  options: {
    entries: { type: 'string' },
    most: { type: 'boolean', default: false },
    services: { type: 'string', default: '9900' },
    photos: { type: 'string', default: '1000' },
    papers: { type: 'string', default: '200' },
    sheets: { type: 'string', default: '30' },
  },
});
const most = {
  ...{ services: Number(values.services), photos: Number(values.photos) },
  ...{ papers: Number(values.papers), sheets: Number(values.sheets) },
};
const stack = new FaultStack();
const folder = await mkdtemp(join(tmpdir(), 'carnet-whole-book-'));
try {
  await stack.start();
  const owner = await ownerWithCar(stack.address);
  await (values.most ? fillWithMost(stack, owner, most) : fillWithExample(owner, folder));
  if (values.entries !== undefined) {
    await growJournal(stack, owner, Number(values.entries));
    say(await firstCheckpoint(owner));
  }
  console.table(await made(stack, owner));
  if (!values.most && values.entries === undefined) console.table(await listsAtRestAndMeanwhile(owner));
} finally {
  await stack.stop();
  stack.remove();
  await rm(folder, { recursive: true, force: true });
}
