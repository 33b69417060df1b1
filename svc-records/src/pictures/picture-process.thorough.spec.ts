import { type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PictureProcess } from './picture-process.js';

jest.mock('node:child_process', () => {
  const real = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  return { ...real, fork: jest.fn(real.fork) };
});
const { fork } = jest.requireMock<{ fork: jest.Mock<ChildProcess> }>('node:child_process');

let folder: string;
let pictures: PictureProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'picture-process-'));
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toFile(join(folder, 'photo.png'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => fork.mockClear());
afterEach(() => pictures?.onModuleDestroy());

const make = () => pictures!.make({ path: join(folder, 'photo.png'), mediaType: 'image/png', folder });
const processes = (): ChildProcess[] => fork.mock.results.map(({ value }) => value as ChildProcess);

it('leaves when nothing is to be done, and is there again for what comes', async () => {
  pictures = new PictureProcess(1);
  expect(await make()).toHaveProperty('made');
  const [first] = processes();
  if (first!.signalCode === null) await once(first!, 'exit');
  expect(await make()).toHaveProperty('made');
  expect(processes()).toHaveLength(2);
});

it('stays while somebody else’s picture is under way', async () => {
  pictures = new PictureProcess(1);
  const outcomes = await Promise.all([make(), make(), make()]);
  expect(outcomes.every((outcome) => 'made' in outcome)).toBe(true);
  expect(processes()).toHaveLength(1);
});

it('gives what comes in the moment of its leaving to a new process', async () => {
  pictures = new PictureProcess(1);
  await make();
  const [first] = processes();
  const kill = first!.kill.bind(first);
  await new Promise<void>((resolve) => {
    first!.kill = (signal) => {
      resolve();
      return kill(signal);
    };
  });
  expect(await make()).toHaveProperty('made');
});

it('says that it cannot be started, and outlives what it fails of later', async () => {
  const broken = Object.assign(new EventEmitter(), { send: jest.fn(), kill: jest.fn(), unref: jest.fn() });
  fork.mockReturnValueOnce(broken as unknown as ChildProcess);
  pictures = new PictureProcess();
  const answer = make();
  broken.emit('error', new Error('spawn EAGAIN'));
  expect(await answer).toEqual({ crashed: 'The picture process failed: spawn EAGAIN' });
  expect(() => broken.emit('error', new Error('kill ESRCH'))).not.toThrow();
  expect(await make()).toHaveProperty('made');
});
