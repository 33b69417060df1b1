// `npm test`: the quick run. `npm run test:all`: everything; `-- --rest`: what the quick run leaves out. `npm test -- unit lint`: only those
// stages. The last line is `N passed, N failed`.
import { bold, complain, faint, Refusal, runTask, seconds } from './lib/say.js';
import { installTools } from './lib/tools.js';
import { build } from './stages/build.js';
import { contracts } from './stages/contracts.js';
import { gateway, stack, unit } from './stages/jest.js';
import { journeys } from './stages/journeys.js';
import { lint } from './stages/lint.js';
import { scopeOf, type Scope } from './stages/scope.js';
import { sum, verdict, type Stage, type Tally } from './stages/stage.js';
import { types } from './stages/types.js';

/** Groups run one after the other. The lanes of a group run side by side, because each of them leaves a processor idle. */
const plan: Stage[][][] = [
  [
    [lint, types, gateway, stack],
    [build, contracts, unit],
  ],
  [[journeys]],
];
const stages = plan.flat(2);
const needTools = [gateway, stack, journeys];

await runTask(async () => {
  const told = process.argv.slice(2);
  const scope = scopeOf(told);
  const asked = told.filter((name) => !name.startsWith('--'));
  const oddOption = told.find((name) => name.startsWith('--') && !['--all', '--rest'].includes(name));
  if (oddOption) throw new Refusal(`There is no option ${oddOption}; there are --all and --rest.`);
  const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length)
    throw new Refusal(
      `There is no stage "${unknown.join('", "')}"; there are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = stages.filter(({ name, isWhole }) =>
    asked.length > 0 ? asked.includes(name) : !(isWhole && scope === 'rest'),
  );
  if (chosen.some((stage) => needTools.includes(stage))) await installTools();
  const results: Result[] = [];
  for (const lanes of plan) {
    const finished = await Promise.all(
      lanes.map((lane) =>
        runLane(
          scope,
          lane.filter((stage) => chosen.includes(stage)),
        ),
      ),
    );
    results.push(...finished.flat());
  }
  const { passed, failed, failures = [] } = sum(results.map(({ tally }) => tally));
  console.log(`\n${results.map(({ line }) => line).join('\n')}`);
  for (const each of failures) console.log(`\n  ✗ ${each}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});

interface Result {
  tally: Tally;
  line: string;
}

async function runLane(scope: Scope, lane: Stage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of lane) results.push(await runStage(scope, stage));
  return results;
}

async function runStage(scope: Scope, stage: Stage): Promise<Result> {
  console.log(`\n${bold(`── ${stage.name}: ${stage.title}`)}`);
  const started = Date.now();
  const tally = await stage.run(scope).catch((error: Error) => {
    complain(error.stack ?? error.message);
    return verdict(false);
  });
  const time = seconds(Date.now() - started);
  console.log(faint(`${stage.name} took ${time}`));
  return {
    tally,
    line: `${stage.name.padEnd(12)}${time.padStart(9)}   ${tally.passed} passed, ${tally.failed} failed`,
  };
}
