import { readConfig, readSecretFiles } from '@carnet/runtime';
import { notify } from './app.js';
import { PushKeys } from './channels/push-keys.service.js';

readSecretFiles(process.env, ['SMTP_URL']);
const app = await notify.createApp(readConfig('notify', process.env));
const { key, removed } = await app.get(PushKeys).rotate();
await app.close();
process.stdout.write(
  `Browsers subscribe with ${key} from now on. Those of before go on with theirs; removed: ${removed}.\n`,
);
