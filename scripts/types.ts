// `npm run types`: checks the types of every package that has a tsconfig.json; with names, of those alone.
import { checkTypes } from './lib/check-types.js';
import { runTask, Refusal, say } from './lib/say.js';

await runTask(async () => {
  const faults = await checkTypes(process.argv.slice(2));
  for (const { output } of faults) console.error(output);
  if (faults.length) throw new Refusal(`Types do not fit in ${faults.map(({ folder }) => folder).join(', ')}.`);
  say('types fit');
});
