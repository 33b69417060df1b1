import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.js';
import { Refusal, say } from '../../scripts/lib/say.js';
import { seedCollector } from '../../scripts/lib/seed/collector.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import { removeStack, startTemporaryStack } from '../../scripts/lib/temporary-stack.js';
import { type OneBundle, startOneBundle } from '../one-bundle/site.js';
import { median } from '../rounds.js';
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

const folder = inRoot('.carnet/lighthouse');
const DEMO = { email: 'robin@carnet.example', password: 'Twelve cars, 1 garage!' };

/**
 * Measures each page several times, cold, in a stack of its own with the demo data, and prints medians beside the bars; with `--one-bundle`
 * also as a page of one single-page app of the same sources.
 */
export async function runLighthouse(args: string[]): Promise<void> {
  const options = optionsOf(args);
  const stateDir = join(folder, 'stack');
  removeStack(stateDir);
  mkdirSync(folder, { recursive: true });
  say('starting a stack with the demo data');
  const stack = await startTemporaryStack({ stateDir });
  let bundle: OneBundle | undefined;
  try {
    await seedCollector(new StackClient(stack.address), { withBook: false });
    const { token = '' } = await new StackClient(stack.address).signIn(DEMO);
    if (options.oneBundle) bundle = await startOneBundle(stack);
    const rows: string[] = [];
    for (const page of PAGES) {
      rows.push(await row(page, stack.address, token, options));
      if (bundle) rows.push(await row({ ...page, name: 'the same in one bundle' }, bundle.address, token, options));
    }
    const report = [...HEAD, ...rows].join('\n');
    writeFileSync(join(folder, 'report.md'), `${report}\n`);
    console.log(`\n${report}\n`);
  } finally {
    await bundle?.stop();
    await stack.stop();
    removeStack(stateDir);
  }
}

const HEAD = [
  '| page | performance | bar | first paint | bar | largest paint | bar | blocked | layout shift | accessibility | best practices | SEO | transfer | requests | machine |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

async function row(page: Page, address: string, token: string, { runs, slowdown }: Options): Promise<string> {
  const reports: PageReport[] = [];
  const browser = await signedInBrowser(address, page.signedIn ? token : '', folder);
  try {
    for (let run = 1; run <= runs; run++) {
      say(`${page.name}, run ${run} of ${runs}`);
      reports.push(await lighthouse(address + page.path, { port: browser.port, slowdown, scratch: folder }));
    }
  } finally {
    await browser.close();
  }
  const of = (name: keyof PageReport) => median(reports.map((report) => report[name]));
  const time = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const { bar } = page;
  const cells = [
    page.name,
    of('performance'),
    `≥ ${bar.performance}`,
    time(of('firstPaint')),
    `≤ ${time(bar.firstPaint)}`,
    time(of('largestPaint')),
    `≤ ${time(bar.largestPaint)}`,
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

interface Options {
  runs: number;
  /** The factor by which the phone is slower than this machine. */
  slowdown: number;
  oneBundle: boolean;
}

function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      'one-bundle': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs takes a whole number above 0.');
  const slowdown = Number(values.slowdown);
  if (!(slowdown >= 1)) throw new Refusal('--slowdown takes a number from 1.');
  return { runs, slowdown, oneBundle: values['one-bundle'] };
}
