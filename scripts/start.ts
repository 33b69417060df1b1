// `npm start`: the whole stack on this machine. `npm start -- --each` gives every service a process of its own.
import { parseArgs } from 'node:util';
import { runTask, Refusal } from './lib/say.js';
import { startStack } from './lib/start-stack.js';

await runTask(async () => {
  const { values } = parse();
  await startStack({ each: values.each });
});

function parse() {
  try {
    return parseArgs({ options: { each: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nKnown: --each (a process for each service). PORT and HOST choose the address.`,
    );
  }
}
