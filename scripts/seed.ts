// `npm run seed`: an account with a collection to look at, in a stack that runs. `npm run seed -- --users 1000`: the data set of
// the benchmarks.
import { parseArgs } from 'node:util';
import { Refusal, runTask } from './lib/say.js';
import { seedCollector } from './lib/seed/collector.js';
import { crowdSize, seedCrowd } from './lib/seed/crowd.js';
import { StackClient } from './lib/seed/stack-client.js';

await runTask(async () => {
  const { url, email, users } = parse();
  const stranger = new StackClient(url.replace(/\/+$/, ''));
  if (users === undefined) await seedCollector(stranger, email);
  else await seedCrowd(stranger, crowdSize(users));
});

function parse(): { url: string; email?: string; users?: number } {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 8080}` },
        email: { type: 'string' },
        users: { type: 'string' },
      },
    });
    const users = values.users === undefined ? undefined : Number(values.users);
    if (users !== undefined && !(Number.isInteger(users) && users >= 2)) throw new Error('--users takes 2 or more.');
    return { url: values.url, email: values.email, users };
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nKnown: --url http://localhost:8080, --email you@example.com, --users 1000.`,
    );
  }
}
