// `npm run seed`: adds an account with a sample collection to a running stack. `npm run seed -- --users 1000`: the data set of
// the benchmarks. `npm run seed -- --photos 2000 --documents 2000`: an account with that many files.
import { parseArgs } from 'node:util';
import { Refusal, runTask } from './lib/say.js';
import { seedCollector } from './lib/seed/collector.js';
import { crowdSize, seedCrowd } from './lib/seed/crowd.js';
import { seedManyFiles } from './lib/seed/many-files.js';
import { StackClient } from './lib/seed/stack-client.js';

await runTask(async () => {
  const { url, email, users, photos, documents } = parse();
  const stranger = new StackClient(url.replace(/\/+$/, ''));
  if (photos + documents > 0) await seedManyFiles(stranger, { photos, documents }, email);
  else if (users === undefined) await seedCollector(stranger, { email, withBook: true });
  else await seedCrowd(stranger, crowdSize(users));
});

function parse(): { url: string; email?: string; users?: number; photos: number; documents: number } {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string', default: `http://localhost:${process.env.PORT ?? 8080}` },
        email: { type: 'string' },
        users: { type: 'string' },
        photos: { type: 'string', default: '0' },
        documents: { type: 'string', default: '0' },
      },
    });
    const users = values.users === undefined ? undefined : Number(values.users);
    if (users !== undefined && !(Number.isInteger(users) && users >= 2)) throw new Error('--users takes 2 or more.');
    const [photos, documents] = [Number(values.photos), Number(values.documents)];
    if (![photos, documents].every((count) => Number.isInteger(count) && count >= 0))
      throw new Error('--photos and --documents take a whole number.');
    return { url: values.url, email: values.email, users, photos, documents };
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nKnown: --url http://localhost:8080, --email you@example.com, --users 1000, --photos 2000, --documents 2000.`,
    );
  }
}
