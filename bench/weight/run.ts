import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../scripts/lib/say.js';
import type { NewAccount } from '../../scripts/lib/seed/stack-client.js';
import {
  type Checkout,
  checkOut,
  packagesOf,
  removeCheckout,
  type RunningCheckout,
  startCheckout,
} from './checkout.js';
import { memoryByRole } from './processes.js';
import { render, type Weight, type WeightOptions } from './report.js';
import { use } from './use.js';

const ACCOUNT: NewAccount = {
  username: 'weight',
  email: 'weight@carnet.example',
  firstName: 'Wei',
  lastName: 'Ght',
  password: 'Feathers and lead, 1 kg!',
};

/**
 * Measures the weight of a stack as people start it: its first start from nothing, the packages installed for it, and its memory after some use,
 * when it is idle.
 */
export async function measureWeight(options: WeightOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-weight-'));
  const checkouts: Checkout[] = [];
  try {
    // This commit first: any cache that the first run fills helps the other one.
    for (const commit of ['HEAD', ...(options.against ? [options.against] : [])])
      checkouts.push(checkOut(commit, join(folder, String(checkouts.length))));
    const weights = await weigh(checkouts, options);
    return render(weights, options);
  } finally {
    for (const checkout of checkouts) removeCheckout(checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weigh(checkouts: readonly Checkout[], { rest }: WeightOptions): Promise<Weight[]> {
  const first: number[] = [];
  for (const checkout of checkouts) {
    say(`the first start of ${checkout.name}`);
    first.push(await secondsOfStart(checkout));
  }
  const running: RunningCheckout[] = [];
  try {
    for (const checkout of checkouts) {
      say(`${checkout.name} is used`);
      running.push(await startCheckout(checkout, ACCOUNT));
      await use(checkout, running.at(-1)!);
    }
    say(`they rest for ${rest} s`);
    await pause(rest * 1000);
    return checkouts.map((checkout, at) => ({
      name: checkout.name,
      firstStart: first[at]!,
      laterStart: running[at]!.seconds,
      ...packagesOf(checkout),
      memory: memoryByRole(running[at]!.pid),
    }));
  } finally {
    for (const one of running) await one.stop();
  }
}

async function secondsOfStart(checkout: Checkout): Promise<number> {
  const running = await startCheckout(checkout, ACCOUNT);
  await running.stop();
  return running.seconds;
}
