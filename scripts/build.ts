// `npm run build`: builds everything that changed since its last build. `npm run build -- services`, `-- site` or `-- start` builds only that part.
import { buildStack, PARTS, type Part } from './lib/build-stack.js';
import { Refusal, runTask, say } from './lib/say.js';

await runTask(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !PARTS.includes(part as Part));
  if (unknown) throw new Refusal(`"${unknown}" cannot be built; known are: ${PARTS.join(', ')}.`);
  const built = await buildStack(asked.length ? (asked as Part[]) : PARTS);
  if (built.length === 0) say('everything is built already');
});
