import { readConfig, readSecretFiles } from '@carnet/runtime';
import { identity } from './app.js';
import { AccountCare } from './operators/account-care.service.js';

const USAGE = `node dist/account.js end-sessions EMAIL     signs the person out everywhere
node dist/account.js remove-factors EMAIL   turns all second factors off, signs out everywhere, and tells the person by mail`;

const [action = '', email = ''] = process.argv.slice(2);
const actions = {
  'end-sessions': (care: AccountCare) => care.endSessions(email),
  'remove-factors': (care: AccountCare) => care.removeFactors(email),
};

if (!(action in actions) || !email) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
readSecretFiles(process.env, ['SMTP_URL']);
const app = await identity.createApp(readConfig('identity', process.env));
const user = await actions[action as keyof typeof actions](app.get(AccountCare));
await app.close();
process.stdout.write(user ? `Done for ${user.username}.\n` : `Nobody has the email ${email}.\n`);
process.exitCode = user ? 0 : 1;
