import { buildStack } from '../../scripts/lib/build-stack.js';
import { say } from '../../scripts/lib/say.js';
import { cellsFor, type CellSize, type Habits } from './cells.rules.js';
import { copyPeople } from './clones.js';
import { mixTimes } from './mix.js';
import { makePeople } from './people.js';
import { render, type Stage } from './report.js';
import { memoryOf, sizesOf } from './sizes.js';
import { openCell } from './stack.js';

/** Number of people created through the API; all others are copies of them. */
const FIRST = 10;
/** A cell is also measured with a tenth of its people: the cost of a request must not grow with their number. */
const EARLIER = 10;
/** A prime number. The kinds repeat every hundred requests, so each of these people sends requests of every kind. */
const ASKERS = 97;

const GIGABYTE = 1e9;
/** Assumptions; the report states them beside the figures. */
const HABITS: Habits = { people: 10_000_000, active: 0.1, requests: 150, busiestHour: 0.15 };
const SIZE: CellSize = {
  disk: 1_000 * GIGABYTE,
  memory: 48 * GIGABYTE,
  cores: { postgres: 16, services: 32 },
  busy: 0.5,
  restore: { seconds: 3_600, bytesPerSecond: 0.1 * GIGABYTE },
};

/** Measures one cell while it fills: bytes, memory and CPU time of its people. Computes the number of cells for ten million people. */
export async function measureCell(people: number): Promise<string> {
  // Builds first, because the time limit of the stack's start is too short for a build.
  await buildStack();
  const stack = await openCell();
  try {
    say(`${FIRST} people through the API`);
    const logins = await makePeople(stack, FIRST);
    await stack.settled();
    const empty = await sizesOf(stack);
    const stages: Stage[] = [];
    let copies = 0;
    for (const count of [people / EARLIER, people]) {
      const wanted = Math.round(count / FIRST) - 1;
      say(`copies of them, up to ${count.toLocaleString('en-US')} people`);
      await copyPeople(stack, copies, wanted);
      copies = wanted;
      const sizes = await sizesOf(stack);
      say('what they ask for');
      const askers = Array.from({ length: Math.min(ASKERS, copies * FIRST) }, (_, n) => {
        const { email, password } = logins[n % FIRST]!;
        return { email: `${1 + Math.floor((n * copies) / ASKERS)}.${email}`, password };
      });
      stages.push({ people: count, sizes, times: await mixTimes(stack, askers), memory: memoryOf(stack) });
    }
    const [last] = stages.slice(-1) as [Stage];
    const bytesOf = ({ rows, indexes }: typeof empty) => rows + indexes;
    const bytes = (bytesOf(last.sizes) - bytesOf(empty)) / (people - FIRST);
    const cells = cellsFor({ bytes, cpu: last.times.cpu }, HABITS, SIZE);
    return render({ first: FIRST, empty, stages, bytes, habits: HABITS, size: SIZE, cells });
  } finally {
    await stack.stop();
  }
}
