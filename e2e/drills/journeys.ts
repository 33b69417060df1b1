import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { findTestBrowser } from '../../scripts/lib/tools.js';
import { failuresOf, GENEROUS, playwright } from '../../scripts/stages/journeys.js';
import { SERVICES } from '../src/fault-stack.js';
import { MailServer } from '../src/mail-server.js';
import { OwnProvider } from '../src/own-provider.js';
import { differingCopies, whenInStep } from './lib/agreement.js';
import { none, told, type Drill, type Finding } from './lib/drill.js';
import { LateAddress } from './lib/late-address.js';
import { type Asked, ReplicatedStack } from './lib/replicated-stack.js';

const REPLICAS = 3;
const GATEWAYS = 2;
const PATIENCE_MS = 90 * 60_000;
/** Tests that start their own stacks, with one instance of each service. */
const ELSEWHERE = ['faults', 'safety'];
/** Followers only keep papers that expire or have a mileage. */
const KEPT_IN_PART = /^only in records\.documents:/;
/** Statuses that are errors of the stack, whoever caused them. Journeys fake 500 and 503 themselves where they need them. */
const FAULTS = [500, 502, 504];

/** Everything that a person does in a browser, while each request may go to another instance. */
export const journeys: Drill = {
  name: 'journeys',
  title: 'all journeys in a browser, through three instances of each service and two gateways',
  async run({ files }) {
    const browser = await findTestBrowser();
    if (!browser) throw new Error('There is no Chromium on this machine. CHROMIUM_PATH may name one.');
    const scratch = mkdtempSync(join(tmpdir(), 'carnet-journeys-'));
    const front = await LateAddress.open(0);
    const address = `http://${front.place}`;
    const mails = await MailServer.start({ folder: join(scratch, 'mail') });
    const provider = await OwnProvider.start(address);
    const env = { ...GENEROUS, ...mails.env, ...provider.env, PUBLIC_URL: address };
    const settings = { fsync: 'off' };
    const stack = new ReplicatedStack({ replicas: REPLICAS, gateways: GATEWAYS, env, settings, accessLog: true });
    try {
      await stack.start();
      for (const gateway of stack.addresses) front.add(Number(new URL(gateway).port));
      say(`${REPLICAS} instances of each service run behind ${stack.addresses.join(' and ')}, which are ${address}`);
      const journeyEnv = { CARNET_URL: address, CARNET_STATE: scratch, CHROMIUM_PATH: browser, ...provider.journeyEnv };
      const chosen = files.length > 0 ? files : throughTheStack();
      const report = await playwright({ scratch, env: journeyEnv, files: chosen, patienceMs: PATIENCE_MS });
      if (!report) throw new Error('Playwright left no report.');
      const lacking = await whenInStep(stack);
      const silent = await peopleWithoutSettings(stack);
      const copies = (await differingCopies(stack)).filter((line) => !KEPT_IN_PART.test(line) && !silent.has(line));
      const differing = [...lacking, ...copies];
      const complaints = stack.complaints();
      for (const line of [...differing, ...new Set(complaints)].slice(0, 20)) console.log(`          ${line}`);
      const what =
        files.length > 0
          ? `the journeys of ${files.join(', ')}`
          : `all journeys but ${ELSEWHERE.join(' and ')}, which have stacks of their own`;
      return {
        setUp:
          `${REPLICAS} instances of each service on one PostgreSQL, ${GATEWAYS} nginx, and one address before them that leads each connection to the next of the two; each nginx asks the instances of a service in turn. ` +
          `A mail server and a provider beside them, as the stage \`journeys\` of \`npm test\` has it. Through that address go ${what}.`,
        findings: [
          told('journeys that passed', report.stats.expected),
          none('that failed, or passed at the second try', failuresOf(report)),
          none('passed over', report.stats.skipped),
          told('time', `${Math.round(report.stats.duration / 60_000)} min`),
          ...answers(stack),
          none('facts missing, or copies that differ', differing.length),
          told('warnings and errors in the logs of the services', complaints.length),
        ],
      };
    } finally {
      await stack.stop();
      await front.close();
      await provider.close();
      await mails.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

/** People without settings. No fact is published about them, so followers have no copy. @returns the comparison's lines about them */
async function peopleWithoutSettings(stack: ReplicatedStack): Promise<Set<string>> {
  const people = await stack.rows<{ id: number }>(
    'identity',
    'select id from users where num_nonnulls(time_zone, language, region, currency, odometer_unit, first_day_of_week, paper) = 0',
  );
  return new Set(people.map(({ id }) => `only in identity.users: [${id}, null, null, null, null]`));
}

const throughTheStack = (): string[] =>
  readdirSync(inRoot('e2e/tests'))
    .map((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? '')
    .filter((name) => name !== '' && !ELSEWHERE.includes(name));

/** Checks that all instances have answered requests. */
function answers(stack: ReplicatedStack): Finding[] {
  const asked = stack.asked();
  const all = asked.flat();
  const faults = all.filter(({ status, upstream }) => FAULTS.includes(status) && upstream !== '');
  for (const { path, status } of faults.slice(0, 10)) console.log(`          ${status} ${path}`);
  return [
    told('requests, by gateway', asked.map((lines) => lines.length).join(' and ')),
    ...SERVICES.map((service) => told(`answers of svc-${service}, by instance`, sharesOf(stack, service, all))),
    none('answers of 500, 502 or 504', faults.length),
  ];
}

function sharesOf(stack: ReplicatedStack, service: string, all: Asked[]): string {
  const own = stack.instances.filter((instance) => instance.service === service);
  return own.map(({ port }) => all.filter(({ upstream }) => upstream.endsWith(`:${port}`)).length).join(', ');
}
