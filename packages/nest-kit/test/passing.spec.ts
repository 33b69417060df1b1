import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { CursorMoved, ProducerAway } from '@carnet/fact-log';
import { fileMessages as m, StorageAway } from '@carnet/files';
import { NotFound, Unavailable } from '@carnet/messages';
import { databaseProblem, isPassing } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';

const coded = (code: string) => Object.assign(new Error(code), { code });
const missingFile = () => readFile('/nowhere/at-all').catch((error: unknown) => error);
const missingSocket = () => new Promise((resolve) => connect('/nowhere/at-all').once('error', resolve));

it.each([
  ['a service that is away', new DependencyDown('records', null)],
  ['a producer that is away', new ProducerAway('records', 'does not answer')],
  ['a cursor that another one moved', new CursorMoved('records')],
  ['a storage that is away', new StorageAway()],
  ['a database that is away', coded('ECONNREFUSED')],
  ['two that wait for each other', coded('40P01')],
  ['a lock that was not given in time', coded('55P03')],
])('%s passes', (_what, error) => expect(isPassing(error)).toBe(true));

it.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['something that is not there', new NotFound(m.notThere)],
  ['a statement that took too long', coded('57014')],
  ['nothing', undefined],
])('%s does not pass', (_what, error) => expect(isPassing(error)).toBe(false));

it('a file that is missing stays so, and says nothing of the database', async () => {
  const error = await missingFile();
  expect([isPassing(error), databaseProblem(error)]).toEqual([false, null]);
});

it('a socket that is missing is a database that is away', async () => {
  const error = await missingSocket();
  expect([isPassing(error), databaseProblem(error)]).toEqual([true, expect.any(Unavailable)]);
});
