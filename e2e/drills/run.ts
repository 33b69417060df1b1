import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildStack } from '../../scripts/lib/build-stack.js';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { bold, complain, green, red, Refusal } from '../../scripts/lib/say.js';
import { books } from './books.js';
import { compose } from './compose.js';
import { container } from './container.js';
import { disk } from './disk.js';
import { enumeration } from './enumeration.js';
import { exports } from './exports.js';
import { failover } from './failover.js';
import { handovers } from './handovers.js';
import { hour } from './hour.js';
import { imports } from './imports.js';
import { journeys } from './journeys.js';
import { kill } from './kill.js';
import { leaving } from './leaving.js';
import type { Drill, DrillOptions, DrillReport, Finding } from './lib/drill.js';
import { mails } from './mails.js';
import { metrics } from './metrics.js';
import { migrations } from './migrations.js';
import { nats } from './nats.js';
import { outage } from './outage.js';
import { phones } from './phones.js';
import { pointInTime } from './point-in-time.js';
import { postgres } from './postgres.js';
import { postgresUpgrade } from './postgres-upgrade.js';
import { reminders } from './reminders.js';
import { replicas } from './replicas.js';
import { restore } from './restore.js';
import { revocation } from './revocation.js';
import { rolling } from './rolling.js';
import { s3 } from './s3.js';
import { upgrade } from './upgrade.js';
import { uploads } from './uploads.js';

const DRILLS: Drill[] = [
  kill,
  handovers,
  revocation,
  phones,
  outage,
  postgres,
  rolling,
  leaving,
  replicas,
  journeys,
  migrations,
  disk,
  restore,
  pointInTime,
  uploads,
  s3,
  books,
  exports,
  mails,
  reminders,
  enumeration,
  imports,
  metrics,
  failover,
  nats,
  compose,
  container,
  postgresUpgrade,
  upgrade,
  hour,
];
/** Only run on request: they take long, or are part of another drill. */
const LONG = [hour.name, journeys.name, container.name];
const KILLS = 120;
const WRITES = 10_000;
const MINUTES = 60;
const SEED = 'carnet';
/** Drills that use `--writes`. */
const WITH_WRITES = ['failover', 'nats'];
const page = inRoot('docs/drills.md');

/** Runs the named drills, or all short ones, and writes each result into its part of `docs/drills.md`. */
export async function runDrills(args: string[]): Promise<void> {
  const { chosen, options } = parse(args);
  await buildStack();
  let isGood = true;
  for (const drill of chosen) {
    console.log(`\n${bold(`── ${drill.name}: ${drill.title}`)}`);
    try {
      const report = await drill.run(options);
      console.log(`\n${tableOf(report.findings)}\n`);
      isGood &&= report.findings.every(({ ok }) => ok);
      await keep(drill, report, commandOf(drill, options));
    } catch (error) {
      isGood = false;
      complain(`${drill.name} broke off: ${(error as Error).stack}`);
    }
  }
  console.log(isGood ? green('All bars are met.') : red('Not all bars are met.'));
  process.exitCode = isGood ? 0 : 1;
}

function parse(args: string[]): { chosen: Drill[]; options: DrillOptions } {
  const names = DRILLS.map(({ name }) => name);
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        kills: { type: 'string' },
        writes: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string' },
        files: { type: 'string' },
      },
    });
    const asked = values.only?.split(',') ?? names.filter((name) => !LONG.includes(name));
    const unknown = asked.filter((name) => !names.includes(name));
    if (unknown.length) throw new Error(`There is no drill "${unknown.join('", "')}".`);
    const kills = Number(values.kills ?? KILLS);
    if (!Number.isInteger(kills) || kills < 6) throw new Error('--kills takes 6 or more.');
    const writes = Number(values.writes ?? WRITES);
    if (!Number.isInteger(writes) || writes < 100) throw new Error('--writes takes 100 or more.');
    const minutes = Number(values.minutes ?? MINUTES);
    if (!(minutes >= 1)) throw new Error('--minutes takes 1 or more.');
    const files = values.files?.split(',') ?? [];
    const options = { kills, writes, minutes, seed: values.seed ?? SEED, files };
    return { chosen: DRILLS.filter(({ name }) => asked.includes(name)), options };
  } catch (error) {
    throw new Refusal(
      `${(error as Error).message}\nKnown: --only ${names.join(',')} --kills ${KILLS}, --writes ${WRITES}, --minutes ${MINUTES}, --seed ${SEED} and --files sessions,photos.`,
    );
  }
}

function commandOf({ name }: Drill, { kills, writes, minutes, seed, files }: DrillOptions): string {
  const said = [
    name === 'kill' && kills !== KILLS && `--kills ${kills}`,
    WITH_WRITES.includes(name) && writes !== WRITES && `--writes ${writes}`,
    name === 'hour' && minutes !== MINUTES && `--minutes ${minutes}`,
    name === 'hour' && seed !== SEED && `--seed ${seed}`,
    name === 'journeys' && files.length > 0 && `--files ${files.join(',')}`,
  ];
  return [`npm run drill -- --only ${name}`, ...said.filter((one) => one !== false)].join(' ');
}

function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .map(
      ({ what, bar, found, ok }) =>
        `  ${ok ? green('✓') : red('✗')} ${what.padEnd(width)}  ${bar.padStart(8)}  ${found}`,
    )
    .join('\n');
}

const HEAD = `# Fault drills

What the stack does when its parts die, leave, change or run full. \`npm run drill\` does all of it in stacks of its own, \`npm run drill -- --only kill,disk\` some, and writes here what came out. A bar
that is not met is marked ✗, and the command fails. Smaller forms of some of these run in \`npm test\`.
`;

/** Replaces the drill's part of the page. The parts have the order of the drills. */
async function keep(drill: Drill, report: DrillReport, command: string): Promise<void> {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const parts = DRILLS.map((one) => (one === drill ? partOf(drill, report, command) : oldPart(before, one.name)));
  const text = [HEAD, ...parts.filter((part) => part !== '')].join('\n');
  writeFileSync(page, text);
  await runCommand([process.execPath, inRoot('node_modules/oxfmt/bin/oxfmt'), page]);
}

const begin = (name: string): string => `<!-- ${name} -->`;
const end = (name: string): string => `<!-- end of ${name} -->`;

function oldPart(text: string, name: string): string {
  const [from, to] = [text.indexOf(begin(name)), text.indexOf(end(name))];
  return from === -1 || to === -1 ? '' : `${text.slice(from, to)}${end(name)}\n`;
}

function partOf({ name, title }: Drill, { setUp, findings }: DrillReport, command: string): string {
  const rows = findings.map(({ what, bar, found, ok }) => `| ${what} | ${bar} | ${found}${ok ? '' : ' ✗'} |`);
  return `${begin(name)}

## ${name}: ${title}

${setUp}

| | bar | found |
| --- | --- | --- |
${rows.join('\n')}

\`${command}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine()}

${end(name)}
`;
}

const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
