import { eventually } from '@carnet/svc-testing';
import { aNewcomer, TestNotify } from './notify.js';

let stack: TestNotify;

beforeAll(async () => (stack = await TestNotify.start()));
afterAll(() => stack.close());

it('no API key opens reminders, channels, the calendar or webhooks, or has a server asked', async () => {
  const { body } = await stack.register(aNewcomer());
  const { key } = (
    await stack.call('POST', '/api/auth/api-keys', { name: 'x', access: 'write' }, { token: body.token })
  ).body;
  for (const [method, path, sent] of [
    ['GET', '/api/reminders'],
    ['PUT', '/api/reminders', { hour: 7 }],
    ['GET', '/api/reminders/calendar'],
    ['POST', '/api/reminders/calendar'],
    ['DELETE', '/api/reminders/calendar'],
    ['GET', '/api/reminders/channels'],
    ['POST', '/api/reminders/channels/topics', { address: 'https://ntfy.example/x' }],
    ['POST', '/api/reminders/channels/1/trial'],
    ['GET', '/api/webhooks'],
    ['POST', '/api/webhooks', {}],
    ['POST', '/api/imports/lubelogger', { address: 'https://cars.example' }],
  ] as const)
    await eventually(async () => {
      const answer = await stack.call(method, path, sent, { token: key });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'sign_in.key_refused']);
    });
});
