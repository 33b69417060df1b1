import { parseArgs } from 'node:util';
import { readConfig, readSecretFiles } from '@carnet/svc-kit';
import { identity } from './app.js';
import { PushKeys } from './channels/push-keys.service.js';
import { SigningKeys } from './keys/signing-keys.service.js';

/** `in`: longer than any service needs to learn of a key. */
const { values } = parseArgs({
  options: { in: { type: 'string', default: '300' }, of: { type: 'string', default: 'tokens' } },
});
const seconds = Number(values.in);
if (!Number.isInteger(seconds) || seconds < 0 || seconds > 86_400)
  throw new Error('--in takes seconds, from 0 to 86400');

if (!['tokens', 'push'].includes(values.of)) throw new Error('--of takes tokens or push');

readSecretFiles(process.env);
const app = await identity.createApp(readConfig('identity', process.env));
const said = values.of === 'push' ? await ofPush(app.get(PushKeys)) : await ofTokens(app.get(SigningKeys));
await app.close();
process.stdout.write(`${said}\n`);

async function ofTokens(keys: SigningKeys): Promise<string> {
  const { kid, activeFrom, removed } = await keys.rotate(seconds);
  return `Key ${kid} signs from ${activeFrom.toISOString()} on. Older keys stay valid; removed: ${removed.length}.`;
}

async function ofPush(keys: PushKeys): Promise<string> {
  const { key, removed } = await keys.rotate();
  return `Browsers subscribe with ${key} from now on. Those of before go on with theirs; removed: ${removed}.`;
}
