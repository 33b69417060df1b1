// `npm start`: the whole house on this machine. `npm start -- --each` gives every service a process of its own.
import { parseArgs } from 'node:util';
import { runTask, Refusal } from './lib/say.js';
import { startHouse } from './lib/start-house.js';

await runTask(async () => {
  const { values } = parse();
  await startHouse({ each: values.each });
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
