import { EventEmitter } from 'node:events';
import { Child, excessIn, lacksRoom } from './ask-child.js';

jest.mock('node:child_process', () => ({ fork: jest.fn() }));
const { fork } = jest.requireMock<{ fork: jest.Mock }>('node:child_process');

/** A child process with Node's interface. */
const aProcess = () => Object.assign(new EventEmitter(), { send: jest.fn(), kill: jest.fn() });

it('says that its process failed to start, and outlives what it fails of later', async () => {
  const broken = aProcess();
  fork.mockReturnValueOnce(broken);
  const child = new Child('file:///somewhere/here.js', 'a-child');
  const answer = child.ask('an order', 60_000);
  broken.emit('error', new Error('spawn EAGAIN'));
  expect(await answer).toEqual({ failed: 'Its process failed: spawn EAGAIN' });
  expect(() => broken.emit('error', new Error('kill ESRCH'))).not.toThrow();
});

it('gives the next order to a new process', async () => {
  const [first, second] = [aProcess(), aProcess()];
  fork.mockReturnValueOnce(first).mockReturnValueOnce(second);
  const child = new Child('file:///somewhere/here.js', 'a-child');
  const failed = child.ask('an order', 60_000);
  first.emit('error', new Error('spawn EAGAIN'));
  await failed;
  const made = child.ask('another', 60_000);
  second.emit('message', { made: 'a book' });
  expect(await made).toEqual({ made: 'a book' });
});

describe('the time of an order', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins when its process takes it', async () => {
    const slow = aProcess();
    fork.mockReturnValueOnce(slow);
    const answer = new Child('file:///somewhere/here.js', 'a-child').ask('an order', 1_000);
    jest.advanceTimersByTime(100_000);
    slow.emit('message', { taken: true });
    jest.advanceTimersByTime(900);
    slow.emit('message', { made: 'a book' });
    expect(await answer).toEqual({ made: 'a book' });
  });

  it('ends the process that takes longer than that', async () => {
    const hanging = aProcess();
    fork.mockReturnValueOnce(hanging);
    const answer = new Child('file:///somewhere/here.js', 'a-child').ask('an order', 1_000);
    hanging.emit('message', { taken: true });
    jest.advanceTimersByTime(1_000);
    expect(await answer).toEqual({ failed: 'It took more than 1 s' });
    expect(hanging.kill).toHaveBeenCalledWith('SIGKILL');
  });
});

it.each([
  ['It took more than 120 s', 'too-long'],
  ['Its process ended (SIGUSR2)', 'too-large'],
  ['Its process ended (SIGSEGV)', null],
])('knows of what the next try would die, too: %s', (failed, excess) => {
  expect(excessIn({ failed })).toBe(excess);
});

it('tells a full disk from a fault of the order', () => {
  for (const failed of [
    'ENOSPC: no space left on device, write',
    'Error: EDQUOT: quota exceeded',
    'No space left on device',
  ])
    expect(lacksRoom({ failed })).toBe(true);
  for (const failed of ['Its process ended (SIGSEGV)', 'ENOENT: no such file or directory', 'It took more than 1 s'])
    expect(lacksRoom({ failed })).toBe(false);
});
