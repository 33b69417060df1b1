// `npm test`: everything. `npm test -- unit lint`: only those stages. The last line is `N passed, N failed`.
import { bold, complain, faint, Refusal, runTask, seconds } from './lib/say.js';
import { installTools } from './lib/tools.js';
import { build } from './stages/build.js';
import { contracts } from './stages/contracts.js';
import { gateway, house, unit } from './stages/jest.js';
import { journeys } from './stages/journeys.js';
import { lint } from './stages/lint.js';
import { sum, verdict, type Stage, type Tally } from './stages/stage.js';
import { types } from './stages/types.js';

const stages: Stage[] = [lint, types, build, contracts, unit, gateway, house, journeys];
const needTools = [gateway, house, journeys];

await runTask(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length)
    throw new Refusal(
      `There is no stage "${unknown.join('", "')}"; there are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = asked.length ? stages.filter(({ name }) => asked.includes(name)) : stages;
  if (chosen.some((stage) => needTools.includes(stage))) await installTools();
  const lines: string[] = [];
  const tallies: Tally[] = [];
  for (const stage of chosen) {
    const { tally, line } = await runStage(stage);
    tallies.push(tally);
    lines.push(line);
  }
  const { passed, failed } = sum(tallies);
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
});

async function runStage(stage: Stage): Promise<{ tally: Tally; line: string }> {
  console.log(`\n${bold(`── ${stage.name}: ${stage.title}`)}`);
  const started = Date.now();
  const tally = await stage.run().catch((error: Error) => {
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
