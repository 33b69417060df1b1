import { SoftwarePasskey } from '../../../packages/svc-testing/src/software-passkey.js';
import { type Account, type Answer, call, stackAddress } from '../api.js';
import { turnsOfPeople } from './turns.js';

/** The newest passkey of each person. Further sign-ins need it, so they wait for it. */
const devices = new Map<string, SoftwarePasskey>();
const inTurn = turnsOfPeople();

const PATH = '/api/auth/passkeys';
/** Browsers bind passkeys to host names. The stack of the walk has only this one. */
const origin = (): string => stackAddress().replace('127.0.0.1', 'localhost');
const post = (path: string, body?: object, token?: string) => call({ method: 'POST', path, body, token });
const optionsIn = (answer: Answer) => answer.json<{ options: object }>().options;

export const makePasskey = (person: Account & { mark: string }): Promise<number> =>
  inTurn(person, async () => {
    const device = new SoftwarePasskey(origin());
    const offered = await post(`${PATH}/options`, undefined, person.token);
    const added = await post(PATH, { name: person.mark, passkey: device.make(optionsIn(offered)) }, person.token);
    devices.set(person.token, device);
    return added.json<{ passkey: { id: number } }>().passkey.id;
  });

/** Signs in once more and returns the id of the new session. */
export const signInElsewhere = (person: Account): Promise<number> =>
  inTurn(person, async () => {
    const device = devices.get(person.token);
    const { email, password } = person;
    const signedIn = await (device ? signInBy(device) : post('/api/auth/login', { email, password }));
    const sessions = await call({ path: '/api/auth/sessions', token: signedIn.json<{ token: string }>().token });
    return sessions.json<{ id: number }[]>()[0]!.id;
  });

async function signInBy(device: SoftwarePasskey): Promise<Answer> {
  const asked = await post(`${PATH}/sign-in/options`);
  const { visit } = asked.json<{ visit: string }>();
  return post(`${PATH}/sign-in`, { visit, passkey: device.answer(optionsIn(asked)) });
}
