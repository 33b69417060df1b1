import { EventEmitter } from 'node:events';
import { join } from './join-process.js';

jest.mock('node:child_process', () => ({ fork: jest.fn() }));
const { fork } = jest.requireMock<{ fork: jest.Mock }>('node:child_process');

it('says that its process failed to start, and the service lives on', async () => {
  const broken = Object.assign(new EventEmitter(), { send: jest.fn(), kill: jest.fn() });
  fork.mockReturnValueOnce(broken);
  const answer = join({ pages: [], pdf: '' });
  broken.emit('error', new Error('spawn EAGAIN'));
  expect(await answer).toEqual({ failed: 'The process that joins failed: spawn EAGAIN' });
  expect(() => broken.emit('error', new Error('kill ESRCH'))).not.toThrow();
});
