import { commandOf, pause, signal } from '../../../scripts/lib/processes.js';
import type { FaultStack } from '../../src/fault-stack.js';
import { until } from '../../src/until.js';
import { cutOff } from '../lib/cut-off.js';
import type { MachineClock } from '../lib/machine-clock.js';
import type { SmallDisk } from '../lib/small-disk.js';
import { partsOf, type PlannedFault } from './plan.js';

/** The stack, its disk and its clock, which faults can break. */
export interface Victims {
  stack: FaultStack;
  disk: SmallDisk;
  clock: MachineClock;
}

/** Causes a planned fault and undoes it. Does not wait until a killed part is back. */
export async function harm({ stack, disk, clock }: Victims, fault: PlannedFault): Promise<void> {
  // If a part returned while the disk was full, its record is written a little later.
  if (fault.kind === 'dies')
    for (const part of partsOf(fault)) await until(`${part} lives`, () => commandOf(stack.pidOf(part)) !== '');
  const lasts = () => pause(fault.lastsSeconds * 1_000);
  switch (fault.kind) {
    case 'dies':
      return void (await stack.deadFor(fault.part, async () => {
        if (fault.also) stack.kill(fault.also);
        await lasts();
      }));
    case 'hangs': {
      const pid = stack.pidOf(fault.part);
      signal(pid, 'SIGSTOP');
      await lasts();
      return signal(pid, 'SIGCONT');
    }
    case 'is cut off': {
      const mend = cutOff(stack.portOf(fault.part));
      try {
        return await lasts();
      } finally {
        mend();
      }
    }
    case 'is full':
      await disk.fill();
      await lasts();
      return disk.empty();
    case 'jumps':
      await clock.set(fault.bySeconds);
      await lasts();
      return clock.set(0);
  }
}
