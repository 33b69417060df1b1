import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../scripts/lib/command.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { Refusal, say } from '../../scripts/lib/say.js';
import { seedCollector } from '../../scripts/lib/seed/collector.js';
import { type NewAccount, StackClient } from '../../scripts/lib/seed/stack-client.js';
import { removeStack, startTemporaryStack } from '../../scripts/lib/temporary-stack.js';
import { startOneBundle } from '../one-bundle/site.js';
import { median } from '../rounds.js';
import { checkOut, removeCheckout, startCheckout } from '../weight/checkout.js';
import { signedInBrowser } from './browser.js';
import { lighthouse, type PageReport } from './lighthouse.js';

interface Page {
  name: string;
  path: string;
  signedIn: boolean;
  bar: { performance: number; firstPaint: number; largestPaint: number };
}

/** The pages and their bars. */
const PAGES: Page[] = [
  { name: 'public home', path: '/', signedIn: false, bar: { performance: 97, firstPaint: 1000, largestPaint: 1700 } },
  { name: 'a list', path: '/vehicles', signedIn: true, bar: { performance: 95, firstPaint: 1200, largestPaint: 2000 } },
  {
    name: 'a page with the editor',
    path: '/service/events/new',
    signedIn: true,
    bar: { performance: 90, firstPaint: 1200, largestPaint: 2100 },
  },
];

/** A build of the product to measure. */
interface Site {
  name: string;
  address: string;
  token: string;
}

/** Name of the pages of this checkout in the report. */
const NOW = 'as it is';

const folder = inRoot('.carnet/lighthouse');
const STRANGER: NewAccount = {
  username: 'pages',
  email: 'pages@carnet.example',
  firstName: 'Pa',
  lastName: 'Ges',
  password: 'Light and fast, 1 page!',
};
const DEMO = { email: 'robin@carnet.example', password: 'Twelve cars, 1 garage!' };

/**
 * Measures each page several times with an empty cache, in a stack of its own with the demo data, and prints medians beside the bars. `--one-bundle`
 * compares with one single-page app of the same sources, `--against` with an earlier commit.
 */
export async function runLighthouse(args: string[]): Promise<void> {
  const options = optionsOf(args);
  const stateDir = join(folder, 'stack');
  removeStack(stateDir);
  mkdirSync(folder, { recursive: true });
  // Everything that was started is stopped, even if one of the stops fails.
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const former = options.against ? await startFormer(options.against) : null;
    if (former) stops.push(() => former.stop());
    say('starting a stack with the demo data');
    const stack = await startTemporaryStack({ stateDir });
    stops.push(async () => stack.stop().finally(() => removeStack(stateDir)));
    if (former) await seeded(inRoot(), stack.address);
    else await seedCollector(new StackClient(stack.address), { withBook: false });
    const sites = [await siteOf(NOW, stack.address)];
    if (options.oneBundle) {
      const bundle = await startOneBundle(stack);
      stops.push(() => bundle.stop());
      sites.push({ ...sites[0]!, name: 'in one bundle', address: bundle.address });
    }
    if (former) sites.push(await siteOf(former.name, former.address));
    const measured: Measured[] = [];
    for (const page of PAGES) measured.push({ page, reports: await reportsOf(page, sites, options) });
    const report = [barsOf(measured), ...(former ? [comparisonOf(measured, former.name)] : [])].join('\n\n');
    writeFileSync(join(folder, 'report.md'), `${report}\n`);
    console.log(`\n${report}\n`);
  } finally {
    await undone(stops);
  }
}

/** Undoes steps, the last one first. A step that fails is reported, and the others still run. */
async function undone(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps.toReversed())
    try {
      await step();
    } catch (error) {
      say(`not cleaned up: ${(error as Error).message}`);
    }
}

/** Adds the demo data with the seed of a checkout. */
async function seeded(checkout: string, address: string): Promise<void> {
  const { code, output } = await runCommand(['npm', 'run', 'seed', '--', '--url', address], { cwd: checkout });
  if (code !== 0) throw new Refusal(`The seed failed in ${checkout}:\n${output}`);
}

async function siteOf(name: string, address: string): Promise<Site> {
  const { token = '' } = await new StackClient(address).signIn(DEMO);
  return { name, address, token };
}

interface Former {
  name: string;
  address: string;
  stop(): Promise<void>;
}

/** Installs, builds and starts an earlier commit in a folder of its own, with its own demo data. */
async function startFormer(commit: string): Promise<Former> {
  const scratch = mkdtempSync(join(tmpdir(), 'carnet-pages-'));
  const undo: (() => unknown)[] = [() => rmSync(scratch, { recursive: true, force: true })];
  const stop = (): Promise<void> => undone(undo);
  try {
    const checkout = checkOut(commit, join(scratch, 'checkout'));
    undo.push(() => removeCheckout(checkout));
    say(`starting ${checkout.name} with its demo data`);
    const running = await startCheckout(checkout, STRANGER);
    undo.push(() => running.stop());
    await seeded(checkout.folder, running.url);
    return { name: checkout.name, address: running.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** All reports of a page, by the name of the site. The sites take turns. */
type Reports = ReadonlyMap<string, readonly PageReport[]>;

interface Measured {
  page: Page;
  reports: Reports;
}

async function reportsOf(page: Page, sites: readonly Site[], { runs, slowdown }: Options): Promise<Reports> {
  const reports = new Map<string, PageReport[]>(sites.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run++)
    for (const { name, address, token } of sites) {
      say(`${page.name}, ${name}, run ${run} of ${runs}`);
      const browser = await signedInBrowser(address, page.signedIn ? token : '', folder);
      try {
        const report = await lighthouse(address + page.path, { port: browser.port, slowdown, scratch: folder });
        reports.get(name)!.push(report);
      } finally {
        await browser.close();
      }
    }
  return reports;
}

const medianOf = (reports: readonly PageReport[], figure: keyof PageReport): number =>
  median(reports.map((report) => report[figure]));

const HEAD = [
  '| page | performance | bar | first paint | bar | largest paint | bar | blocked | layout shift | accessibility | best practices | SEO | transfer | requests | machine |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

function barsOf(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ page, reports }) =>
    [...reports].map(([name, own], at) => rowOf(at === 0 ? page.name : `the same, ${name}`, page, own)),
  );
  return [...HEAD, ...rows].join('\n');
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function rowOf(name: string, { bar }: Page, reports: readonly PageReport[]): string {
  const of = (figure: keyof PageReport) => medianOf(reports, figure);
  const cells = [
    name,
    of('performance'),
    `≥ ${bar.performance}`,
    inSeconds(of('firstPaint')),
    `≤ ${inSeconds(bar.firstPaint)}`,
    inSeconds(of('largestPaint')),
    `≤ ${inSeconds(bar.largestPaint)}`,
    `${of('blockingTime').toFixed(0)} ms`,
    of('layoutShift').toFixed(3),
    of('accessibility'),
    of('bestPractices'),
    of('seo'),
    `${of('kilobytes').toFixed(0)} kB`,
    of('requests'),
    of('machine').toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const COMPARED: readonly { name: string; figure: keyof PageReport; shown: (value: number) => string }[] = [
  { name: 'transfer', figure: 'kilobytes', shown: (kB) => `${kB.toFixed(1)} kB` },
  { name: 'requests', figure: 'requests', shown: String },
  { name: 'main thread', figure: 'mainThread', shown: inSeconds },
  { name: 'blocked', figure: 'blockingTime', shown: (ms) => `${ms.toFixed(0)} ms` },
  { name: 'largest paint', figure: 'largestPaint', shown: inSeconds },
];

/** Each figure beside that of the earlier commit, and their ratio. */
function comparisonOf(measured: readonly Measured[], former: string): string {
  const rows = measured.flatMap(({ page, reports }) =>
    COMPARED.map(({ name, figure, shown }) => {
      const [now, then] = [NOW, former].map((site) => medianOf(reports.get(site)!, figure)) as [number, number];
      const ratio = then === 0 ? '–' : (now / then).toFixed(2);
      return `| ${[page.name, name, shown(now), shown(then), ratio].join(' | ')} |`;
    }),
  );
  return [`| page | figure | as it is | ${former} | ratio |`, '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

interface Options {
  runs: number;
  /** Factor by which the phone is slower than this machine. */
  slowdown: number;
  oneBundle: boolean;
  /** An earlier commit to compare with; null for no comparison. */
  against: string | null;
}

function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      'one-bundle': { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs takes a whole number above 0.');
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Refusal('--slowdown takes a number from 1.');
  return { runs, slowdown, oneBundle: values['one-bundle'], against: values.against ?? null };
}
