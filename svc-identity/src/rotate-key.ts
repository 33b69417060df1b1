import { parseArgs } from 'node:util';
import { readConfig, readSecretFiles } from '@carnet/runtime';
import { identity } from './app.js';
import { SigningKeys } from './keys/signing-keys.service.js';

/** `in`: the delay in seconds, longer than any service needs to receive a key. */
const { values } = parseArgs({
  options: { in: { type: 'string', default: '300' } },
});
const seconds = Number(values.in);
if (!Number.isInteger(seconds) || seconds < 0 || seconds > 86_400)
  throw new Error('--in takes seconds, from 0 to 86400');

readSecretFiles(process.env);
const app = await identity.createApp(readConfig('identity', process.env));
const { kid, activeFrom, removed } = await app.get(SigningKeys).rotate(seconds);
await app.close();
process.stdout.write(
  `Key ${kid} signs from ${activeFrom.toISOString()} on. Older keys stay valid; removed: ${removed.length}.\n`,
);
