import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/lib/command.js';
import { Refusal } from '../../scripts/lib/say.js';

/** npm fetches it at its first use: 160 packages that only this needs. Version 12 stays as long as its figures are compared with earlier ones. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PATIENCE_MS = 180_000;

/** Result of one run for one page. Scores are 0 to 100, times in ms. */
export interface PageReport {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Time in which tasks kept the page from reacting. */
  blockingTime: number;
  /** Time of the main thread for scripts, styles and painting together. */
  mainThread: number;
  /** Speed of this machine during the run, as Lighthouse measured it. */
  machine: number;
  /** Units of 1,000 bytes, headers included, as transferred. */
  kilobytes: number;
  requests: number;
}

interface RawReport {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  environment: { benchmarkIndex: number };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>;
  audits: Record<
    | 'first-contentful-paint'
    | 'largest-contentful-paint'
    | 'cumulative-layout-shift'
    | 'total-blocking-time'
    | 'mainthread-work-breakdown',
    { numericValue: number }
  > & { 'network-requests': { details: { items: { url: string; transferSize: number }[] } } };
}

interface Visit {
  /** The browser's port. */
  port: number;
  /** Factor by which the phone's CPU is slower than this machine. */
  slowdown: number;
  scratch: string;
}

/**
 * Runs Lighthouse as a phone on slow 4G with an empty cache. Local storage is kept, so that a signed-in person stays signed in.
 */
export async function lighthouse(url: string, { port, slowdown, scratch }: Visit): Promise<PageReport> {
  const file = join(scratch, 'lighthouse.json');
  const { code, output } = await runCommand(
    [
      'npm',
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { patienceMs: PATIENCE_MS },
  );
  if (code !== 0)
    throw new Refusal(`Lighthouse failed at ${url}:\n${output.trim().split('\n').slice(0, 8).join('\n')}`);
  return read(JSON.parse(readFileSync(file, 'utf8')) as RawReport, url);
}

function read(report: RawReport, url: string): PageReport {
  const { runtimeError, finalDisplayedUrl, categories, audits, environment } = report;
  if (runtimeError) throw new Refusal(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url)
    throw new Refusal(`${url} led to ${finalDisplayedUrl}, so that another page was measured.`);
  const { items } = audits['network-requests'].details;
  // A file from the browser's cache costs nothing.
  const requests = items.filter(({ url, transferSize }) => !url.startsWith('data:') && transferSize > 0);
  const score = (name: keyof typeof categories) => Math.round((categories[name].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blockingTime: audits['total-blocking-time'].numericValue,
    mainThread: audits['mainthread-work-breakdown'].numericValue,
    machine: environment.benchmarkIndex,
    kilobytes: requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0) / 1000,
    requests: requests.length,
  };
}
