import { EventEmitter } from 'node:events';
import { Child } from './ask-child.js';

jest.mock('node:child_process', () => ({ fork: jest.fn() }));
const { fork } = jest.requireMock<{ fork: jest.Mock }>('node:child_process');

/** A process as Node shows it. */
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
